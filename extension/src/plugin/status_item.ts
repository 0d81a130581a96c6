import type { IStatusBar } from '@jupyterlab/statusbar';
import { Widget } from '@lumino/widgets';
import { el } from '../core/dom';
import { statusText } from './compile_words';
import type { FeedList } from './feed_messages';
import type { Feeds } from './feeds';

/** Device and recording of the active notebook's kernel; a press shows its compilations. */
export function addStatusItem(statusBar: IStatusBar, feeds: Feeds, showCompilations: () => void): void {
  const item = new Widget();
  const face = el('button', { type: 'button', class: 'jp-WaveExplorerStatus', 'data-testid': 'wave-status', onclick: showCompilations });
  item.node.append(face);
  const shown = (): FeedList | null => (feeds.current?.place === 'open' ? feeds.current.compiles.list : null);
  let drawn = '';
  const follow = (): void => {
    const list = shown();
    const { text, title } = list ? statusText(list) : { text: '', title: '' };
    if (`${text}\n${title}` !== drawn) {
      drawn = `${text}\n${title}`;
      face.textContent = text;
      face.title = title;
      item.title.label = text; // and so the bar hears that the item came, changed or went
    }
  };
  feeds.onChange(follow);
  statusBar.registerStatusItem('wave-explorer:device', {
    item, align: 'right', rank: 30, isActive: () => shown() !== null, activeStateChanged: item.title.changed
  });
  follow();
}
