import {html, nothing, type TemplateResult} from 'lit';
import type {Decision} from '../../../analysis/index.js';
import '../../../elements/gstk-segments/gstk-segments.js';
import '../../../elements/gstk-steps/gstk-steps.js';
import type {ChoiceDetail} from '../../../elements/index.js';
import type {Step} from '../../../elements/gstk-steps/gstk-steps.component.js';
import type {Seat} from '../../../game/index.js';
import type {Player} from '../../../i18n/index.js';
import {type Board, boardOf} from './board.js';
import type {Reviewed} from './deals.js';
import {JudgedDeals} from './judged-deals.js';
import {cardOf, ledTo} from './led-to.js';
import {isCostly} from './moments.js';
import {momentsRow} from './moments-row.js';
import {plotOf} from './plot.js';
import {SecondTries} from './second-tries.js';
import {triesOf} from './tries.js';
import {DecisionWords} from './decision-words.js';
import {reasonOf} from './reason-of.js';
import {type ExampleSource, type Parts, partsOf} from './parts.js';

export {fetched} from './parts.js';

/**
 * The review of the deals of a match that are over, deal by deal: each decision of its reader with the position, what it cost and
 * what was better. Decisions are shown as soon as they are judged.
 */
export class Review {
  readonly #of: Reviewed;
  readonly #parts: Parts;
  readonly #changed: () => void;
  readonly #judged: JudgedDeals;
  readonly #tries = new SecondTries();
  readonly #boards = new Map<Decision, Board>();
  /** Why the best move was the best, or why another was worse. */
  readonly #reasons = new Map<Decision, string>();
  readonly #words: DecisionWords;
  /** Whether the match was over when its review began. */
  readonly #isWhole: boolean;
  #deal: number;
  /** The decision that the steps begin with: they would begin with the last one. */
  #start = {at: 0};
  #failed = false;

