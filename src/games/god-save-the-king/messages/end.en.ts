import type {Rank} from '../../../cards/index.js';
import type {GameCatalogue} from '../../../i18n/index.js';
import type {Spot} from '../types.js';
import {CAUSES, does, type How, king, type Name, rank, small, whose} from './words.en.js';

/** How Kings fall, how a match ends, and what a wide table says beside the board, in English. */
export const end = {
  'gsk/cause': ({cause, spot, pile, hand}: How & {hand: number}, messages) =>
    pile !== undefined
      ? `found in ${whose(pile, messages)} pile at the end of hand ${hand}`
      : cause === 'rout'
        ? `routed ${spot === 'centre' ? 'in the centre' : `on the ${spot}`}, hand ${hand}`
        : `${CAUSES[cause]}, hand ${hand}`,
  'gsk/end/how': ({name, cause}: Name & {cause: string}, messages) =>
    `${king(name, messages, true)} fell: ${cause}.`,
  'gsk/end/lives': 'Your King lives',
  'gsk/end/king-lives': ({name}: Name) => `${name}’s King lives`,
  'gsk/end/none': 'All Kings have fallen',
  'gsk/end/tricks': 'tricks',
  'gsk/end/routs': 'routs',
  'gsk/end/of': ({n, all}: {n: number; all: number}) => `${n} of ${all}`,
  'gsk/turn/trick': ({name, by, n}: Name & {by: string; n: number}, messages) =>
    `Trick ${n}: ${king(name, messages, false)} went into ${whose(by, messages)} pile.`,
  'gsk/turn/push': (
    {name, by, n, rank: code}: Name & {by: string; n: number; rank: Rank},
    messages,
  ) =>
    `Trick ${n}: a push. ${does(by, messages, 'said', 'said')} ${rank(code, messages)} and won it, with ${king(name, messages, false)} in it.`,
  'gsk/turn/tricks': (
    {name, by, n, hand}: Name & {by: string; n: number; hand: number},
    messages,
  ) =>
    `${does(by, messages, 'won', 'won')} ${n} tricks of hand ${hand}. In one of them lay ${king(name, messages, false)}.`,
  'gsk/turn/rout': ({name, by, n, spot}: Name & {by: string; n: number; spot: Spot}, messages) =>
    `Trick ${n}: ${small(by, messages)} named ${whose(name, messages)} ${spot} as the King, and was right.`,
  'gsk/turn/rout-drew': ({name, n}: Name & {n: number}, messages) =>
    `Trick ${n}: ${small(name, messages)} named a wrong card, and ${king(name, messages, false)} was drawn for it.`,
  'gsk/turn/challenge-drew': ({name, n}: Name & {n: number}, messages) =>
    `Trick ${n}: a challenge, and the card that was drawn was ${king(name, messages, false)}.`,
  'gsk/turn/flank': ({name, n}: Name & {n: number}, messages) =>
    `Trick ${n}: ${small(name, messages)} laid the King on a flank, and flanks are turned.`,

  'gsk/side/king-of': ({name}: Name, messages) => king(name, messages, true),
  'gsk/side/thirteen': ({name}: Name, messages) =>
    `${whose(name, messages).replace('your', 'Your')} thirteen`,
  'gsk/side/hand': 'in hand',
  'gsk/side/formation': 'face down on the table',
  'gsk/side/pile': ({name}: Name, messages) => `in ${whose(name, messages)} pile, unseen`,
  'gsk/side/others': 'in other piles, unseen',
  'gsk/side/seen': 'seen',
  'gsk/side/struck': 'Struck: shown to all this hand.',
  'gsk/side/where': 'where',
  'gsk/side/at-hand': 'in hand',
  'gsk/side/at-laid': 'on the table',
  'gsk/side/at-pile': 'in a pile',
  'gsk/side/at-fallen': 'fallen',
  'gsk/side/left': 'tricks to the search',
  'gsk/side/this-hand': 'This hand',
  'gsk/side/no-trick': 'No trick yet.',
  'gsk/side/nobody': 'nobody',
  'gsk/side/won-flanks': ({name}: Name) => `${name}, by the flanks`,
  'gsk/side/won-push': ({name}: Name) => `${name}, by a push`,
  'gsk/side/won-fall': ({name}: Name) => `${name}, by a fall`,
} satisfies GameCatalogue;
