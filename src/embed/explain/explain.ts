import {type AnyMove, type AnyView, type Refusal, REFUSALS} from '../../game/index.js';
import {createMessages, matchLocale, sharedMessages} from '../../i18n/index.js';
import type {GameEntry} from '../../elements/index.js';
import {moveFrom} from '../../match/move-from.js';

/** A refusal, and what it was about: some sentences name a suit that was led, or a card. */
export interface Refused {
  /** The key that `refuse`, `play` or the event `gstk-play-refused` gave. */
  readonly refusal: Refusal;
  /** What the seat saw when it moved. */
  readonly view: AnyView;
  /** The move, as data or as text. */
  readonly move: unknown;
}

/**
 * Why a move was refused, as a sentence for a reader.
 * @param game the game's entry in the catalogue
 * @param locale a language tag, such as `ru-RU`; English if the game has no sentences in it
 */
export async function explain(
  game: Pick<GameEntry, 'deferredMessages' | 'messages' | 'play'>,
  {refusal, view, move}: Refused,
  locale = 'en',
): Promise<string> {
  const language = matchLocale([locale]);
  const [rules, ...catalogues] = await Promise.all([
    game.play(),
    sharedMessages[language](),
    game.messages(language),
    game.deferredMessages?.(language),
  ]);
  const messages = createMessages(
    language,
    ...catalogues.filter((catalogue) => catalogue !== undefined),
  );
  const read = moveFrom(rules)(move, view.seats, () => []) as AnyMove | undefined;
  return messages.lookup(read ? refusal : REFUSALS.notAMove, {view, move: read});
}
