import type {TableContext} from '../../table-context.js';
import {css, html, nothing, type TemplateResult} from 'lit';
import {adoptSheet, shieldOf, vars} from '../../../elements/shared/index.js';
import {type AnyScene, playerOf} from '../../../elements/index.js';
import type {Seat} from '../../../game/index.js';
import type {GivenNames} from '../../slots.js';
import {type Player, playerNamed} from '../../../i18n/index.js';

const styles = css`
  .cover {
    place-items: center;
    grid-template-rows: 1fr;
    min-block-size: max(37rem, var(--height, 0px));
    padding: var(--gstk-s4);
  }
  .board:has(> .middle) > gstk-trick {
    visibility: hidden; /* keeps its place */
  }
  .pass {
    display: grid;
    gap: 6px;
    justify-items: center;
    text-align: center;
  }
  .pass .shield {
    inline-size: 72px;
    block-size: auto;
  }
  .pass strong {
    font: 650 1.5rem/1.15 var(--gstk-card-font);
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  .pass .button {
    margin-block-start: var(--gstk-s2);
  }
  @container gstk (inline-size >= 37.5rem) {
    .pass .shield {
      inline-size: 96px;
    }
    .pass strong {
      font-size: 1.75rem;
    }
  }
  @container gstk (inline-size >= 53.75rem) {
    .pass strong {
      font-size: 2.25rem;
    }
  }
`;

/**
 * Several people sharing one screen. Between their turns the board asks for the next person, over backs
 * in place of the hand; in games without room for that, a cover replaces the whole table. Either way the
 * document contains nobody's cards until that person confirms being there.
 */
export class HotSeat {
  /** How many people play; they have the first seats. */
  humans: number;
  /** The seat whose view is drawn. */
  seat: Seat = 0;
  /** The seat of the person who confirmed being at the screen; none between deals. */
  #here: Seat | undefined;
  /** The seat that was last asked for. */
  #called: Seat | undefined;
  /** Whether the focus goes to the button with which the next person takes the screen. */
  #focuses = false;
  #height = 0;
  readonly #table: TableContext;

  constructor(table: TableContext, humans: number) {
    this.#table = table;
    this.humans = humans;
  }

  /** The players by seat, with the author's names, or as "Player 1"; and the bots. */
  players(given: GivenNames): readonly Player[] {
    const {messages, session} = this.#table;
    const count = session?.seating.seats ?? 0;
    return Array.from({length: count}, (_, seat) => {
      const name =
        seat < this.humans
          ? messages?.t('ui/player', {n: seat + 1})
          : messages?.lookup(`bot/${seat - this.humans}`);
      return playerNamed(given[seat] ?? name ?? '');
    });
  }

  /** The person who has to confirm being there. Nobody on a summary, which all may see. */
  get awaited(): Seat | undefined {
    const doing = this.#table.session?.conductor.doing;
    if (doing === undefined || doing === 'stopped' || doing === 'over') return undefined;
    return this.#hides ? (this.#next() ?? this.#first()) : undefined;
  }

  /** Set while nobody should see a hand; see `Slots`. */
  get hidden(): {readonly until: Seat | undefined} | undefined {
    return this.#hides ? {until: this.awaited} : undefined;
  }

  /** Forgets who was there, while the match is played elsewhere or before other people share it. */
  leave(): void {
    this.#here = this.#called = undefined;
  }

  /** Before drawing: hides what the last person was shown, and calls the next one. */
  update(): void {
    const {session, announcer, notes} = this.#table;
    const {awaited} = this;
    const doing = session?.conductor.doing;
    if (doing === 'stopped' || doing === 'over') this.#here = undefined;
    if (awaited === undefined) this.#called = undefined;
    else if (awaited !== this.#called) {
      this.#called = awaited;
      this.#focuses = this.#table.host.matches(':focus-within');
      // Play pauses while nobody is known to be there.
      this.#table.commands.hold(true);
      notes.clear();
      adoptSheet(this.#table.host, styles);
      announcer.say(() => this.#say('ui/plays-next', awaited));
    }
  }

  /** After drawing: the hand that had the focus cannot be reached any more. */
  updated(): void {
    if (this.#focuses) this.#table.host.focus();
    this.#focuses = false;
  }

  /** The cover of the whole table, where its board has no room to ask. */
  cover(): TemplateResult | undefined {
    const {awaited} = this;
    if (awaited === undefined || this.#table.model.awaited !== undefined) return undefined;
    const table = this.#table.host.renderRoot.querySelector<HTMLElement>('.table:not(.cover)');
    this.#height = table?.offsetHeight ?? this.#height;
    return html`<div class="gstk">
      <div class="ruler"></div>
      <section
        class="table cover"
        part="table cover"
        aria-label=${this.#say('ui/plays-next', awaited)}
        ${vars({'--height': `${this.#height}px`})}
      >
        ${this.#ask(
          awaited,
          html`<button
            type="button"
            class="button button-primary"
            part="button button-primary"
            @click=${() => this.#open(awaited)}
          >
            ${this.#say('ui/i-am', awaited)}
          </button>`,
        )}
      </section>
    </div>`;
  }

  /** The next player, for the middle of the board. */
  middle(): TemplateResult | undefined {
    const {awaited} = this;
    return awaited === undefined ? undefined : this.#ask(awaited);
  }

  /** The scene with a prompt that hands the screen over. */
  hide(scene: AnyScene): AnyScene {
    const {awaited} = this;
    if (awaited === undefined) return scene;
    const label = this.#say('ui/i-am', awaited);
    return {
      ...scene,
      say: this.#say('ui/pass-to', awaited),
      why: '',
      controls: [{id: 'here', label, primary: true, run: () => this.#open(awaited)}],
    };
  }

  /**
   * True until the awaited person confirms being there. Also true on a summary, which belongs to no
   * single reader.
   */
  get #hides(): boolean {
    const {conductor} = this.#table.session ?? {};
    if (!conductor || conductor.doing === 'stopped' || conductor.doing === 'over') return true;
    const next = this.#next();
    return this.#here === undefined || (next !== undefined && next !== this.#here);
  }

  /** The seat of the awaited person. */
  #next(): Seat | undefined {
    const {doing} = this.#table.session!.conductor;
    const {turn} = this.#table.session!.client;
    if (this.#here !== undefined && doing !== 'asking') return undefined;
    return this.#here !== undefined && turn.includes(this.#here)
      ? this.#here
      : turn.find((seat) => seat < this.humans);
  }

  /** The first person in playing order, for when bots are to play first. */
  #first(): Seat {
    const {client, seating} = this.#table.session!;
    const [from = 0] = client.turn;
    const {seats} = seating;
    const round = Array.from({length: seats}, (_, step) => (from + step) % seats);
    return round.find((seat) => seat < this.humans) ?? 0;
  }

  #say(key: 'ui/plays-next' | 'ui/pass-to' | 'ui/i-am', seat: Seat): string {
    const {messages} = this.#table;
    return messages?.t(key, playerOf(seat, this.#table.model)) ?? '';
  }

  #ask(seat: Seat, answer: unknown = nothing): TemplateResult {
    return html`<div class="pass">
      ${shieldOf(seat, this.#table.model)}
      <strong>${this.#say('ui/plays-next', seat)}</strong>
      <p class="s q">${this.#table.messages?.t('ui/cards-hidden')}</p>
      ${answer}
    </div>`;
  }

  #open(seat: Seat): void {
    this.seat = this.#here = seat;
    this.#table.commands.hold(false);
    this.#table.commands.reseat();
    this.#table.host.requestUpdate();
  }
}
