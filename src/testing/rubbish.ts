import type {Dice} from './dice.js';

/** Values that every game must refuse without throwing. */
const RUBBISH: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  NaN,
  1e21,
  '',
  'KH',
  'play',
  '__proto__',
  [],
  {},
  [null],
  {type: null},
  {type: 1},
  {type: ''},
  {type: '__proto__'},
  {type: 'constructor'},
  {type: 'toString'},
  {type: ['play']},
  {type: 'xstate.stop'},
  {type: 'xstate.init'},
];

/** Replacements for a field. */
const WRONG: readonly unknown[] = [
  undefined,
  null,
  -1,
  99,
  0.5,
  '',
  'ZZ',
  'KH',
  '10H',
  'constructor',
  '__proto__',
  [],
  [null],
  ['KH', 'KH'],
  [[]],
  {},
  true,
];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A copy with one field, at any depth, removed or replaced. */
export function spoil(value: unknown, dice: Dice): unknown {
  if (!isObject(value)) return dice.pick(WRONG);
  const keys = Object.keys(value);
  if (keys.length === 0) return dice.pick(WRONG);
  const key = dice.pick(keys);
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    const way = dice.roll(4);
    if (way === 0) return list.filter((_, index) => String(index) !== key);
    if (way === 1) return [...list, list[Number(key)]];
    return list.map((inner, index) => (String(index) === key ? spoil(inner, dice) : inner));
  }
  if (dice.roll(6) === 0) {
    return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  }
  const inner = value[key];
  return {...value, [key]: dice.roll(3) === 0 ? dice.pick(WRONG) : spoil(inner, dice)};
}

/** A value that is almost never a move: plain rubbish, or one of `moves` with a field spoiled. */
export const rubbish = (moves: readonly unknown[], dice: Dice): unknown =>
  moves.length === 0 || dice.roll(2) === 0 ? dice.pick(RUBBISH) : spoil(dice.pick(moves), dice);
