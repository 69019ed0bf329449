import type {AnyEvent, AnyView, Seat} from '../game/index.js';
import type {AnyCatalogue, Locale, MessageCatalogue, MessagesOf, Player} from '../i18n/index.js';
import type {Tip} from './table-module.js';

/** What is on the screen of a reader who learns a game. */
export interface Moment<View = AnyView, Event = AnyEvent> {
  readonly view: View;
  /** The event that is being shown, if any. */
  readonly event: Event | undefined;
  /** True while the reader is asked for a move. */
  readonly asks: boolean;
}

/** What a step of a first deal points at, while it is shown. */
export interface Pointers {
  /** Parts of the table that get a ring, as selectors. */
  readonly rings?: readonly string[];
  /** Cards of the hand that rise, and what each of them wears: its price, or nothing, `''`. */
  readonly cards?: ReadonlyMap<string, string>;
  /** The seat whose card in the trick a thread leads from, to those cards; or a selector of the card. */
  readonly thread?: Seat | string;
  /**
   * A price that lifts off a seat's card on the table, or off a part of the table, given as a selector, and
   * lands on the points of a seat.
   */
  readonly flight?: {readonly from: Seat | string; readonly to: Seat; readonly text: string};
}

/** What a first deal says at one moment. */
export interface FirstDealStep<View = AnyView, Event = AnyEvent, Own = AnyCatalogue> {
  readonly id: string;
  /** The place of the words, as of a coach mark. */
  readonly at: Tip['at'];
  /** True while the moment of the step is on the screen. */
  when(moment: Moment<View, Event>): boolean;
  /** Whether play waits until the reader goes on; else the step goes with its moment. */
  readonly waits?: true;
  /** Whether its moment comes with a card, which lands before the words are there. */
  readonly lands?: true;
  /** Its sentence, and what explains it. */
  say(
    view: View,
    messages: MessagesOf<Own>,
    players: readonly Player[],
  ): readonly [say: string, why?: string];
  points?(view: View, messages: MessagesOf<Own>): Pointers;
}

/**
 * A deal that teaches a game: a position of which all cards are known, how the others play as long as
 * something is to be told, and what is said on the way. Then they play as they do in any match. The
 * reader has seat 0.
 */
export interface FirstDeal<View = AnyView, Event = AnyEvent, Own = AnyCatalogue> {
  readonly position: unknown;
  /**
   * The moves of each seat in their order, as text. A seat of the others whose move may not be played, or
   * that has none left, plays by itself; the reader's are those of which the steps speak.
   */
  readonly moves: readonly (readonly string[])[];
  readonly steps: readonly FirstDealStep<View, Event, Own>[];
  /**
   * Whether the summary of a view is the last one, in games that show others before it; absent, the first
   * one is. The end of a match always ends the lesson.
   */
  ends?(view: View): boolean;
  /** What is said over the summary of the deal, which ends the lesson. */
  ending: FirstDealStep<View, Event, Own>['say'];
  messages(locale: Locale): Promise<MessageCatalogue>;
}
