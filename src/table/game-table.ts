import {readCard} from '../cards/index.js';
import type {AnyScene, Panel} from '../elements/index.js';
import type {AnyView} from '../game/index.js';
import type {MatchRecord, MatchSetup, Seating} from '../match/index.js';
import {exportedText} from './speech/exported-text.js';
import {TableElement} from './table-element.js';

/** The event types of a table: an unused import would be dropped from the type declarations. */
export type {PublicEvents} from '../elements/index.js';

/**
 * A table at which a game is played: the reader in the south, bots in the other seats. Subclasses say
 * which game, so that the tag of one family fetches nothing of the others.
 *
 * @slot - Content for readers without scripts; shown until the game is loaded.
 * @csspart table - The whole table.
 * @csspart contract - The line at the top: deal and contract.
 * @csspart board - The seats and the trick.
 * @csspart prompt - The question to the reader.
 * @csspart actions - The buttons beside the prompt.
 * @csspart button - A button; the main one is also `button-primary`.
 * @csspart hand - The hand; `row`, `card`, `card-face`, `card-index` are inside.
 * @csspart seat - A seat; `seat-name` and `seat-score` are inside.
 * @csspart trick - The trick.
 * @csspart timer - A running clock.
 * @csspart command - The field for typed commands.
 * @csspart bar - The row of panels and the menu.
 * @csspart panel - The open panel; `score-sheet`, `summary` and `log` are inside.
 * @csspart dialog - A panel of a narrow table, and the menu.
 * @cssprop --gstk-table-bg - The background of the table.
 * @cssprop --gstk-table-ink - The text of the table.
 * @cssprop --gstk-accent - The accent colour of text.
 * @cssprop --gstk-mark - The accent colour of shapes.
 * @cssprop [--gstk-motion=1] - A factor from 0 to 1 for the duration of all motion.
 * @cssstate loading - The game is being loaded.
 * @cssstate ready - The match is loaded.
 * @cssstate my-turn - It is the reader's turn.
 * @cssstate deal-over - The summary of a deal is shown.
 * @cssstate game-over - The match is over.
 * @cssstate wide - There is room for panels beside the table.
 * @cssstate dark - The page is dark without a `color-scheme` of its own.
 * @fires {CustomEvent} gstk-before-play - The reader is about to play; can be cancelled.
 * @fires {CustomEvent} gstk-card-played - A card was played.
 * @fires {CustomEvent} gstk-play-refused - A move of the reader was refused.
 * @fires {CustomEvent} gstk-trick-taken - A trick went to a seat.
 * @fires {CustomEvent} gstk-deal-started - Cards were dealt.
 * @fires {CustomEvent} gstk-deal-scored - A deal was scored.
 * @fires {CustomEvent} gstk-game-ended - The match is over.
 * @fires {CustomEvent} gstk-match-recorded - A match counts in the statistics of the device.
 * @fires {CustomEvent} gstk-turn-changed - It is the reader's turn.
 * @fires {CustomEvent} gstk-move-undone - The reader undid a move.
 * @fires {CustomEvent} gstk-state-saved - The match was saved in the browser.
 * @fires {CustomEvent} gstk-setting-changed - The reader changed a setting.
 */
export abstract class GameTable extends TableElement {
  static override properties = {state: {attribute: false}, undo: {attribute: false}};

  constructor() {
    super();
    // What a page has set before the definition is taken where a property gets its initial value.
    this.state = undefined;
    (this as {undo: unknown}).undo = this.undoing;
  }

  /** The picture of the current view; `undefined` until the match is loaded. */
  get scene(): AnyScene | undefined {
    return this.table.life.at === 'seated' ? this.table.model.scene : undefined;
  }

  /**
   * What the reader may know of the match, as JSON; `undefined` until the game is loaded. Where several
   * people share the screen and nobody has confirmed being there, an onlooker's view.
   */
  get view(): AnyView | undefined {
    const {session, slots} = this.table;
    return slots.hidden() ? session?.seating.local?.view() : session?.client.view;
  }

  /**
   * The current position, which another table can load: the reader's view, with `null` for each card
   * that the reader may not know.
   */
  get state(): unknown {
    return this.view;
  }

  /**
   * Loads a position, or none again; unknown cards (`null`) are drawn at random. An invalid position
   * causes a warning.
   */
  set state(position: unknown) {
    const before = this.position;
    this.position = position ?? undefined;
    if (this.position !== before || before) this.table.loader.redeal();
  }

  /**
   * The full record of the match, for the page to store; it contains hidden cards, so never show it to
   * a player.
   */
  get record(): MatchRecord | undefined {
    return this.table.session?.seating.record();
  }

  /** Deals a new match; omitted fields keep the values of the attributes. */
  newGame(setup: MatchSetup = {}): void {
    this.table.commands.newGame(setup);
  }

  /**
   * Takes a seat at a match that is played elsewhere, on a server say, once it is reached: from then on
   * the table shows that match, deals nothing and keeps nothing. The match that lay here is left; one
   * that the browser keeps is resumed by `leave()`.
   * @param seating of the game of this table; the table leaves it when it leaves the page
   */
  sit(seating: Seating | Promise<Seating>): Promise<void> {
    return this.table.commands.sit(seating);
  }

  /** Leaves a match that is played elsewhere, and resumes the match of this page or deals one. */
  leave(): Promise<void> {
    return this.table.commands.leave();
  }

  /**
   * Plays a card of the reader's hand, `QH`, or any move as a record writes it, `attack 7H`; a refusal is
   * shown and announced.
   */
  play(move: string): void {
    const {table} = this;
    const touch = (): void => table.commands.touch(move);
    if (readCard(move) || table.model.scene.hand?.cards.includes(move)) touch();
    else
      import('./play/written-move.js').then(({writtenMove}) => {
        const written = writtenMove(move, table);
        if (written) table.commands.play(written);
        else touch();
      }, console.error);
  }

  /** Undoes back to the reader's last decision; false when there is none. */
  undo(): boolean {
    return this.table.commands.undo();
  }

  /** Shows the move that the bot would play, and why. */
  async hint(): Promise<void> {
    if (this.hints !== 'off') await this.table.commands.run({type: 'hint'});
  }

  /**
   * Continues from a deal's summary to the next deal; after the end of the match, deals a new one.
   * False while a deal is being played.
   */
  deal(): boolean {
    const {conductor} = this.table.session ?? {};
    if (conductor?.doing === 'over') this.table.commands.rematch();
    else if (conductor?.doing === 'stopped') conductor.go();
    else return false;
    return true;
  }

  /**
   * Claims the rest of this deal. If the outcome is certain, the rest is played out at once; otherwise
   * the claim is refused aloud, and the result is false.
   */
  async claim(): Promise<boolean> {
    return (await this.table.commands.run({type: 'claim'})) ?? false;
  }

  /**
   * The match as readable text: the full record once the match is over, before that only what this
   * reader has seen. Empty until the game is loaded.
   */
  exportText(): Promise<string> {
    return exportedText(this.table);
  }

  /** Ends all motion where it was going. */
  finish(): void {
    this.table.places.finish();
  }

  /** Opens a panel, at a part of it if it has parts. */
  openPanel(panel: Panel, at?: number): void {
    this.table.panels.open(panel, at);
  }
}

/** React and Vue set a property where an element has one of that name, so `undo="off"` is the setting. */
const {undo} = GameTable.prototype;
Object.defineProperty(GameTable.prototype, 'undo', {
  configurable: true,
  get: () => undo,
  set(this: GameTable, setting: string) {
    if (setting !== this.undoing) this.undoing = setting;
  },
});
