import type {Analysed} from '../../../analysis/index.js';
import type {DiagramMaker, GameEntry} from '../../../elements/index.js';
import type {Foresight} from '../../../game/index.js';
import type {MessagesOf, Player, ReviewMessages} from '../../../i18n/index.js';
import type {MatchRecord} from '../../../match/record.js';
import {withoutUndone} from '../../../match/without-undone.js';
import {explainerOf} from '../../thinking/explainer-of.js';
import {BecauseWords} from './because-words.js';
import {type PlayedMatch, playedMatch, type Reviewed} from './deals.js';
import {reviewMessages} from './review-messages.js';

/** Knows the tag of worked examples, see `TableAttributes`. */
export interface ExampleSource {
  exampleTag(): Promise<string>;
}

/** What a review needs of its game, and the match once more. */
export interface Parts {
  readonly game: Analysed;
  readonly words: MessagesOf<ReviewMessages>;
  readonly because: BecauseWords;
  readonly maker: DiagramMaker | undefined;
  readonly tag: string;
  readonly record: MatchRecord;
  readonly played: PlayedMatch;
}

/** What a review fetches. */
export async function fetched({
  entry,
  locale,
  players,
  exampleTag,
}: Fetched): Promise<Omit<Parts, 'record' | 'played'>> {
  const [rules, bot, playsOn, lots, foresight, explainer, maker, words, tag] = await Promise.all([
    entry.rules(),
    entry.bot(),
    entry.playsOn?.(),
    entry.lots?.(),
    entry.foresight?.() ?? ({} as Foresight),
    explainerOf(entry),
    entry.diagram?.(),
    reviewMessages(locale),
    exampleTag(),
  ]);
  const because = await BecauseWords.of(entry, words, players);
  const {talk, eventKind} = entry;
  const game = {rules, bot, playsOn, lots, foresight, explainer, talk, eventKind};
  return {game, words, because, maker, tag};
}

/** The game and the reader of a review. */
interface Fetched extends ExampleSource {
  readonly entry: GameEntry;
  readonly locale: string;
  readonly players: readonly Player[];
}

/** Fetches what a review needs, and replays its match. */
export async function partsOf(of: Reviewed & ExampleSource): Promise<Parts> {
  const {entry, match, messages} = of;
  const {locale} = messages;
  const parts = await fetched({...of, locale});
  const {rules} = parts.game;
  const record = withoutUndone(rules, match.record());
  return {...parts, record, played: playedMatch(rules, entry, record)};
}
