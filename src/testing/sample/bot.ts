import {type Card, rankIndex, rankOf, type Suit, winningPlay} from '../../cards/index.js';
import type {Bot} from '../../game/index.js';
import type {Move, View} from './types.js';

const height = (card: Card): number => rankIndex(rankOf(card) ?? '2');

/** True when the card would win the trick as it stands. */
function wins({seat, trick, options}: View, card: Card): boolean {
  const mine = {seat: seat ?? -1, card};
  const trump = options['trump'] as Suit | 'none';
  return winningPlay([...trick, mine], trump === 'none' ? {} : {trump}) === mine;
}

/** Wins a trick with the lowest card that can, leads high, discards low, and never looks ahead. */
export const bot: Bot<View, Move> = {
  choose({view, moves}) {
    const rising = [...moves].sort((a, b) => height(a.card) - height(b.card));
    const lead = view.trick.length === 0;
    const winner = lead ? rising.at(-1) : rising.find(({card}) => wins(view, card));
    const move = winner ?? rising[0]!;
    const reason = lead ? 'lead' : winner ? 'take' : 'throw';
    return {move, why: {key: `high-card/why/${reason}`, card: move.card}};
  },
};
