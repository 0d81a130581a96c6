/** The kernel's Python text with its constraints: where diagnostics and nodes lead to, and where a line leads on. */
import { allDiagnostics } from './diagnostics';
import { button, el, eachFrame, replace, type Child, type Lifetime } from './dom';
import type { Editor } from './editor';
import { severityIcon } from './icons';
import type { SourceLocation, SourcePayload } from './payloads';
import { RecordView } from './record_view';
import { notice } from './states';
import type { Workspace } from './workspace';

type Constraint = SourcePayload['constraints'][number];

export class SourceView extends RecordView {
  private readonly title = el('h2', { class: 'wx-title wx-m wx-ellipsis' });
  private readonly facts = el('span', { class: 'wx-quiet wx-ellipsis', role: 'status' });
  private readonly constraints = el('div', { class: 'wx-source-constraints', tabindex: 0, role: 'region', 'aria-label': 'Constraints' });
  private readonly place = el('div', { class: 'wx-editor-place' });
  private editor: Editor | null = null;
  private payload: SourcePayload | null = null;
  private shownText = '';

  constructor(work: Workspace) {
    super(work, 'wx-source-view');
    this.body.append(el('div', { class: 'wx-view-head' }, this.title, this.facts), this.constraints, this.place);
  }

  dispose(): void {
    this.editor?.destroy();
  }

  protected listen(shown: Lifetime): void {
    shown.add(this.work.on('record', eachFrame(() => this.refresh())));
    shown.add(this.work.store.on(['node', 'place'], () => this.follow()));
  }

  protected refresh(): void {
    this.ask('source', {}, 'Waits for the source text.', payload => {
      this.payload = payload;
      void this.put(payload);
    });
  }

  private async put(payload: SourcePayload): Promise<void> {
    if (payload.not_known && payload.constraints.length === 0) {
      this.say(notice('No source text', `${payload.not_known}.`));
      return;
    }
    this.title.textContent = payload.file.split('/').pop() || 'Constraints';
    this.title.title = payload.file;
    this.drawConstraints();
    if (payload.not_known) {
      replace(this.place, el('p', { class: 'wx-quiet wx-passes-empty' }, `${payload.not_known}.`));
      return;
    }
    try {
      const { Editor } = await this.work.session.loadEditor();
      this.editor ??= new Editor('Source of the kernel', line => this.choose(line));
    } catch (error) {
      this.say(notice('The text editor could not be loaded', (error as Error).message));
      return;
    }
    if (this.payload !== payload) {
      return;
    }
    if (this.place.firstChild !== this.editor.element) {
      replace(this.place, this.editor.element);
    }
    const fresh = this.shownText !== payload.text;
    if (fresh) {
      this.shownText = payload.text;
      this.editor.show({ text: payload.text, language: 'python', before: null });
    }
    this.follow();
    if (fresh && this.lines().length === 0) {
      this.editor.reveal(payload.first_line);
    }
  }

  private choose(line: number): void {
    const nodes = this.payload?.links.find(([at]) => at === line)?.[1] ?? [];
    const place: SourceLocation = { file: this.payload?.file ?? '', line, column: 0 };
    const { node } = this.work.selection;
    this.work.store.select({ ...(nodes.length && !nodes.includes(node ?? '') ? { node: nodes[0] ?? null, instruction: null } : {}), place });
  }

  /** Lines of the text that the selection means: the place that was jumped to, else those of the node. */
  private lines(): number[] {
    const { place, node } = this.work.selection;
    if (!this.payload) {
      return [];
    }
    if (place) {
      return place.file === this.payload.file ? [place.line] : [];
    }
    return this.payload.links.filter(([, nodes]) => node !== null && nodes.includes(node)).map(([line]) => line);
  }

  private follow(): void {
    if (!this.payload || !this.visible) {
      return;
    }
    const { place } = this.work.selection;
    const lines = this.lines();
    this.editor?.link(lines, true);
    const elsewhere = place !== null && place.file !== this.payload.file;
    const nodes = this.payload.links.filter(([line]) => lines.includes(line)).flatMap(([, ids]) => ids);
    this.facts.textContent = elsewhere
      ? `line ${place.line} is in ${place.file.split('/').pop()}, whose text is not in the record`
      : lines.length === 0 ? 'click a line to select what became of it'
      : `line ${lines.join(', ')}: ${nodes.length ? `${nodes.length} fx node${nodes.length === 1 ? '' : 's'} after the last pass` : 'no fx node'}`;
    this.drawConstraints();
  }

  private drawConstraints(): void {
    const rows = this.payload?.constraints ?? [];
    this.constraints.hidden = rows.length === 0;
    replace(this.constraints, el('table', { class: 'wx-table' },
      el('tbody', {}, ...rows.map(one => this.row(one)))));
    const here = this.constraints.querySelector<HTMLElement>('tr.wx-on');
    if (here) {
      // Its own box only: the notebook around stays where it is.
      this.constraints.scrollTop = here.offsetTop - 2 * here.offsetHeight;
    }
  }

  private row(one: Constraint): HTMLElement {
    const { place } = this.work.selection;
    const said = allDiagnostics(this.work).filter(each => each.constraint === one.text && (!each.location || !one.line || each.location.line === one.line));
    const worst = said[0];
    const here = place !== null && one.line > 0 && place.line === one.line && place.file === one.file;
    const name: Child = one.line
      ? button(one.text, {
        class: 'wx-link wx-m', 'aria-pressed': here,
        onclick: () => this.work.store.select({ place: { file: one.file, line: one.line, column: 0 } })
      })
      : el('span', { class: 'wx-m' }, one.text);
    return el('tr', { class: here ? 'wx-on' : '', 'data-constraint': one.position },
      el('td', { class: 'wx-right-text wx-quiet' }, one.line || ''),
      el('td', {}, name),
      el('td', { class: 'wx-quiet' }, one.meaning),
      el('td', {}, worst ? el('span', { class: 'wx-key', title: said.map(each => each.message).join('\n') }, severityIcon(worst.severity), worst.code) : null));
  }
}
