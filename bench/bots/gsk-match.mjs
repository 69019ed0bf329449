// God Save the King written by hand for speed: a match of two takes 0.05 ms. `strength.ts` of the game
// plays by the rules themselves. Tricks that run at once are played one after the other.
import {
  ANSWER,
  begin,
  BY,
  DARK,
  DECLARE,
  DECLARED,
  EARLY,
  FALLEN,
  FELL,
  FORM,
  HAND,
  HELD,
  IN_HAND,
  IN_LOST,
  KEEPER,
  LATE,
  LEFT,
  LETTERS,
  living,
  meet,
  MET,
  NUMBER,
  Outlook,
  PAIR,
  pairOf,
  PILE,
  PILED,
  PLACE,
  RIGHT,
  ROUND,
  shortest,
  SIZE,
  skirmishes,
  STATE,
  STEP,
  TABLE,
  TIES,
  TOKEN,
  UNSEEN,
  WINNER,
  WON,
} from './gsk-state.mjs';
import {chanceFrom} from './gsk-chance.mjs';
import {bases, collect, lay, rout, settle} from './gsk-trick.mjs';

const MOST_HANDS = 30;
/** A new hand has begun. */
const DEALT = 16;

/** A player's King falls. */
function fall(state, player) {
  state[player * SIZE + PLACE] = FELL;
  state[FALLEN] |= 1 << player;
}

/** Kings fall in a trick: a survivor collects the formations; then the next trick. */
function endByFall(state, fallen) {
  const survivor = fallen === 1 ? 1 : 0;
  collect(state, survivor);
  state[BY] = fallen === 3 ? -1 : state[PAIR + survivor];
  for (const side of [0, 1]) if ((fallen >> side) & 1) fall(state, state[PAIR + side]);
  return next(state);
}

/** Players as bits. */
const bitsOf = (players) => players.reduce((bits, player) => bits | (1 << player), 0);

/**
 * The living in their new order once four have become three: the player who put the fourth out is the
 * last.
 */
function reordered(state, left) {
  const by = state[BY];
  if (state[MET] !== 4 || left.length !== 3 || !left.includes(by)) return left;
  const others = left.filter((player) => player !== by);
  const table = [0, 1].find((one) => {
    const met = pairOf(4, state[ROUND] + 11, one).map((at) => state[LETTERS + at]);
    return others.every((player) => met.includes(player));
  });
  const winner = table === undefined ? -1 : state[WON + table];
  return [...(winner === others[1] ? others.reverse() : others), by];
}

/** The winners as bits once at most one lives, else 0; the fallen leave the round. */
function judge(state) {
  if (state[FALLEN] === 0) return 0;
  const left = living(state);
  if (left.length < 2) return left.length === 1 ? 1 << left[0] : state[FALLEN];
  reordered(state, left).forEach((player, at) => {
    state[LETTERS + at] = player;
  });
  state[MET] = left.length;
  state[ROUND] = state[FALLEN] = 0;
  state[BY] = -1;
  return 0;
}

/** After a trick: the other table, or the end of the round and perhaps of the hand. */
function next(state) {
  if (state[MET] === 4 && state[TABLE] === 0) state[TABLE] = 1;
  else {
    state[TABLE] = 0;
    state[ROUND] = (state[ROUND] + 1) % 12;
    const over = judge(state) || (shortest(state) < 3 ? endHand(state) : 0);
    if (over) return over;
  }
  meet(state);
  return 0;
}

/** The end of a hand; the winners as bits, or the sign of a new hand. */
function endHand(state) {
  for (const player of living(state))
    if (state[player * SIZE + PLACE] === IN_LOST) {
      fall(state, player);
      state[BY] = state[player * SIZE + KEEPER];
    }
  const found = judge(state);
  if (found) return found;
  for (const player of living(state)) {
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
    if (held < 3) fall(state, player);
  }
  const short = judge(state);
  if (short) return short;
  if (++state[NUMBER] > MOST_HANDS) return mostCards(state);
  meet(state);
  return DEALT;
}

function mostCards(state) {
  const left = living(state);
  const most = Math.max(...left.map((player) => state[player * SIZE + HELD]));
  return bitsOf(left.filter((player) => state[player * SIZE + HELD] === most));
}

/**
 * Plays a state to its end; the winners as bits. `players` decide by outlooks. With `stops` it ends when
 * a new hand has begun, without winners, if it says so.
 */
export function playOut(state, players, chance, stops) {
  for (;;) {
    const over = step(state, players, chance);
    if (over === DEALT) {
      if (stops?.()) return 0;
    } else if (over) return over;
  }
}

/** The share of a win that a player has among the winners. */
export function shareIn(winners, player) {
  if (!((winners >> player) & 1)) return 0;
  let count = 0;
  for (let bits = winners; bits; bits &= bits - 1) count++;
  return 1 / count;
}

/** One step of a trick; 0, the winners as bits, or the sign of a new hand. */
function step(state, players, chance) {
  const ask = (side, what) => players[state[PAIR + side]][what](new Outlook(state, side), chance);
  const sides = bases(state);
  switch (state[STEP]) {
    case FORM: {
      const forms = [ask(0, 'form'), ask(1, 'form')];
      lay(state, sides[0], forms[0]);
      lay(state, sides[1], forms[1]);
      state[STEP] = EARLY;
      return 0;
    }
    case EARLY:
    case LATE: {
      const what = state[STEP] === EARLY ? 'early' : 'rout';
      const routs = [0, 1].map((side) => state[sides[side] + TOKEN] === 1 && ask(side, what));
      if (routs[0] || routs[1]) {
        const fallen = rout(state, routs, chance);
        if (fallen) return endByFall(state, fallen);
      }
      if (state[STEP] === EARLY) {
        for (const base of sides)
          for (const at of [LEFT, RIGHT]) state[base + DARK + state[base + at]]--;
        state[STEP] = LATE;
        return 0;
      }
      const lead = skirmishes(state, sides[0], sides[1]);
      if (lead === 0) {
        state[STEP] = DECLARE;
        return 0;
      }
      collect(state, lead > 0 ? 0 : 1);
      return next(state);
    }
    case DECLARE: {
      const values = [ask(0, 'declare'), ask(1, 'declare')];
      [state[DECLARED], state[DECLARED + 1]] = values;
      if (values[0] !== values[1]) {
        state[WINNER] = values[0] > values[1] ? 0 : 1;
        state[STEP] = ANSWER;
        return 0;
      }
      if (++state[TIES] < 3) return 0;
      collect(state, -1);
      return next(state);
    }
    default: {
      const loser = 1 - state[WINNER];
      const fallen = settle(state, loser, ask(loser, 'answer'), chance);
      if (fallen) return endByFall(state, fallen);
      collect(state, 1 - loser);
      return next(state);
    }
  }
}

/** The share of a player who meets the same rival on all other seats, in turn on each seat. */
export function shareOf(player, rival, games, seed, seats = 2) {
  const state = new Int8Array(STATE);
  let share = 0;
  for (let game = 0; game < games; game++) {
    begin(state, seats);
    const chance = chanceFrom(seed * 7919 + Math.floor(game / seats));
    const own = game % seats;
    const players = Array.from({length: seats}, (_, seat) => (seat === own ? player : rival));
    share += shareIn(playOut(state, players, chance), own);
  }
  return share / games;
}
