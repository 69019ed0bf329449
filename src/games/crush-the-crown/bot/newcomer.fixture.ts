import {type Card, pick, type Rng} from '../../../cards/index.js';
import type {Bot} from '../../../game/index.js';
import {type FootKind, footOf} from '../rules/foot.js';
import type {CrushMove, CrushView} from '../types.js';

/**
 * Newcomers who have read no rules: they play whatever can be played. They differ in what they part with,
 * so that matches show whether the feet of the cards teach keeping (`strength.ts`).
 */

interface Parting {
  readonly type: 'fire' | 'give';
  readonly card: Card;
}

const isParting = (move: CrushMove): move is CrushMove & Parting =>
  move.type === 'fire' || move.type === 'give';

const any = <Item>(items: readonly Item[], rng: Rng): Item => pick(rng, items).value;

/** What can be played is played; a choice between cards of the same kind is made at random. */
function played(moves: readonly CrushMove[], rng: Rng): CrushMove {
  const cards = moves.filter((move) => 'card' in move);
  return any(cards.length > 0 ? cards : moves, rng);
}

/** Parts with any card, or with none. */
export const newcomer: Bot<CrushView, CrushMove> = {
  choose: ({moves, rng}) => ({
    move: moves.some(isParting) ? any(moves, rng) : played(moves, rng),
  }),
};

/** What a reader of the feet fires, the first first; cards of other kinds are kept. */
const FIRED: readonly FootKind[] = ['useless', 'rivals-now', 'rivals', 'against', 'spy'];
/** What such a reader gives, the first first. */
const GIVEN: readonly FootKind[] = ['useless', 'spy', 'later', 'spy-now', 'wild', 'unmasks', 'now', 'against', 'rivals', 'rivals-now']; // oxfmt-ignore

/** The same, who looks at the feet before parting with a card. */
export const footReader: Bot<CrushView, CrushMove> = {
  choose({view, moves, rng}) {
    const parting = moves.filter(isParting);
    const keep = moves.find(({type}) => type === 'keep');
    const order = parting[0]?.type === 'fire' ? FIRED : GIVEN;
    const place = ({card}: Parting): number => {
      const foot = footOf(view, view.seat!, card);
      const at = foot ? order.indexOf(foot.kind) : -1;
      // Of two cards of a kind, the one that is needed later goes first.
      return foot && at >= 0 ? at - foot.ahead / 100 : Infinity;
    };
    const [best] = parting.toSorted((a, b) => place(a) - place(b));
    if (!best) return {move: played(moves, rng)};
    return {move: keep && place(best) === Infinity ? keep : best};
  },
};
