/** The styles of the explorer, put once into the document or shadow root that holds it. */
import { el } from './dom';
import frameCss from './styles/frame.css';
import graphCss from './styles/graph.css';
import movementCss from './styles/movement.css';
import narrowCss from './styles/narrow.css';
import resourcesCss from './styles/resources.css';
import textCss from './styles/text.css';
import tokensCss from './styles/tokens.css';
import viewsCss from './styles/views.css';

const FIRST = 'wave-explorer-style';
const STUDY = 'wave-explorer-study-style';
const LAST = 'wave-explorer-narrow-style';

function homeOf(root: HTMLElement): ParentNode {
  const home = root.getRootNode();
  return home instanceof ShadowRoot ? home : document.head;
}

/** The styles of the frame and of the views that are always there. */
export function addStyles(root: HTMLElement): void {
  const home = homeOf(root);
  if (!home.querySelector(`#${FIRST}`)) {
    home.append(el('style', { id: FIRST }, tokensCss, frameCss, viewsCss, graphCss, resourcesCss, textCss, movementCss), el('style', { id: LAST }, narrowCss));
  }
}

/** The styles of the views that come later; the rules for a narrow frame stay behind them and win. */
export function addStudyStyles(root: HTMLElement, styles: string): void {
  const home = homeOf(root);
  if (!home.querySelector(`#${STUDY}`)) {
    const sheet = el('style', { id: STUDY }, styles);
    const last = home.querySelector(`#${LAST}`);
    home.insertBefore(sheet, last);
  }
}
