import type {Analysed} from '../../../analysis/index.js';
import type {DiagramMaker, GameEntry} from '../../../elements/index.js';
import type {Foresight} from '../../../game/index.js';
import {Lazy} from '../../../elements/shared/index.js';
import type {MessagesOf, ReviewMessages} from '../../../i18n/index.js';
import type {MatchRecord} from '../../../match/record.js';
import {withoutUndone} from '../../../match/without-undone.js';
import {explainerOf} from '../../thinking/explainer-of.js';
import {BecauseWords} from './because-words.js';
import {type PlayedMatch, playedMatch, type Reviewed} from './deals.js';
import {reviewMessages} from './review-messages.js';

/** Knows the tag of worked examples, see `TableAttributes`. */
export interface ExampleSource {
  readonly tag: Lazy<string>;
}

/** What a review needs of its game. */
interface Fetched {
  readonly game: Analysed;
  readonly words: MessagesOf<ReviewMessages>;
  readonly because: BecauseWords;
  readonly maker: DiagramMaker | undefined;
}

/** That, and the match once more. */
export interface Parts extends Fetched {
  readonly tag: string;
  readonly record: MatchRecord;
  readonly played: PlayedMatch;
}

/** By game and language: to import a module that is there takes a while, too. */
const kept: Record<string, Lazy<Fetched>> = {};

/** What a review fetches. */
export const fetched = (entry: GameEntry, locale: string): Promise<Fetched> =>
  (kept[entry.id + locale] ??= new Lazy(() => gathered(entry, locale))).load();

async function gathered(entry: GameEntry, locale: string): Promise<Fetched> {
  const [rules, bot, playsOn, lots, foresight, explainer, maker, words] = await Promise.all([
    entry.rules(),
    entry.bot(),
    entry.playsOn?.(),
    entry.lots?.(),
    entry.foresight?.() ?? ({} as Foresight),
    explainerOf(entry),
    entry.diagram?.(),
    reviewMessages(locale),
  ]);
  const because = await BecauseWords.of(entry, words);
  const {talk, eventKind} = entry;
  const game = {rules, bot, playsOn, lots, foresight, explainer, talk, eventKind};
  return {game, words, because, maker};
}

/** Fetches what a review needs, and replays its match. */
export async function partsOf(of: Reviewed & ExampleSource): Promise<Parts> {
  const {entry, match, messages} = of;
  const [parts, tag] = await Promise.all([fetched(entry, messages.locale), of.tag.load()]);
  const {rules} = parts.game;
  const record = withoutUndone(rules, match.record());
  return {...parts, tag, record, played: playedMatch(rules, entry, record)};
}
