import {css} from 'lit';
import type {Control} from '../../../../elements/scene.js';
import type {Refusal} from '../../../../game/index.js';
import {ruleOn} from '../../../rule-on.js';
import type {FeatureHost} from '../../controller/feature-host.js';
import type {TableHost} from '../../controller/table-host.js';
import type {Panels} from '../../frame/panels.js';
import {adoptSheet} from '../../../../elements/internal/styles/adopt-sheet.js';

const styles = css`
  [data-marked] {
    background: var(--gstk-accent-soft);
    box-shadow: 0 0 0 var(--gstk-s1) var(--gstk-accent-soft);
    scroll-margin-block: var(--gstk-s4);
  }
`;

/**
 * Leads from a refusal to its paragraph in the rules panel. Refusals common to all games, such as a
 * move out of turn, have no paragraph.
 */
export class RuleLink {
  /** The id of the requested paragraph, until the panel shows it. */
  #wanted: string | undefined;
  readonly #host: TableHost;
  readonly #controller: FeatureHost;
  readonly #panels: Panels;

  constructor(host: TableHost, controller: FeatureHost, panels: Panels) {
    this.#host = host;
    this.#controller = controller;
    this.#panels = panels;
    host.renderRoot.addEventListener('gstk-rule', () => this.control?.run());
  }

  /** The button, while a refusal is shown. */
  get control(): Control | undefined {
    const {notes, table, messages} = this.#controller;
    const {refused} = notes;
    if (!messages || !refused || refused.refusal.startsWith('game/')) return undefined;
    if (!table.panels.includes('rules')) return undefined;
    if (!messages.isComplete) {
      this.#controller.fetchDeferred().then(() => this.#host.requestUpdate(), console.error);
      return undefined;
    }
    const run = (): void => void this.#open(refused.refusal).catch(this.#controller.miss);
    return {id: 'rule', label: messages.t('ui/rule'), run};
  }

  /** Focuses the requested paragraph once the panel shows it. */
  update(): void {
    const root = this.#host.renderRoot;
    const found = this.#wanted && root.querySelector<HTMLElement>(`[data-rule="${this.#wanted}"]`);
    if (!found) return;
    this.#wanted = undefined;
    adoptSheet(this.#host, styles);
    for (const old of root.querySelectorAll('[data-marked]')) old.removeAttribute('data-marked');
    found.setAttribute('data-marked', '');
    // An opening dialog first moves focus to its heading.
    const dialog = root.querySelector('gstk-dialog')?.updateComplete;
    Promise.resolve(dialog).then(() => {
      found.focus();
    }, console.error);
  }

  async #open(refusal: Refusal): Promise<void> {
    const {locale = 'en'} = this.#controller.messages ?? {};
    const rule = await ruleOn(this.#host.entry, refusal, locale);
    this.#wanted = rule?.id;
    this.#panels.open('rules');
  }
}
