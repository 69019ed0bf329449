import {type Card, isSuit, readCard, writeCard} from '../../../cards/index.js';
import {sorted} from '../kernel/codes.js';
import {type KingMove, TRUMPS, type TrumpName} from '../types.js';

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

const isTrump = (text: string): text is TrumpName => (TRUMPS as readonly string[]).includes(text);

/** Parses the text of a choice. */
export function readChoice(text: string): KingMove | undefined {
  const [type, what = '', trump, ...more] = text.split(':');
  if (more.length > 0) return undefined;
  if (trump !== undefined)
    return type === 'order' && isId(what) && isTrump(trump)
      ? {type, contract: what, trump}
      : undefined;
  switch (type) {
    case 'order':
      return isId(what) ? {type, contract: what} : undefined;
    case 'trump':
      return isTrump(what) || what === 'last' ? {type, trump: what} : undefined;
    case 'away': {
      const cards = what.split(',').map(readCard);
      return cards.every((card): card is Card => card !== undefined)
        ? {type: 'discard', cards: sorted(cards)}
        : undefined;
    }
    case 'bid':
      return /^[1-9]\d?$/.test(what) ? {type, points: Number(what)} : undefined;
    case 'name':
      return isSuit(what) ? {type, suit: what} : undefined;
    default:
      return text === 'draw' || text === 'fold' ? {type: text} : undefined;
  }
}

const isId = (text: string): boolean => /^[a-z-]+$/.test(text);