  private constructor(of: Reviewed, parts: Parts, changed: () => void) {
    this.#of = of;
    this.#parts = parts;
    this.#words = new DecisionWords(parts.game, {...parts, ...of});
    this.#changed = changed;
    this.#isWhole = of.match.outcome !== undefined;
    this.#deal = parts.played.deals.length - 1;
    this.#judged = new JudgedDeals(
      {
        ...{...of, ...parts},
        changed,
        explain: (decision) => this.#explain(decision),
        mayRefine: (decision) => this.#tries.trials(decision).length === 0,
        failed: (error) => {
          console.error(error);
          this.#failed = true;
          changed();
        },
      },
      this.#deal,
    );
    this.#judged.want(this.#deal);
  }

  /**
   * Fetches what a review needs, and begins with the last deal.
   * @param changed is called whenever there is more to show
   */
  static async of(of: Reviewed & ExampleSource, changed: () => void): Promise<Review> {
    return new Review(of, await partsOf(of), changed);
  }

  /** Ends what is still being judged. */
  stop(): void {
    this.#judged.stop();
  }

  /** Shows a deal from one of its decisions on, and judges it before the others. */
  #show(deal: number, at = 0): void {
    this.#deal = deal;
    this.#start = {at};
    this.#judged.want(deal);
    this.#changed();
  }

  /** Notes the reason for a decision, if there is one: a mistake always has one. */
  async #explain(decision: Decision): Promise<void> {
    const {because: words, game, played} = this.#parts;
    const {moves, move, because} = decision;
    if (because) {
      const [made, better] = [move, moves[0]!.move].map((one) => this.#words.name(one));
      this.#reasons.set(decision, words.sentence(because, made!, better!, this.#of.players));
      return;
    }
    const {rules, bot} = game;
    const {seat, messages, players} = this.#of;
    const why = await reasonOf(decision, {rules, bot, state: played.states[decision.at]!, seat});
    if (why) this.#reasons.set(decision, messages.lookup(why.key, {...why, players}));
  }

  /** The players of the match, and what an onlooker chooses among them. */
  get players(): readonly Player[] {
    return this.#of.players;
  }
  get whose(): string {
    return this.#parts.words.t('review/whose');
  }

  get template(): TemplateResult {
    const {words, played} = this.#parts;
    if (this.#failed) return html`<p>${words.t('review/failed')}</p>`;
    const decisions = this.#judged.of(this.#deal);
    const steps = decisions.map((decision, at) => this.#step(decision, at, decisions));
    return html`<div class="panel-column reviewed">
      ${momentsRow(this.#judged, {words, own: this.#words, deals: played.deals.length, show: (one) => this.#show(one.deal, one.at)})}
      ${played.deals.length > 1 ? this.#deals(played.deals.length) : nothing}
      ${
        decisions.length > 0
          ? html`<gstk-steps
              exportparts="button"
              .steps=${steps}
              .start=${this.#start}
              .messages=${this.#of.messages}
            ></gstk-steps>`
          : nothing
      }
      <p class="q s" role="status">${this.#status(decisions.length)}</p>
    </div>`;
  }

  /** The line below the decisions of a deal, of which this many were judged. */
  #status(count: number): string {
    const {words} = this.#parts;
    if (!this.#judged.isWhole(this.#deal)) return words.t('review/working');
    const unjudged = this.#judged.hasTalk(this.#deal) ? [words.t('review/unjudged')] : [];
    if (count > 0) return [words.t('review/open'), ...unjudged].join(' ');
    return unjudged[0] ?? words.t('review/none');
  }

  #deals(of: number): TemplateResult {
    const {words} = this.#parts;
    const button = (key: 'review/earlier' | 'review/later', to: number): TemplateResult =>
      html`<button
        type="button"
        class="button"
        part="button"
        aria-disabled=${to < 0 || to >= of ? 'true' : 'false'}
        tabindex=${to < 0 || to >= of ? -1 : nothing}
        @click=${() => {
          if (to >= 0 && to < of) this.#show(to);
        }}
      >
        ${words.t(key)}
      </button>`;
    return html`<div class="panel-row deals">
      ${button('review/earlier', this.#deal - 1)}
      <strong>${this.#name(this.#deal + 1, of)}</strong>
      ${button('review/later', this.#deal + 1)}
    </div>`;
  }

  /** The name of a deal; while a match goes on nobody knows how many there will be. */
  #name(n: number, of: number): string {
    const {words} = this.#parts;
    return this.#isWhole ? words.t('review/deal', {n, of}) : words.t('review/deal-so-far', {n});
  }

  #step(decision: Decision, at: number, all: readonly Decision[]): Step {
    const {words} = this.#parts;
    const {verdict, mark} = decision;
    const own = this.#words;
    const name = own.name(decision.move);
    const isOpen = this.#tries.isOpen(decision);
    const because = this.#reasons.get(decision);
    const answer = isOpen
      ? [own.lost(decision)]
      : [own.cost(decision), because, this.#ledWords(decision)];
    const said = [`${own.verdict(decision)}.`, ...answer].filter(Boolean).join(' ');
    return {
      title: words.t('review/decision', {n: at + 1, of: all.length}),
      says: `${name}. ${said}`,
      draw: () =>
        html`<p class="judged ${verdict}">
            <strong class="name">${name}</strong>
            ${mark ? html`<strong class="sign" aria-hidden="true">${mark}</strong>` : nothing}
          </p>
          ${this.#board(decision)}
          <p class="judged"><span class="said">${said}</span></p>
          ${isCostly(decision) ? triesOf(decision, this.#tries, {words, own, answer: () => this.#answered(decision)}) : nothing}
          ${isOpen ? nothing : own.promised(decision)}
          ${all.length > 1 ? plotOf(all, at, (mean) => own.figure(mean), words) : nothing}`,
    };
  }

  /** What the arrow shows, in words. */
  #ledWords(decision: Decision): string | undefined {
    const led = this.#led(decision);
    const player = led === undefined ? undefined : this.#of.players[led];
    const {words} = this.#parts;
    return player && cardOf(decision.move) ? words.t('review/led-to', player) : undefined;
  }

  #led(decision: Decision): Seat | undefined {
    return ledTo(decision, this.#parts.played, this.#of.seat, this.#of.entry);
  }

  /** Draws a decision again after a try; the board shows the better move once the answer is known. */
  #answered(decision: Decision): void {
    if (this.#tries.isOpen(decision)) this.#boards.get(decision)?.onBoard.redraw?.();
    else this.#boards.delete(decision);
    this.#changed();
  }

  /** The position of a decision, made once: the reader may have gone on in it. */
  #board(decision: Decision): Board {
    const {game, words, played, tag} = this.#parts;
    const board =
      this.#boards.get(decision) ??
      boardOf(decision, {
        ...this.#of,
        rules: game.rules,
        tag,
        state: played.states[decision.at]!,
        name: (move) => this.#words.name(move),
        better: words.t('review/better'),
        tries: this.#tries,
        answer: () => this.#answered(decision),
        led: this.#led(decision),
      });
    this.#boards.set(decision, board);
    return board;
  }
}

/** A review for somebody who looks on: they choose whose decisions it shows. */
export const whose = (review: Review, seat: Seat, choose: (seat: Seat) => void): TemplateResult =>
  html`<gstk-segments
      name="whose"
      .label=${review.whose}
      .options=${review.players.map(({name}, at) => ({value: String(at), label: name}))}
      .value=${String(seat)}
      @gstk-choose=${({detail}: CustomEvent<ChoiceDetail>) => choose(Number(detail.value))}
    ></gstk-segments>
    ${review.template}`;
