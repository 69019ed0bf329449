import type {Because} from '../../../analysis/index.js';
import type {GameEntry} from '../../../elements/index.js';
import {
  createMessages,
  matchLocale,
  type Messages,
  type MessagesOf,
  type Player,
  type ReviewMessages,
  sharedMessages,
} from '../../../i18n/index.js';

/** The reasons of a review in words. */
export class BecauseWords {
  readonly #entry: GameEntry;
  readonly #own: Messages;
  readonly #words: MessagesOf<ReviewMessages>;

  private constructor(entry: GameEntry, own: Messages, words: MessagesOf<ReviewMessages>) {
    this.#entry = entry;
    this.#own = own;
    this.#words = words;
  }

  /** Fetches the sentences of a game. */
  static async of(entry: GameEntry, words: MessagesOf<ReviewMessages>): Promise<BecauseWords> {
    const known = matchLocale([words.locale]);
    const guide = await entry.guide?.();
    const [shared, game, because] = await Promise.all([
      sharedMessages[known](),
      entry.messages(known),
      guide?.becauseMessages?.(known) ?? {},
    ]);
    return new BecauseWords(entry, createMessages(known, shared, game, because), words);
  }

  /**
   * Why a move was worse than the best one.
   * @param made the names of the two
   */
  sentence(
    {fact, times, instead, worlds}: Because,
    made: string,
    better: string,
    players: readonly Player[],
  ): string {
    const counts = {times, instead, of: worlds, deals: this.#entry.opensDeals === true};
    if (fact.kind === 'cost') return this.#words.t('review/because-cost', counts);
    const own = times > instead ? made : better;
    const seat = fact['seat'];
    const player = typeof seat === 'number' ? players[seat] : undefined;
    const what = this.#own.lookup(fact.kind, {...fact, ...player, players, own});
    return this.#words.t('review/because', {...counts, what});
  }
}
