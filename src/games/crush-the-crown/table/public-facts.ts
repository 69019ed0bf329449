import {suitOf} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {isWild, suitOfGovernment} from '../rules/government.js';
import {type Use, useOf} from '../rules/use.js';
import type {CrushMove, CrushView} from '../types.js';

/** What may be told about another player's move: a message, and no liking, which would tell the hand. */
type PublicFacts = Readonly<{key?: string; temper?: undefined}>;

type Fact =
  | 'marry'
  | 'swap'
  | 'extend'
  | 'discover'
  | 'spy'
  | 'spy-wild'
  | 'give-suit'
  | 'give-any'
  | 'fire'
  | 'fire-useless'
  | 'fire-rivals';

/** Why a card of this use is fired, where the Governments show it. */
const FIRED: Readonly<Partial<Record<Use, Fact>>> = {
  useless: 'fire-useless',
  rivals: 'fire-rivals',
};

/** The reason of a move as it follows from what lies on the table; the hand stays secret. */
function factOf(move: CrushMove, seat: Seat, then: CrushView): Fact | undefined {
  switch (move.type) {
    case 'marry':
    case 'swap':
    case 'extend':
    case 'discover':
      return move.type;
    case 'spy':
      return isWild(then.governments, move.card) ? 'spy-wild' : 'spy';
    case 'give':
      return suitOf(move.card) === suitOfGovernment(then.governments[then.active]!)
        ? 'give-suit'
        : 'give-any';
    case 'fire':
      return FIRED[useOf(then.governments, seat, move.card).use] ?? 'fire';
    // Why no card was built or fired depends on the hand alone.
    case 'skip':
    case 'keep':
      return undefined;
  }
}

/**
 * The facts about a move that may be told, or `undefined` if it would tell the hand. When the match is
 * over, the bot's own reason may be told.
 */
export function publicFactsOf(
  move: CrushMove,
  seat: Seat,
  then: CrushView,
  view: CrushView,
): PublicFacts | undefined {
  if (view.phase === 'over') return {};
  const fact = factOf(move, seat, then);
  return fact && {key: `crush/told/${fact}`, temper: undefined};
}
