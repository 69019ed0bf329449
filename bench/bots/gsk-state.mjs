// A match of God Save the King as small numbers in one array, which is copied at once, and the outlook
// of a player that looks into it.
import {habitsFrom} from '../../src/games/god-save-the-king/bot/habits.js';
import {KING} from '../../src/games/god-save-the-king/bot/outlook.js';

/** The places of the card counts of one player; cards are counted by height. */
export const [HAND, PILE, DARK] = [0, 13, 26];
/** The places of all else that is known of one player. */
export const [PLACE, LEFT, CENTRE, RIGHT, TOKEN, HELD, PILED, UNSEEN, SHOWN] = [
  39, 40, 41, 42, 43, 44, 45, 46, 47,
]; // oxfmt-ignore
/** The player in whose pile the King of one player lies. */
export const KEEPER = 54;
/** The actions of one player in pushes. */
export const [LOST, DOUBTS, TESTED, LIED, PUSHES, ACES] = [48, 49, 50, 51, 52, 53];
/** The numbers of one player; those of the next one follow. */
export const SIZE = 55;
/** The most players. */
const MOST = 4;
/** Common to all: the hand, the round, the table of two tricks, and those who have fallen in it. */
export const [NUMBER, ROUND, TABLE, FALLEN] = [0, 1, 2, 3].map((at) => MOST * SIZE + at);
/** The present trick: the two who meet in it, and their declarations. */
export const [STEP, TIES, WINNER, PAIR, DECLARED] = [4, 5, 6, 7, 9].map((at) => MOST * SIZE + at);
/** The number of players who meet in this round, and who they are. */
export const [MET, LETTERS] = [11, 12].map((at) => MOST * SIZE + at);
/** The player who has put another out in this round, and the winner at each table; -1 for nobody. */
export const [BY, WON] = [16, 17].map((at) => MOST * SIZE + at);
/** The length of a state. */
export const STATE = MOST * SIZE + 19;

/** The steps that ask. */
export const [FORM, EARLY, LATE, DECLARE, ANSWER] = [0, 1, 2, 3, 4];
/** The places of a King. */
export const [IN_HAND, IN_CENTRE, IN_PILE, IN_LOST, FELL] = [0, 1, 2, 3, 4];
const PLACES = ['hand', 'centre', 'pile', 'lost'];

const recordOf = (state, base) => ({
  doubts: {done: state[base + DOUBTS], of: state[base + LOST]},
  lies: {done: state[base + LIED], of: state[base + TESTED]},
  aces: {done: state[base + ACES], of: state[base + PUSHES]},
});

/** Counted cards as heights, the highest first. */
function listed(state, from) {
  const list = [];
  for (let height = 12; height >= 0; height--)
    for (let more = state[from + height]; more > 0; more--) list.push(height);
  return list;
}

/** A player's knowledge, read from the state on demand, and only before the state changes. */
export class Outlook {
  #state;
  #side;
  #me;
  #other;
  #hand;
  #dark;

  /** @param side the place in the pair that meets, 0 or 1 */
  constructor(state, side) {
    this.#state = state;
    this.#side = side;
    this.#me = state[PAIR + side] * SIZE;
    this.#other = state[PAIR + 1 - side] * SIZE;
  }

