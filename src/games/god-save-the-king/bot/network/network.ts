import {ASKED, type Asked, INPUTS} from './inputs.js';

/** The network that plays matches of two: two hidden layers over inputs that are 0 or 1. */

const [WIDE, DEEP] = [96, 64];

/** The number of answers to each question. */
const WAYS = [13, 13, 13, 13, 2, 2, 3, 2];
const OUTPUTS = WAYS.reduce((sum, ways) => sum + ways);

/** A matrix as it is stored: small integers, in base 64, and the unit they count. */
interface Packed {
  readonly unit: number;
  readonly digits: string;
}

/** The stored weights: of each layer the weights, then what is added to its sums. */
export type Weights = readonly [Packed, Packed, Packed, Packed, Packed, Packed];

/** Answers a question about inputs: how likely each of the ways should be whose bits are set. */
export type Network = (inputs: readonly number[], asked: Asked, ways: number) => readonly number[];

const unpack = ({unit, digits}: Packed): Float32Array =>
  Float32Array.from(atob(digits), (char) => ((char.charCodeAt(0) << 24) >> 24) * unit);

/** The network with these weights. */
export function networkOf(weights: Weights): Network {
  const [first, wide, second, deep, third, last] = weights.map(unpack) as [
    Float32Array,
    ...Float32Array[],
  ] & {length: 6};
  const expected = [INPUTS * WIDE, WIDE, WIDE * DEEP, DEEP, OUTPUTS * DEEP, OUTPUTS];
  if ([first, wide, second, deep, third, last].some((one, at) => one!.length !== expected[at]))
    throw new RangeError('weights of another network');
  const sums = new Float32Array(WIDE);
  const turned = new Float32Array(DEEP);
  return (inputs, asked, ways) => {
    sums.set(wide!);
    for (const input of inputs)
      for (let at = 0; at < WIDE; at++) sums[at]! += first[input * WIDE + at]!;
    turned.set(deep!);
    for (let from = 0; from < WIDE; from++) {
      const value = sums[from]!;
      if (value > 0)
        for (let at = 0; at < DEEP; at++) turned[at]! += value * second![from * DEEP + at]!;
    }
    const question = ASKED.indexOf(asked);
    const begin = WAYS.slice(0, question).reduce((sum, count) => sum + count, 0);
    const logits = Array.from({length: WAYS[question]!}, (_, way) => {
      if (!((ways >> way) & 1)) return -Infinity;
      let sum = last![begin + way]!;
      for (let at = 0; at < DEEP; at++)
        if (turned[at]! > 0) sum += turned[at]! * third![(begin + way) * DEEP + at]!;
      return sum;
    });
    const most = Math.max(...logits);
    const parts = logits.map((logit) => Math.exp(logit - most));
    const sum = parts.reduce((all, part) => all + part, 0);
    return parts.map((part) => part / sum);
  };
}
