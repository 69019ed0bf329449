import type {Card} from '../../../cards/index.js';
import type {GameCatalogue} from '../../../i18n/index.js';

/** The values of every sentence of a deal's story. */
export type StoryValues = Readonly<{
  name: string;
  /** A second player. */
  other: string;
  n: number;
  points: number;
}>;

/** Of any number: 1st, 11th, 22nd. */
const ordinal = (n: number): string => {
  const teen = n % 100 > 10 && n % 100 < 14;
  return `${n}${(teen ? undefined : ['th', 'st', 'nd', 'rd'][n % 10]) ?? 'th'}`;
};

const UNITS: Readonly<Record<string, string>> = {
  ...{J: 'jack', Q: 'queen', K: 'king', H: 'heart', S: 'spade', D: 'diamond', C: 'club'},
  ...{'*': 'joker', trick: 'trick'},
};
const NAMED: Readonly<Record<string, string>> = {
  slam: 'everything that counts',
  bid: 'bid',
  away: 'laid away',
  earlier: 'earlier tricks',
};

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];

/** A name in the middle of a sentence. */
const to = (name: string, you: string): string => (name === you ? 'you' : name);
/** A name with the matching form of the verb. */
const does = (name: string, you: string, verb: string): string =>
  name === you ? `You ${verb}` : `${name} ${verb}s`;

