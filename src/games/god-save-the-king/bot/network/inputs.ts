import type {Seat} from '../../../../game/index.js';
import {heightOf} from '../../rules/suits.js';
import type {Formation, GskView} from '../../types.js';
import {hiddenOf, KING, type Outlook, provedBy} from '../outlook.js';

/**
 * All that a seat of a match of two may know, as the list of the network's inputs that are 1.
 * `bench/bots/gsk-net/features.h` is the same for training.
 */

/** What is asked; a formation is three questions, of which the last is the lower flank. */
export const ASKED = [
  'centre', 'high', 'low', 'declare', 'early', 'late', 'answer', 'winner',
] as const; // oxfmt-ignore
export type Asked = (typeof ASKED)[number];

/** The cards of a formation that have been chosen so far. */
export interface Chosen {
  readonly centre?: number;
  readonly high?: number;
}

/** The number of inputs. */
export const INPUTS = 261;

const HEIGHTS = 13;
const HELD = [1, 2, 3, 4, 6, 8, 10, 13];
const TOTAL = [6, 9, 11, 13, 15, 17, 20];

/** One seat's cards and words in this hand, as far as everybody knows them. */
interface Traces {
  /** Heights of cards in its pile that everybody knows. */
  readonly open: readonly number[];
  /** Its hidden centres by the pile in which they lie, its own first; unknown ones are -1. */
  readonly laid: readonly [readonly number[], readonly number[]];
  /** Values that it declared in pushes and nobody tested. */
  readonly said: readonly number[];
}

/** The inputs of a question. */
export function inputsOf(
  view: GskView,
  outlook: Outlook,
  asked: Asked,
  chosen: Chosen = {},
): readonly number[] {
  const me = view.seat!;
  const rival: Seat = 1 - me;
  const [mine, theirs] = [tracesOf(view, me), tracesOf(view, rival)];
  const [laid, other] = [view.formations[me], view.formations[rival]];
  const inputs: number[] = [];
  const put = (from: number, heights: readonly number[], most = 1): void => {
    const met = new Map<number, number>();
    for (const height of heights) {
      const times = met.get(height) ?? 0;
      met.set(height, times + 1);
      if (height >= 0 && times < most) inputs.push(from + times * HEIGHTS + height);
    }
  };
  const steps = (from: number, limits: readonly number[], value: number): void =>
    limits.forEach((limit, at) => value >= limit && inputs.push(from + at));
  const hand = [...outlook.hand, ...(outlook.king === 'hand' ? [KING] : [])];
  for (const height of [chosen.centre, chosen.high])
    if (height !== undefined) hand.splice(hand.indexOf(height), 1);
  put(0, hand, 2);
  put(26, outlook.dark, 2);
  put(52, mine.laid[0]);
  put(65, mine.laid[1]);
  steps(78, [1, 2, 3], theirs.laid[1].length);
  steps(81, [1, 2, 3], theirs.laid[0].length);
  put(84, theirs.said);
  put(97, mine.said);
  put(110, mine.open);
  put(123, theirs.open);
  inputs.push(136 + Math.max(0, Math.min(outlook.left, 5)));
  steps(142, HELD, outlook.held);
  steps(150, HELD, outlook.rivalHeld);
  steps(158, TOTAL, outlook.held + view.piles[me]! + (laid ? 3 : 0));
  if (outlook.token) inputs.push(165);
  if (outlook.rivalToken) inputs.push(166);
  inputs.push(167 + ASKED.indexOf(asked));
  put(175, [chosen.centre ?? outlook.centre]);
  put(188, chosen.high === undefined ? flanksOf(laid) : [chosen.high]);
  if (other?.turned && laid) {
    put(201, flanksOf(other));
    inputs.push(216 + outlook.skirmishes);
  }
  if (outlook.shown >= 0) inputs.push(219);
  put(220, [outlook.rivalShown]);
  const [own, its] = declaredIn(view, me);
  put(233, [its]);
  put(246, [own]);
  // In an answer the last pair is the one that decided the push.
  const pairs = outlook.ties - (asked === 'answer' || asked === 'winner' ? 1 : 0);
  for (let tie = 0; tie < pairs; tie++) inputs.push(259 + tie);
  return inputs;
}

const flanksOf = (laid: Formation<GskView['aside'][number]> | null | undefined): number[] =>
  laid?.left && laid.right ? [heightOf(laid.left), heightOf(laid.right)] : [];

/** The values last declared in the present trick: the seat's own and the rival's. */
function declaredIn(view: GskView, me: Seat): readonly [number, number] {
  const meeting = view.matches.find((one) => one?.seats.includes(me));
  const last = meeting?.declared.at(-1);
  if (!last) return [-1, -1];
  const values = last.map((rank) => heightOf(`${rank}S`)) as [number, number];
  return meeting!.seats[0] === me ? values : [values[1], values[0]];
}

function tracesOf(view: GskView, seat: Seat): Traces {
  const {shown, pushes, hand} = view;
  const here = (one: {readonly hand: number}): boolean => one.hand === hand;
  const hidden = hiddenOf(view, seat);
  const laidIn = (isOwn: boolean): number[] =>
    hidden.filter(({to}) => (to === seat) === isOwn).map(({card}) => (card ? heightOf(card) : -1));
  const own = laidIn(true);
  const proved = provedBy(view, seat).map((rank) => heightOf(`${rank}S`));
  for (const height of proved) own.splice(Math.max(0, own.indexOf(height)), 1);
  const open = shown.filter((one) => here(one) && one.to === seat).map(({card}) => heightOf(card));
  const said = pushes
    .filter((push) => here(push) && (push.winner !== seat || push.answer === null))
    .map(({seats, declared}) => heightOf(`${declared[seats[0] === seat ? 0 : 1]}S`));
  return {open: [...open, ...proved], laid: [own, laidIn(false)], said};
}
