// A match of God Save the King for two as small numbers in one array, which is copied at once, and the
// outlook of a player that looks into it.
import {habitsFrom} from '../../src/games/god-save-the-king/bot/habits.js';
import {KING} from '../../src/games/god-save-the-king/bot/outlook.js';

/** Where what is counted for one player stands; cards are counted by height. */
export const [HAND, PILE, DARK] = [0, 13, 26];
/** What else is known of one player. */
export const [PLACE, LEFT, CENTRE, RIGHT, TOKEN, HELD, PILED, UNSEEN, SHOWN] = [
  39, 40, 41, 42, 43, 44, 45, 46, 47,
]; // oxfmt-ignore
/** What one player did in pushes. */
export const [LOST, DOUBTS, TESTED, LIED, PUSHES, ACES] = [48, 49, 50, 51, 52, 53];
/** The numbers of one player; those of the other follow. */
export const SIZE = 54;
/** What both have in common. */
export const [NUMBER, STEP, TIES, DECLARED, WINNER] = [0, 1, 2, 3, 5].map((at) => 2 * SIZE + at);
/** The length of a state. */
export const STATE = 2 * SIZE + 6;

/** The steps that ask. */
export const [FORM, EARLY, LATE, DECLARE, ANSWER] = [0, 1, 2, 3, 4];
/** The places of a King. */
export const [IN_HAND, IN_CENTRE, IN_PILE, IN_LOST] = [0, 1, 2, 3];
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

/** What a player knows; read from the state when it is asked for, and only before the state changes. */
export class Outlook {
  #state;
  #me;
  #other;
  #hand;
  #dark;

  constructor(state, player) {
    this.#state = state;
    this.#me = player * SIZE;
    this.#other = SIZE - this.#me;
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
    return Math.floor(Math.min(this.held, this.rivalHeld) / 3) - (laid ? 0 : 1);
  }

  get lead() {
    const total = (base) => this.#state[base + HELD] + this.#state[base + PILED];
    return total(this.#me) - total(this.#other);
  }

  get others() {
    return 0;
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
    return this.#state[STEP] === ANSWER ? this.#state[DECLARED + this.#other / SIZE] : -1;
  }

  get habits() {
    return habitsFrom(recordOf(this.#state, this.#other));
  }
}

/** Skirmishes won, less those lost. */
export const skirmishes = (state, me, other) =>
  Math.sign(state[me + LEFT] - state[other + RIGHT]) +
  Math.sign(state[me + RIGHT] - state[other + LEFT]);

/** A new match. */
export function begin(state) {
  state.fill(0);
  for (let base = 0; base < 2 * SIZE; base += SIZE) {
    for (let height = 0; height < 13; height++)
      if (height !== KING) state[base + HAND + height] = state[base + DARK + height] = 1;
    state[base + TOKEN] = 1;
    state[base + HELD] = 13;
    clear(state, base);
  }
  state[NUMBER] = 1;
}

/** Takes a formation off the table. */
export function clear(state, base) {
  state[base + LEFT] = state[base + CENTRE] = state[base + RIGHT] = state[base + SHOWN] = -1;
}

/** A class of hands as they begin, from 0 to `DEALS`: the number of cards, and of high ones. */
export function dealOf(state, player) {
  let high = 0;
  for (let height = 8; height < 13; height++)
    if (height !== KING) high += state[player * SIZE + HAND + height];
  return state[player * SIZE + HELD] * 9 + high;
}
export const DEALS = 27 * 9;
