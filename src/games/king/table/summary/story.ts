import {readerFirst} from '../reader-first.js';
import type {StoryValues} from '../../messages/deferred.en.js';
import type {KingContext} from '../context.js';
import type {DealRecord} from './deal-record.js';
import type {SentenceValues} from './facts.js';
import {SENTENCES} from './sentences.js';
import {NOBODY, playerOf, playersOn} from '../../../../elements/index.js';

/** The story of a deal: the first sentence that is true of it, and a second one about somebody else. */

/** A sentence that is true of a deal. */
export interface TrueSentence extends SentenceValues {
  readonly id: string;
}

/** All sentences that are true of a deal, the most telling first. */
export const trueOf = (record: DealRecord): readonly TrueSentence[] =>
  SENTENCES.flatMap(({id, kinds, sign, whole, when}) => {
    const fits = kinds.includes(record.kind) && (!sign || sign === record.sign);
    const told = fits && (!whole || record.isWhole) ? when(record) : undefined;
    return told ? [{id, ...told}] : [];
  });

type Say = (sentence: TrueSentence) => string;

/** A sentence in words. */
export const inWords =
  (ctx: Pick<KingContext, 'messages' | 'players'>): Say =>
  ({id, seats, n = 0, points = 0}) => {
    // Two equal players are named in the order that begins with the reader.
    const named = playersOn(seats, ctx);
    const [one = NOBODY, other = NOBODY] = id === 'tie' ? readerFirst(named) : named;
    const values: StoryValues = {...one, other, n, points};
    return ctx.messages.lookup(`king/story/${id}`, values);
  };

/** The most letters in a story of two sentences. */
const MOST_LETTERS = 60;

/** Joins two sentences; the second begins with a small letter, unless it begins with a name. */
function joined(first: string, second: string, isName: boolean): string {
  const rest = isName ? second : second.charAt(0).toLowerCase() + second.slice(1);
  return `${first.replace(/\.$/, '')}; ${rest}`;
}

/** The story of a deal in one or two sentences; empty if there is nothing to tell. */
export function story(record: DealRecord, ctx: Pick<KingContext, 'messages' | 'players'>): string {
  const [first, ...others] = trueOf(record);
  if (!first) return '';
  const say = inWords(ctx);
  for (const second of others) {
    if (second.seats.length === 0 || second.seats.some((seat) => first.seats.includes(seat)))
      continue;
    const said = say(second);
    const isName = second.seats.some((seat) => {
      const {name, isReader} = playerOf(seat, ctx);
      return !isReader && name !== '' && said.startsWith(name);
    });
    const both = joined(say(first), said, isName);
    if ([...both].length <= MOST_LETTERS) return both;
  }
  return say(first);
}
