import {css, html, type TemplateResult} from 'lit';
import {vars} from '../../../elements/internal/vars.js';
import type {Seat} from '../../../game/index.js';
import type {FeatureHost} from '../controller/feature-host.js';
import type {TableHost} from '../controller/table-host.js';
import {adoptSheet} from '../../../elements/internal/adopt-sheet.js';

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
 * Several people at one screen. Between their turns a cover takes the place of the whole table, so
 * that no card of anybody is in the document, until the one who is meant says to be there.
 */
export class HotSeat {
  /** They play the first seats, so many. */
  readonly humans: number;
  /** Whose table is drawn. */
  seat: Seat = 0;
  /** Who has said to be at the screen; nobody between deals. */
  #here: Seat | undefined;
  /** For whom the cover was last announced. */
  #called: Seat | undefined;
  #height = 0;
  readonly #host: TableHost;
  readonly #controller: FeatureHost;

  constructor(host: TableHost, controller: FeatureHost, humans: number) {
    this.#host = host;
    this.#controller = controller;
    this.humans = humans;
  }

  /** Everybody by name: the author's, or "Player 1". */
  names(given: readonly string[]): readonly string[] {
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

  /** The cover, while the one who is meant is not there; nothing hides a summary. */
  cover(): TemplateResult | undefined {
    const {session} = this.#controller;
    const doing = session?.conductor.doing;
    if (!session || doing === 'stopped' || doing === 'over') {
      this.#here = this.#called = undefined;
      return undefined;
    }
    return this.hides ? this.#draw(this.#next() ?? this.#first()) : undefined;
  }

  /** Nobody has said to be at the screen, or it is another's turn; of a summary, too, nobody is the reader. */
  get hides(): boolean {
    const {conductor} = this.#controller.session ?? {};
    if (!conductor || conductor.doing === 'stopped' || conductor.doing === 'over') return true;
    const next = this.#next();
    return this.#here === undefined || (next !== undefined && next !== this.#here);
  }

  /** Which person is awaited now. */
  #next(): Seat | undefined {
    const {doing} = this.#controller.session!.conductor;
    const {turn} = this.#controller.session!.client;
    if (this.#here !== undefined && doing !== 'asking') return undefined;
    return this.#here !== undefined && turn.includes(this.#here)
      ? this.#here
      : turn.find((seat) => seat < this.humans);
  }

  /** Who comes first of all when bots are awaited. */
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
    // Nothing goes on unseen.
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
