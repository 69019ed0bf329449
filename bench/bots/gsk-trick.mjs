// The events of a trick of God Save the King, applied to a state of small numbers. Players are named by
// their side in it, 0 or 1; the fallen are given as bits, side 0 first.
import {KING} from '../../src/games/god-save-the-king/bot/outlook.js';
import {
  ACES,
  CENTRE,
  clear,
  DARK,
  DECLARED,
  DOUBTS,
  HAND,
  HELD,
  IN_CENTRE,
  IN_LOST,
  IN_PILE,
  KEEPER,
  LEFT,
  LIED,
  LOST,
  PAIR,
  PILE,
  PILED,
  PLACE,
  PUSHES,
  RIGHT,
  SHOWN,
  SIZE,
  TABLE,
  TESTED,
  TOKEN,
  UNSEEN,
  WON,
} from './gsk-state.mjs';

/** The beginnings of the numbers of both sides. */
export const bases = (state) => [state[PAIR] * SIZE, state[PAIR + 1] * SIZE];

/** Lays a formation down. */
export function lay(state, base, {left, centre, right}) {
  state[base + LEFT] = left;
  state[base + CENTRE] = centre;
  state[base + RIGHT] = right;
  state[base + HELD] -= 3;
  for (const height of [left, centre, right])
    if (height === KING) state[base + PLACE] = IN_CENTRE;
    else state[base + HAND + height]--;
}

/** A penalty draw; true when the King was drawn. */
function draw(state, from, to, chance) {
  if (state[from + HELD] === 0) return false;
  let at = Math.floor(chance() * state[from + HELD]);
  let height = 0;
  for (; height < 13; height++) {
    at -= state[from + HAND + height];
    if (at < 0) break;
  }
  if (height === 13) return true;
  state[from + HAND + height]--;
  state[from + DARK + height]--;
  state[from + HELD]--;
  state[to + PILE + height]++;
  state[to + PILED]++;
  return false;
}

/** Routs of the centre. */
export function rout(state, routs, chance) {
  const sides = bases(state);
  let fallen = 0;
  for (const by of [0, 1])
    if (routs[by] && state[sides[1 - by] + PLACE] === IN_CENTRE) fallen |= 2 >> by;
  if (fallen) return fallen;
  for (const by of [0, 1]) {
    if (!routs[by]) continue;
    const other = sides[1 - by];
    state[sides[by] + TOKEN] = 0;
    if (state[other + SHOWN] < 0) {
      state[other + SHOWN] = state[other + CENTRE];
      state[other + DARK + state[other + CENTRE]]--;
    }
  }
  for (const by of [0, 1])
    if (routs[by] && draw(state, sides[by], sides[1 - by], chance)) fallen |= 1 << by;
  return fallen;
}

/** Gives six cards to a side, or its own three to each if `winner` is -1. */
export function collect(state, winner) {
  const sides = bases(state);
  state[WON + state[TABLE]] = winner < 0 ? -1 : state[PAIR + winner];
  for (const side of [0, 1]) {
    const base = sides[side];
    const pile = sides[winner < 0 ? side : winner];
    const [left, centre, right] = [state[base + LEFT], state[base + CENTRE], state[base + RIGHT]];
    for (const height of [left, centre, right]) if (height !== KING) state[pile + PILE + height]++;
    state[pile + PILED] += 3;
    if (state[base + PLACE] === IN_CENTRE) state[base + PLACE] = pile === base ? IN_PILE : IN_LOST;
    if (state[base + PLACE] === IN_LOST && state[base + CENTRE] === KING)
      state[base + KEEPER] = pile / SIZE;
    if (state[base + SHOWN] < 0) state[base + UNSEEN]++;
    clear(state, base);
  }
}

/** The answer of the loser of a push, and then its end. */
export function settle(state, loser, answering, chance) {
  const winner = 1 - loser;
  const sides = bases(state);
  const [lost, won] = [sides[loser], sides[winner]];
  let fallen = answering === 'rout' ? rout(state, [loser === 0, loser === 1], chance) : 0;
  const declared = state[DECLARED + winner];
  for (const side of [0, 1]) {
    state[sides[side] + PUSHES]++;
    if (state[DECLARED + side] === 12) state[sides[side] + ACES]++;
  }
  state[lost + LOST]++;
  if (answering === 'challenge') {
    const lied = state[won + CENTRE] !== declared;
    state[lost + DOUBTS]++;
    state[won + TESTED]++;
    if (lied) {
      state[won + LIED]++;
      if (draw(state, won, lost, chance)) fallen = 1 << winner;
    } else {
      if (state[won + SHOWN] < 0) {
        if (declared !== KING) state[won + DARK + declared]--;
        state[won + UNSEEN]--;
      }
      if (draw(state, lost, won, chance)) fallen = 1 << loser;
    }
  }
  return fallen;
}
