import {rankIndex, rankOf, type SuitCard, winningPlay} from '../../cards/index.js';
import type {Bot} from '../../game/index.js';
import type {Move, View} from './types.js';

const height = ({card}: Move): number => rankIndex(rankOf(card as SuitCard));

/** Wins a trick with the lowest card that can, leads high, discards low, and never looks ahead. */
export const bot: Bot<View, Move> = {
  choose({view: {trick, seat}, moves}) {
    const rising = [...moves].sort((a, b) => height(a) - height(b));
    const wins = ({card}: Move): boolean =>
      winningPlay([...trick, {seat: seat ?? -1, card}])?.card === card;
    const winner = trick.length === 0 ? rising.at(-1) : rising.find(wins);
    const move = winner ?? rising[0]!;
    return {move, why: {key: `high-card/why/${winner ? 'take' : 'throw'}`, card: move.card}};
  },
};
