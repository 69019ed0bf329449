import type {KingdomMove} from '../types.js';

/** A move as text: `choose thief`, `exchange`, `cut 4`, `fold`, `use 1+3`, `change king`. */
export function formatMove(move: KingdomMove): string {
  switch (move.type) {
    case 'choose':
    case 'change':
      return `${move.type} ${move.card}`;
    case 'cut':
      return `cut ${move.depth}`;
    case 'use': {
      const targets = [...move.targets].sort((a, b) => a - b).join('+');
      return targets ? `use ${targets}` : 'use';
    }
    default:
      return move.type;
  }
}

/** The spelling of a character: letters, digits and hyphens of any script. */
export const isName = (text: string): boolean => /^[\p{L}\p{N}][\p{L}\p{N}-]{0,23}$/u.test(text);

const COUNT = /^(0|[1-9]\d?)$/;

/** The move that a text describes, or `undefined`. */
export function parseMove(text: string): KingdomMove | undefined {
  const [type, what, ...more] = text.trim().split(/\s+/);
  if (more.length > 0) return undefined;
  if (what === undefined) {
    if (type === 'exchange' || type === 'fold') return {type};
    return type === 'use' ? {type, targets: []} : undefined;
  }
  switch (type) {
    case 'choose':
    case 'change':
      return isName(what) ? {type, card: what} : undefined;
    case 'cut':
      return COUNT.test(what) && what !== '0' ? {type, depth: Number(what)} : undefined;
    case 'use': {
      const targets = what.split('+');
      return targets.every((target) => COUNT.test(target))
        ? {type, targets: targets.map(Number).sort((a, b) => a - b)}
        : undefined;
    }
    default:
      return undefined;
  }
}
