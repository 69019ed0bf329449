import {countOf, dearness, FEW, isAsGood, isLow, usualChoice} from './bot/policy.js';
import type {Bot, Choice} from '../../game/index.js';
import {choiceOf} from './kernel/choices.js';
import {codeOf, sizeOf, suitIn} from './kernel/codes.js';
import {load} from './kernel/load.js';
import type {Kernel} from './kernel/position.js';
import type {LadderMove, LadderView} from './types.js';

/** The bot's reasons, messages under `ladder/why/`; some take the value `card`. */
export const REASONS = [
  'only', 'trump', 'attack', 'attack-many', 'target', 'beat', 'beat-trump', 'take-dear', 'take-must',
  'throw', 'throw-last', 'throw-taken', 'pass-keep', 'pass-none', 'allow', 'deny', 'joker-beats',
  'joker-strong', 'joker-last', 'throw-fits',
  // reasons that only a beginner gives
  'trump-long', 'attack-low', 'beat-low', 'deny-all',
] as const; // oxfmt-ignore

type Reason = (typeof REASONS)[number];
export type MoveOf<Type extends LadderMove['type']> = LadderMove & {readonly type: Type};

export const because = (
  reason: Reason,
  move: LadderMove,
  more: object = {},
): Choice<LadderMove> => ({
  move,
  why: {key: `ladder/why/${reason}`, ...('card' in move ? {card: move.card} : {}), ...more},
});

/** The item with the lowest number; the first of several. */
export const lowest = <Item>(
  items: readonly Item[],
  by: (item: Item) => number,
): Item | undefined =>
  items.reduce<Item | undefined>(
    (low, item) => (low === undefined || by(item) < by(low) ? item : low),
    undefined,
  );

/**
 * The bot sheds low cards and keeps trumps. It beats as cheaply as it can, and takes to avoid a dear
 * beat only from the King, since no swap of ranks can follow then. It throws in cards that it does
 * not need and, near the end, all that it can. As King it allows throw-ins against anybody but
 * itself. `bot/policy.ts` decides all this; of equally good moves the bot makes the first.
 */
export const ladderBot: Bot<LadderView, LadderMove> = {
  choose({view, moves}) {
    const [only, ...others] = moves;
    if (!only || view.seat === null) throw new RangeError('there is nothing to choose');
    if (others.length === 0)
      return because(
        only.type === 'done' ? 'pass-none' : only.type === 'take' ? 'take-must' : 'only',
        only,
      );
    const k = load(view);
    const usual = usualChoice(k);
    const move = moves.find((one) => isAsGood(k, choiceOf(one, k), usual)) ?? only;
    return explained(k, move, moves);
  },
};

/** A move with the reason for it. */
function explained(k: Kernel, move: LadderMove, moves: readonly LadderMove[]): Choice<LadderMove> {
  const {step, turn, trump, sizes, jokers, taking, defender} = k;
  /** The cheapest card that could have been laid instead. */
  const instead = (type: 'beat' | 'throw'): MoveOf<'beat' | 'throw'> | undefined =>
    lowest(
      moves.filter((one): one is MoveOf<'beat' | 'throw'> => one.type === type),
      ({card}) => dearness(k, codeOf(card)),
    );
  switch (move.type) {
    case 'trump': {
      const {suit} = move;
      if (move.card === undefined) return because('trump', move, {suit});
      if (step === 'defence') return because('joker-beats', move, {suit});
      const plain = sizes[turn]! - sizeOf(jokers[turn]!);
      return because(plain <= FEW ? 'joker-last' : 'joker-strong', move, {suit});
    }
    case 'attack':
      if (move.target !== undefined) return because('target', move, {target: move.target});
      return because(countOf(k, codeOf(move.card)) > 1 ? 'attack-many' : 'attack', move);
    case 'beat':
      return because(suitIn(codeOf(move.card)) === trump ? 'beat-trump' : 'beat', move);
    case 'take': {
      const beat = instead('beat');
      return beat ? because('take-dear', move, {card: beat.card}) : because('take-must', move);
    }
    case 'leave':
      return because(defender === turn ? 'deny' : 'allow', move);
    case 'throw':
      if (sizes[turn]! <= FEW) return because('throw-last', move);
      if (!isLow(dearness(k, codeOf(move.card)), taking)) return because('throw-fits', move);
      return because(taking ? 'throw-taken' : 'throw', move);
    case 'done': {
      const card = instead('throw');
      return card ? because('pass-keep', move, {card: card.card}) : because('pass-none', move);
    }
  }
}
