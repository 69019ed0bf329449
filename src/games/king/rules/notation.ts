import {type Card, readCard, readSuit, writeCard} from '../../../cards/index.js';
import {sorted} from '../kernel/codes.js';
import type {KingMove, TrumpName} from '../types.js';

/**
 * Formats a choice as text: `order:no-tricks`, `order:praise:S`; `trump:last`; `away:7S,8D`; `draw`;
 * `bid:5`; `fold`; `name:S`. A played card is written as the card alone, `QH`.
 */
export function writeChoice(move: KingMove): string {
  switch (move.type) {
    case 'order':
      return ['order', move.contract, ...(move.trump ? [move.trump] : [])].join(':');
    case 'trump':
      return `trump:${move.trump}`;
    case 'discard':
      return `away:${sorted(move.cards).map(writeCard).join()}`;
    case 'bid':
      return `bid:${move.points}`;
    case 'name':
      return `name:${move.suit}`;
    default:
      return move.type;
  }
}

/**
 * Parses the text of a choice; spaces may stand for the colons, and cards and suits may have any
 * spelling: `bid 3`, `trump ♠`, `away 7s, ♦8`.
 */
export function readChoice(text: string): KingMove | undefined {
  const [, type, rest = ''] = /^([a-z]+)(?:[\s:]+(\S.*))?$/s.exec(text.trim()) ?? [];
  const what = rest.toLowerCase();
  switch (type) {
    case 'order':
      return readOrder(what.split(/[\s:]+/));
    case 'trump': {
      const trump = what === 'last' ? what : readTrump(what);
      return trump && {type, trump};
    }
    case 'away':
      return readDiscard(rest.split(/[\s,]+/));
    case 'bid':
      return /^[1-9]\d?$/.test(what) ? {type, points: Number(what)} : undefined;
    case 'name': {
      const suit = readSuit(what);
      return suit && {type, suit};
    }
    case 'draw':
    case 'fold':
      return what ? undefined : {type};
    default:
      return undefined;
  }
}

const readTrump = (text: string): TrumpName | undefined =>
  text === 'none' ? text : readSuit(text);

function readOrder([contract = '', named, ...more]: readonly string[]): KingMove | undefined {
  if (!/^[a-z-]+$/.test(contract) || more.length > 0) return undefined;
  if (named === undefined) return {type: 'order', contract};
  const trump = readTrump(named);
  return trump && {type: 'order', contract, trump};
}

function readDiscard(texts: readonly string[]): KingMove | undefined {
  const cards = texts.map(readCard);
  return cards.every((card): card is Card => card !== undefined)
    ? {type: 'discard', cards: sorted(cards)}
    : undefined;
}
