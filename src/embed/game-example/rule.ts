import {setting} from '../../elements/index.js';
import type {Refusal} from '../../game/index.js';
import type {GameEntry} from '../catalogue.js';
import type {BarModel} from './bar/bar.js';
import {lessonFault} from '../../lesson/lesson-fault.js';
import type {Host} from './host.js';

/**
 * Leads from a refusal to its rule: the place on the author's page that the attribute `rules` names, or
 * the paragraph of the game's own rules, shown here.
 */
export class RuleLink {
  /** The refusal whose rule is shown. */
  #shown: Refusal | undefined;
  readonly #href: string | undefined;
  readonly #host: Host;
  readonly #entry: GameEntry;

  constructor(host: Host, entry: GameEntry) {
    [this.#host, this.#entry] = [host, entry];
    const href = setting(host, 'rules')?.trim();
    if (!href) return;
    if (isPage(href, host.ownerDocument.baseURI)) this.#href = href;
    else {
      const [fault, keyed] = lessonFault('address');
      host.report('rules', href, fault, href, keyed);
    }
  }

  /** The button for a refusal's rule; refusals common to all games have none. */
  offer(refusal: Refusal | undefined): BarModel['rule'] {
    return refusal && !refusal.startsWith('game/') ? {href: this.#href} : undefined;
  }

  /** After each drawing: removes the paragraph if another refusal, or none, is shown. */
  drawn(refusal: Refusal | undefined): void {
    if (refusal === this.#shown) return;
    this.#shown = undefined;
    this.#host.shadowRoot.querySelector('.rule')?.remove();
  }

  /** Shows the paragraph in a locale; a link needs no handling. */
  async show(refusal: Refusal | undefined, locale: string): Promise<void> {
    if (!refusal || this.#href !== undefined) return;
    this.#shown = refusal;
    const {showRule} = await import('./rule-shown.js');
    await showRule(this.#host.shadowRoot, this.#entry, refusal, locale);
  }
}

/** Rejects addresses that are not pages, such as `javascript:`. */
const isPage = (href: string, base: string): boolean =>
  URL.canParse(href, base) && /^(https?|file):$/.test(new URL(href, base).protocol);
