import type {Card, Rank} from '../../../cards/index.js';
import {does, whom, whose} from '../../../i18n/english.js';
import type {GameCatalogue, Messages, Player} from '../../../i18n/index.js';
import type {Spot} from '../types.js';
import {CAUSES, type How, king, rank} from './words.en.js';

/** Ranks in a list: `queen, jack and 10`. */
const ranked = (codes: readonly Card[], messages: Messages): string => {
  const all = codes.map((code) => messages.t('rank', {rank: code}));
  return [all.slice(0, -1).join(', '), all.at(-1)].filter(Boolean).join(' and ');
};

/** A trick of a hand, or how many of them. */
type InHand = Readonly<Record<'n' | 'hand', number>>;

/** Messages about falls, the end of a match, and the sides of a wide table, in English. */
export const endAndSides = {
  'gsk/cause': ({cause, spot, pile, hand}: How & {hand: number}) =>
    pile !== undefined
      ? `found in ${whose(pile)} pile at the end of hand ${hand}`
      : cause === 'rout'
        ? `routed ${spot === 'centre' ? 'in the centre' : `on the ${spot}`}, hand ${hand}`
        : `${CAUSES[cause]}, hand ${hand}`,
  'gsk/end/how': ({cause, ...who}: Player & {cause: string}) =>
    `${king(who, 'Your')} fell: ${cause}.`,
  'gsk/end/lives': 'Your King lives',
  'gsk/end/king-lives': ({name}: Player) => `${name}’s King lives`,
  'gsk/end/none': 'All Kings have fallen',
  'gsk/end/tricks': 'tricks',
  'gsk/end/routs': 'routs',
  'gsk/end/of': ({n, all}: {n: number; all: number}) => `${n} of ${all}`,
  'gsk/turn/trick': ({by, n, hand, ...who}: Player & {by: Player} & InHand) =>
    `Hand ${hand}, trick ${n}: ${king(who)} went into ${whose(by)} pile.`,
  'gsk/turn/push': (
    {by, n, hand, rank: code, ...who}: Player & {by: Player; rank: Rank} & InHand,
    messages,
  ) =>
    `Hand ${hand}, trick ${n}: a push. ${does(by, 'said', 'said')} ${rank(code, messages)} and won it, with ${king(who)} in it.`,
  'gsk/turn/tricks': ({by, n, hand, ...who}: Player & {by: Player} & InHand) =>
    `${does(by, 'won', 'won')} ${n} tricks of hand ${hand}. One of them held ${king(who)}.`,
  'gsk/turn/rout': ({by, n, hand, spot, ...who}: Player & {by: Player; spot: Spot} & InHand) =>
    `Hand ${hand}, trick ${n}: ${whom(by)} named ${whose(who)} ${spot} as the King, and ${by.isReader ? 'were' : 'was'} right.`,
  'gsk/turn/rout-drew': ({n, hand, ...who}: Player & InHand) =>
    `Hand ${hand}, trick ${n}: ${whom(who)} named a wrong card, and ${king(who)} was drawn for it.`,
  'gsk/turn/challenge-drew': ({n, hand, ...who}: Player & InHand) =>
    `Hand ${hand}, trick ${n}: a challenge, and the card that was drawn was ${king(who)}.`,
  'gsk/turn/flank': ({n, hand, ...who}: Player & InHand) =>
    `Hand ${hand}, trick ${n}: ${whom(who)} laid the King on a flank, and flanks are turned.`,

  'gsk/how/ask': ({name}: Player) => `How did ${name} know?`,
  'gsk/how/seen': (
    {cards: codes, left, ...who}: Player & {cards: readonly Card[]; left: number | undefined},
    messages,
  ) =>
    `Everybody had seen ${whose(who)} ${ranked(codes, messages)}.${
      left === undefined ? '' : ` The King was one of the other ${left} cards.`
    }`,
  'gsk/how/guess': (who: Player) =>
    `Nobody had seen a card of ${whose(who)} suit in that hand: it was a guess.`,

  'gsk/side/king-of': (who: Player) => king(who, 'Your'),
  'gsk/side/thirteen': (who: Player) => `${whose(who).replace('your', 'Your')} thirteen`,
  'gsk/side/hand': 'in hand',
  'gsk/side/formation': 'face down on the table',
  'gsk/side/pile': (who: Player) => `in ${whose(who)} pile, unseen`,
  'gsk/side/others': 'in other piles, unseen',
  'gsk/side/seen': 'seen',
  'gsk/side/struck': 'Crossed out: shown this hand.',
  'gsk/side/where': 'where',
  'gsk/side/at-hand': 'in hand',
  'gsk/side/at-laid': 'on the table',
  'gsk/side/at-pile': 'in a pile',
  'gsk/side/at-fallen': 'fallen',
  'gsk/side/left': 'tricks until the search',
  'gsk/side/this-hand': 'This hand',
  'gsk/side/no-trick': 'No trick yet.',
  'gsk/side/nobody': 'nobody',
  'gsk/side/won-flanks': ({name}: Player) => `${name}, by the flanks`,
  'gsk/side/won-push': ({name}: Player) => `${name}, by a push`,
  'gsk/side/won-fall': ({name}: Player) => `${name}, by a fall`,
} satisfies GameCatalogue;
