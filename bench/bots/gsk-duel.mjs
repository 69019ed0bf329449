// God Save the King for two, written by hand for speed: a match takes 0.05 ms. `strength.ts` of the game
// plays by the rules themselves.
import {KING} from '../../src/games/god-save-the-king/bot/outlook.js';
import {
  ANSWER,
  ACES,
  begin,
  CENTRE,
  clear,
  DARK,
  DECLARE,
  DECLARED,
  DOUBTS,
  EARLY,
  FORM,
  HAND,
  HELD,
  IN_CENTRE,
  IN_HAND,
  IN_LOST,
  IN_PILE,
  LATE,
  LEFT,
  LIED,
  LOST,
  NUMBER,
  Outlook,
  PILE,
  PILED,
  PLACE,
  PUSHES,
  RIGHT,
  SHOWN,
  SIZE,
  skirmishes,
  STATE,
  STEP,
  TESTED,
  TIES,
  TOKEN,
  UNSEEN,
  WINNER,
} from './gsk-state.mjs';
import {chanceFrom} from './gsk-chance.mjs';

const MOST_HANDS = 30;
/** A new hand has begun. */
const DEALT = 8;

/** Lays a formation down. */
function lay(state, base, {left, centre, right}) {
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

/** Routs of the centre; the players whose Kings fall, as bits. */
function rout(state, routs, chance) {
  let fallen = 0;
  for (const by of [0, 1])
    if (routs[by] && state[(1 - by) * SIZE + PLACE] === IN_CENTRE) fallen |= 2 >> by;
  if (fallen) return fallen;
  for (const by of [0, 1]) {
    if (!routs[by]) continue;
    const [me, other] = [by * SIZE, (1 - by) * SIZE];
    state[me + TOKEN] = 0;
    if (state[other + SHOWN] < 0) {
      state[other + SHOWN] = state[other + CENTRE];
      state[other + DARK + state[other + CENTRE]]--;
    }
  }
  for (const by of [0, 1])
    if (routs[by] && draw(state, by * SIZE, (1 - by) * SIZE, chance)) fallen |= 1 << by;
  return fallen;
}

/** Gives six cards to a player, or to each the own three. */
function collect(state, winner) {
  for (const player of [0, 1]) {
    const base = player * SIZE;
    const taker = winner < 0 ? player : winner;
    const pile = taker * SIZE;
    const [left, centre, right] = [state[base + LEFT], state[base + CENTRE], state[base + RIGHT]];
    for (const height of [left, centre, right]) if (height !== KING) state[pile + PILE + height]++;
    state[pile + PILED] += 3;
    if (centre === KING) state[base + PLACE] = taker === player ? IN_PILE : IN_LOST;
    if (state[base + SHOWN] < 0) state[base + UNSEEN]++;
    clear(state, base);
  }
  state[STEP] = FORM;
  state[TIES] = 0;
}

/** The end of a hand; the fallen as bits, 4 for the end of the last hand. */
function endHand(state) {
  let fallen = 0;
  for (const player of [0, 1]) if (state[player * SIZE + PLACE] === IN_LOST) fallen |= 1 << player;
  if (fallen) return fallen;
  for (const player of [0, 1]) {
    const base = player * SIZE;
    let held = 1;
    for (let height = 0; height < 13; height++) {
      held += state[base + HAND + height] += state[base + PILE + height];
      state[base + PILE + height] = 0;
      state[base + DARK + height] = state[base + HAND + height];
    }
    state[base + HELD] = held;
    state[base + PILED] = state[base + UNSEEN] = 0;
    state[base + PLACE] = IN_HAND;
    state[base + TOKEN] = 1;
    if (held < 3) fallen |= 1 << player;
  }
  return ++state[NUMBER] > MOST_HANDS && !fallen ? 4 : fallen;
}

/** Declarations, and the answer of who lost; the fallen as bits. */
function settle(state, loser, answering, chance) {
  const winner = 1 - loser;
  const [lost, won] = [loser * SIZE, winner * SIZE];
  let fallen = answering === 'rout' ? rout(state, [loser === 0, loser === 1], chance) : 0;
  const declared = state[DECLARED + winner];
  for (const player of [0, 1]) {
    state[player * SIZE + PUSHES]++;
    if (state[DECLARED + player] === 12) state[player * SIZE + ACES]++;
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
  if (!fallen) collect(state, winner);
  return fallen;
}

const total = (state, player) => state[player * SIZE + HELD];

/** The result of the first player: 1 won, 0.5 drawn, 0 lost. */
const resultOf = (state, fallen) => {
  if (fallen === 4) return (Math.sign(total(state, 0) - total(state, 1)) + 1) / 2;
  return fallen === 3 ? 0.5 : fallen === 2 ? 1 : 0;
};

/**
 * Plays a state to its end; the result of the first player. `players` decide by outlooks. When a new
 * hand begins `judge` may name the result instead.
 */
export function playOut(state, players, chance, judge) {
  for (;;) {
    const fallen = step(state, players, chance);
    if (fallen === DEALT) {
      const result = judge?.(state);
      if (result !== undefined) return result;
    } else if (fallen) return resultOf(state, fallen);
  }
}

function step(state, players, chance) {
  const ask = (player, what) => players[player][what](new Outlook(state, player), chance);
  switch (state[STEP]) {
    case FORM: {
      if (Math.min(state[HELD], state[SIZE + HELD]) < 3) {
        return endHand(state) || DEALT;
      }
      const forms = [ask(0, 'form'), ask(1, 'form')];
      lay(state, 0, forms[0]);
      lay(state, SIZE, forms[1]);
      state[STEP] = EARLY;
      return 0;
    }
    case EARLY:
    case LATE: {
      const what = state[STEP] === EARLY ? 'early' : 'rout';
      const routs = [0, 1].map((one) => state[one * SIZE + TOKEN] === 1 && ask(one, what));
      if (routs[0] || routs[1]) {
        const fallen = rout(state, routs, chance);
        if (fallen) return fallen;
      }
      if (state[STEP] === EARLY) {
        for (const base of [0, SIZE])
          for (const at of [LEFT, RIGHT]) state[base + DARK + state[base + at]]--;
        state[STEP] = LATE;
        return 0;
      }
      const lead = skirmishes(state, 0, SIZE);
      if (lead !== 0) collect(state, lead > 0 ? 0 : 1);
      else state[STEP] = DECLARE;
      return 0;
    }
    case DECLARE: {
      const values = [ask(0, 'declare'), ask(1, 'declare')];
      [state[DECLARED], state[DECLARED + 1]] = values;
      if (values[0] !== values[1]) {
        state[WINNER] = values[0] > values[1] ? 0 : 1;
        state[STEP] = ANSWER;
      } else if (++state[TIES] === 3) collect(state, -1);
      return 0;
    }
    default: {
      const loser = 1 - state[WINNER];
      return settle(state, loser, ask(loser, 'answer'), chance);
    }
  }
}

/** The share of a player against another, over many matches in which each sits on each side. */
export function shareOf(player, rival, games, seed) {
  const state = new Int8Array(STATE);
  let share = 0;
  for (let game = 0; game < games; game++) {
    begin(state);
    const chance = chanceFrom(seed * 7919 + (game >> 1));
    const first = game % 2 === 0;
    const result = playOut(state, first ? [player, rival] : [rival, player], chance);
    share += first ? result : 1 - result;
  }
  return share / games;
}