/** English messages of what is said when a deal or a match is over; fetched once somebody plays. */
export const en = {
  'king/summary': ({deal, name}: {deal: number; name: string}) =>
    `Deal ${deal}, ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  'king/place': 'Place',
  'king/player': 'Player',
  'king/this-deal': 'This deal',
  'king/total': 'Total',
  'king/clean': 'nothing that counts',
  'king/group': ({kind, count}: {kind: string; count: number}, messages) => {
    const unit = UNITS[kind];
    if (unit) return messages.count(count, {one: unit, other: `${unit}s`});
    if (kind === 'last2') return `trick ${count}`;
    if (kind === 'both last') return `tricks ${count} and ${count + 1}`;
    return NAMED[kind] ?? messages.t('card', {card: kind as Card});
  },
  'king/strip': 'Who took what, trick by trick',
  'king/strip-trick': ({n, name, points}: {n: number; name: string; points: number}, messages) =>
    `Trick ${n} to ${to(name, messages.t('you'))}${points ? `, ${messages.points(points)}` : ''}`,
  'king/tricks': 'Tricks',
  'king/ahead-by': ({name, points}: {name: string; points: number}, messages) =>
    name === messages.t('you') ? `You are ahead by ${points}` : `${name} is ahead by ${points}`,
  'king/level': 'Level at the top',
  'king/next-contract': ({name, goal}: {name: string; goal: string}) =>
    `Next: ${name}${goal ? `, ${goal}` : ''}`,
  'king/next-deal': 'Next deal',
  'king/to-limit': (
    {name, points, limit}: {name: string; points: number; limit: number},
    messages,
  ) =>
    name === messages.t('you')
      ? `You are ${points} away from ${messages.points(limit)}`
      : `${name} is ${points} away from ${messages.points(limit)}`,

  'king/see-result': 'Result',
  'king/won': ({names}: {names: readonly string[]}, messages) => {
    const you = messages.t('you');
    const [first = '', ...others] = [...names].sort(
      (a, b) => Number(b === you) - Number(a === you),
    );
    if (others.length === 0) return does(first, you, 'win');
    return `${[first, ...others.slice(0, -1)].join(', ')} and ${others.at(-1)!} win`;
  },
  'king/won-with': ({points, ahead}: {points: number; ahead: number}, messages) =>
    `With ${messages.points(points)}${ahead ? `, ${ahead} ahead` : ''}`,
  'king/came': ({place}: {place: number}) => `You came ${ordinal(place)}`,
  'king/best-deal': ({deal, points}: {deal: number; points: number}, messages) =>
    `Your best deal: the ${ordinal(deal)}, ${messages.points(points)}`,
  'king/totals': 'Totals, deal by deal',

  'king/say/scored': (
    {points, total, place, of}: {points: number; total: number; place: number; of: number},
    messages,
  ) =>
    `Deal over. You ${messages.points(points)}, total ${messages.points(total)}, ${PLACES[place - 1] ?? ''} of ${NUMBERS[of] ?? of}.`,
  'king/say/scored-by': ({rows}: {rows: string}) => `Deal over. ${rows}.`,
  'king/say/over': (
    {names, place}: {names: readonly string[]; place?: number | undefined},
    messages,
  ) => {
    const came = place === undefined ? '' : ` You came ${PLACES[place - 1] ?? ''}.`;
    return `${messages.lookup('king/won', {names})}.${came}`;
  },

  'king/story/slam': ({name, points}: StoryValues, messages) =>
    `${name} took all fifteen cards, ${messages.points(points)}.`,
  'king/story/king1': ({name}: StoryValues, messages) =>
    `The king fell to ${to(name, messages.t('you'))} in the very first trick.`,
  'king/story/kingLast': ({name}: StoryValues, messages) =>
    `The king stayed in hand to the end and went to ${to(name, messages.t('you'))}.`,
  'king/story/kingIn': ({name, n}: StoryValues, messages) =>
    `The king went to ${to(name, messages.t('you'))} in trick ${n}.`,
  'king/story/lastBoth': ({name}: StoryValues, messages) =>
    `The last two both went to ${to(name, messages.t('you'))}.`,
  'king/story/lastSplit': ({name, other}: StoryValues, messages) =>
    `The last two went to ${to(name, messages.t('you'))} and ${to(other, messages.t('you'))}.`,
  'king/story/joker': ({name, n, points}: StoryValues, messages) =>
    `${n > 1 ? 'A' : 'The'} joker fell on another suit and cost ${to(name, messages.t('you'))} ${points}.`,
  'king/story/jokerRank': ({name, n}: StoryValues, messages) =>
    `${n > 1 ? 'A' : 'The'} joker fell in a heart trick to ${to(name, messages.t('you'))}.`,
  'king/story/queenTen': ({name}: StoryValues, messages) =>
    `Queen and ten both went to ${to(name, messages.t('you'))}.`,
  'king/story/tenKept': ({name}: StoryValues) => `${name} kept the ten.`,
  'king/story/ten': ({name}: StoryValues, messages) =>
    `The ten went to ${to(name, messages.t('you'))}.`,
  'king/story/queen': ({name, n}: StoryValues, messages) =>
    `The queen fell to ${to(name, messages.t('you'))} in trick ${n}.`,
  'king/story/bidGood': ({name, n}: StoryValues, messages) =>
    `The ${n} bid kept ${to(name, messages.t('you'))} clean of the named suit.`,
  'king/story/bidBad': ({name, points}: StoryValues, messages) =>
    `${name} named the suit and paid most of all, ${messages.points(points)}.`,
  'king/story/noBid': 'Nobody bid, so hearts cost.',
  'king/story/ordGood': ({name, points}: StoryValues, messages) =>
    `The order paid off: ${to(name, messages.t('you'))} did best, ${messages.points(points)}.`,
  'king/story/ordBad': ({name, points}: StoryValues, messages) =>
    `${name} ordered it and did worst, ${messages.points(points)}.`,
  'king/story/ruffs': ({n}: StoryValues) => `${n} tricks were trumped.`,
  'king/story/dear': ({name, n, points}: StoryValues, messages) =>
    `One trick decided it: trick ${n}, ${messages.points(points)} for ${to(name, messages.t('you'))}.`,
  'king/story/half': ({name}: StoryValues, messages) =>
    `More than half of them went to ${to(name, messages.t('you'))}.`,
  'king/story/even': 'Shared out evenly: all did the same.',
  'king/story/clean': ({name}: StoryValues, messages) =>
    `Only ${to(name, messages.t('you'))} stayed clean.`,
  'king/story/one': ({name, points}: StoryValues, messages) =>
    `All of it fell on ${to(name, messages.t('you'))}, ${messages.points(points)}.`,
  'king/story/empty': ({name}: StoryValues, messages) =>
    `Only ${to(name, messages.t('you'))} went without.`,
  'king/story/pass': ({name}: StoryValues, messages) =>
    `${does(name, messages.t('you'), 'move')} into the lead.`,
  'king/story/best': ({name, points}: StoryValues, messages) =>
    `Best of the deal: ${to(name, messages.t('you'))}, ${messages.points(points)}.`,
  'king/story/worst': ({name, points}: StoryValues, messages) =>
    `Hardest hit: ${to(name, messages.t('you'))}, ${messages.points(points)}.`,
  'king/story/early': ({n}: StoryValues) => `It was over after trick ${n}.`,
  'king/story/late': ({n}: StoryValues) => `Nothing fell before trick ${n}.`,
  'king/story/lead': ({name, points}: StoryValues, messages) =>
    `${does(name, messages.t('you'), 'lead')} the match by ${points}.`,
  'king/story/tie': ({name, other}: StoryValues, messages) =>
    `${name} and ${to(other, messages.t('you'))} share the lead.`,
} satisfies GameCatalogue;

/** The keys of these messages and the values that they take. */
export type SummaryMessages = typeof en;