  get hand() {
    return (this.#hand ??= listed(this.#state, this.#me + HAND));
  }

  get dark() {
    return (this.#dark ??= listed(this.#state, this.#other + DARK));
  }

  get own() {
    return listed(this.#state, this.#me + DARK);
  }

  get king() {
    return PLACES[this.#state[this.#me + PLACE]];
  }

  get held() {
    return this.#state[this.#me + HELD];
  }

  get rivalHeld() {
    return this.#state[this.#other + HELD];
  }

  get piled() {
    return this.#state[this.#other + UNSEEN];
  }

  get left() {
    const laid = this.#state[this.#me + LEFT] >= 0;
    return Math.floor(shortest(this.#state) / 3) - (laid ? 0 : 1);
  }

  get lead() {
    const total = (base) => this.#state[base + HELD] + this.#state[base + PILED];
    return total(this.#me) - total(this.#other);
  }

  get others() {
    return living(this.#state).length - 2;
  }

  get token() {
    return this.#state[this.#me + TOKEN] === 1;
  }

  get rivalToken() {
    return this.#state[this.#other + TOKEN] === 1;
  }

  get centre() {
    return this.#state[this.#me + CENTRE];
  }

  get shown() {
    return this.#state[this.#me + SHOWN];
  }

  get rivalShown() {
    return this.#state[this.#other + SHOWN];
  }

  get rivalFlank() {
    if (this.#state[STEP] < LATE) return -1;
    return Math.max(this.#state[this.#other + LEFT], this.#state[this.#other + RIGHT]);
  }

  get skirmishes() {
    return this.#state[STEP] < LATE ? 0 : skirmishes(this.#state, this.#me, this.#other);
  }

  get declared() {
    return this.#state[STEP] === ANSWER ? this.#state[DECLARED + 1 - this.#side] : -1;
  }

  get ties() {
    return this.#state[TIES];
  }

  get habits() {
    return habitsFrom(recordOf(this.#state, this.#other));
  }
}

/** Skirmishes won, less those lost. */
export const skirmishes = (state, me, other) =>
  Math.sign(state[me + LEFT] - state[other + RIGHT]) +
  Math.sign(state[me + RIGHT] - state[other + LEFT]);

/** The players whose Kings live, in the order in which they meet. */
export const living = (state) => {
  const list = [];
  for (let at = 0; at < state[MET]; at++) {
    const player = state[LETTERS + at];
    if (state[player * SIZE + PLACE] !== FELL) list.push(player);
  }
  return list;
};

/** The fewest cards that a living player has in hand. */
export function shortest(state) {
  let least = 127;
  for (let at = 0; at < state[MET]; at++) {
    const base = state[LETTERS + at] * SIZE;
    if (state[base + PLACE] !== FELL && state[base + HELD] < least) least = state[base + HELD];
  }
  return least;
}

/** A new match of a number of players. */
export function begin(state, seats) {
  state.fill(0);
  for (let player = 0; player < seats; player++) {
    const base = player * SIZE;
    for (let height = 0; height < 13; height++)
      if (height !== KING) state[base + HAND + height] = state[base + DARK + height] = 1;
    state[base + TOKEN] = 1;
    state[base + HELD] = 13;
    state[LETTERS + player] = player;
    clear(state, base);
  }
  state[MET] = seats;
  state[NUMBER] = 1;
  state[BY] = -1;
  meet(state);
}

const THREE = [
  [0, 1],
  [1, 2],
  [2, 0],
];
const FOUR = [
  [
    [0, 1],
    [2, 3],
  ],
  [
    [1, 2],
    [3, 0],
  ],
];

/** The places of the two who meet at a table in a round, by the number of players. */
export function pairOf(met, round, table) {
  if (met === 2) return THREE[0];
  return met === 3 ? THREE[round % 3] : FOUR[round % 2][table];
}

/** Calls the two who meet in the next trick. */
export function meet(state) {
  const [one, other] = pairOf(state[MET], state[ROUND], state[TABLE]);
  state[PAIR] = state[LETTERS + one];
  state[PAIR + 1] = state[LETTERS + other];
  state[STEP] = FORM;
  state[TIES] = 0;
}

/** Takes a formation off the table. */
export function clear(state, base) {
  state[base + LEFT] = state[base + CENTRE] = state[base + RIGHT] = state[base + SHOWN] = -1;
}

/**
 * A class of hands as they begin, from 0 to `DEALS`: the number of players, of cards, and of high ones.
 */
export function dealOf(state, player) {
  const base = player * SIZE;
  let high = 0;
  for (let height = 8; height < 13; height++)
    if (height !== KING) high += state[base + HAND + height];
  return ((state[MET] - 2) * 27 + Math.min(state[base + HELD], 26)) * 9 + Math.min(high, 8);
}
export const DEALS = 3 * 27 * 9;
