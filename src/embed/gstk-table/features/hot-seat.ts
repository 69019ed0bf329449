import {css, html, type TemplateResult} from 'lit';
import {vars} from '../../../elements/internal/styles/vars.js';
import type {Seat} from '../../../game/index.js';
import type {GivenNames} from '../controller/names.js';
import type {FeatureHost} from '../controller/feature-host.js';
import type {TableHost} from '../controller/table-host.js';
import {adoptSheet} from '../../../elements/internal/styles/adopt-sheet.js';

const styles = css`
  .cover {
    place-items: center;
    grid-template-rows: 1fr;
    min-block-size: max(37rem, var(--height, 0px));
    padding: var(--gstk-s4);
    text-align: center;
  }
  .pass {
    display: grid;
    gap: var(--gstk-s3);
    justify-items: center;
  }
  .pass strong {
    font-size: var(--gstk-text-xl);
    line-height: 1.2;
  }
`;

/**
 * Several people sharing one screen. Between their turns a cover replaces the whole table, so that the
 * document contains nobody's cards until the next person confirms being there.
 */
export class HotSeat {
  /** How many people play; they have the first seats. */
  readonly humans: number;
  /** The seat whose view is drawn. */
  seat: Seat = 0;
  /** The seat of the person who confirmed being at the screen; none between deals. */
  #here: Seat | undefined;
  /** The seat for which the cover was last announced. */
  #called: Seat | undefined;
  #height = 0;
  readonly #host: TableHost;
  readonly #controller: FeatureHost;

  constructor(host: TableHost, controller: FeatureHost, humans: number) {
    this.#host = host;
    this.#controller = controller;
    this.humans = humans;
  }

  /** Names by seat: the author's, or "Player 1" and the bots' names. */
  names(given: GivenNames): readonly string[] {
    const {messages, session} = this.#controller;
    const count = session?.match.state.seats ?? 0;
    return Array.from({length: count}, (_, seat) => {
      const name =
        seat < this.humans
          ? messages?.t('ui/player', {n: seat + 1})
          : messages?.lookup(`bot/${seat - this.humans}`);
      return given[seat] ?? name ?? '';
    });
  }

  /** The cover, until the awaited person confirms being there. A summary is never covered. */
  cover(): TemplateResult | undefined {
    const {session} = this.#controller;
    const doing = session?.conductor.doing;
    if (!session || doing === 'stopped' || doing === 'over') {
      this.#here = this.#called = undefined;
      return undefined;
    }
    return this.hides ? this.#draw(this.#next() ?? this.#first()) : undefined;
  }

  /**
   * True until the awaited person confirms being there. Also true on a summary, which belongs to no
   * single reader.
   */
  get hides(): boolean {
    const {conductor} = this.#controller.session ?? {};
    if (!conductor || conductor.doing === 'stopped' || conductor.doing === 'over') return true;
    const next = this.#next();
    return this.#here === undefined || (next !== undefined && next !== this.#here);
  }

  /** The seat of the awaited person. */
  #next(): Seat | undefined {
    const {doing} = this.#controller.session!.conductor;
    const {turn} = this.#controller.session!.client;
    if (this.#here !== undefined && doing !== 'asking') return undefined;
    return this.#here !== undefined && turn.includes(this.#here)
      ? this.#here
      : turn.find((seat) => seat < this.humans);
  }

  /** The first person in playing order, for when bots are to play first. */
  #first(): Seat {
    const {client, match} = this.#controller.session!;
    const [from = 0] = client.turn;
    const {seats} = match.state;
    const round = Array.from({length: seats}, (_, step) => (from + step) % seats);
    return round.find((seat) => seat < this.humans) ?? 0;
  }

  #draw(seat: Seat): TemplateResult | undefined {
    const {messages} = this.#controller;
    if (!messages) return undefined;
    const table = this.#host.renderRoot.querySelector<HTMLElement>('.table:not(.cover)');
    this.#height = table?.offsetHeight ?? this.#height;
    adoptSheet(this.#host, styles);
    // Play pauses while the table cannot be seen.
    this.#controller.hold(true);
    const name = this.#controller.names()[seat] ?? '';
    if (this.#called !== seat) this.#controller.announcer.say(messages.t('ui/turn-of', {name}));
    this.#called = seat;
    return html`<div class="gstk">
      <div class="ruler"></div>
      <section
        class="table cover"
        part="table cover"
        aria-label=${messages.t('ui/turn-of', {name})}
        ${vars({'--height': `${this.#height}px`})}
      >
        <div class="pass">
          <strong>${messages.t('ui/turn-of', {name})}</strong>
          <span class="q">${messages.t('ui/pass-screen', {name})}</span>
          <button
            type="button"
            class="button button-primary"
            part="button button-primary"
            @click=${() => this.#open(seat)}
          >
            ${messages.t('ui/i-am', {name})}
          </button>
        </div>
      </section>
    </div>`;
  }

  #open(seat: Seat): void {
    this.seat = this.#here = seat;
    this.#called = undefined;
    this.#controller.hold(false);
    this.#controller.sit();
    this.#host.requestUpdate();
  }
}
