import type {Explainer, Fact, Seat} from '../../../game/index.js';
import {play, TAKE} from '../kernel/choices.js';
import {suitIn} from '../kernel/codes.js';
import type {Kernel} from '../kernel/position.js';
import type {LadderMove, LadderState, LadderView} from '../types.js';
import {usualChoice} from './policy.js';

/** What happens in Court Ladder after a choice: in its bout, and until the hand is over. */
export const explainer: Explainer<LadderState, LadderMove, LadderView> = {
  kinds: [
    'ladder/because/trumped', 'ladder/because/took', 'ladder/because/beat', 'ladder/because/thrown',
    'ladder/because/passed', 'ladder/because/king', 'ladder/because/knave', 'ladder/because/rose',
    'ladder/because/fell', 'ladder/because/left', 'ladder/because/took-later',
  ], // oxfmt-ignore
  isGood: ({kind}) => GOOD[kind],
  replay(view) {
    const own = view.seat!;
    return (given, choice) => {
      const world = given as Kernel;
      const before = [...world.places];
      const {bouts} = world;
      const facts: Fact[] = [];
      for (let next = choice; ; next = usualChoice(world)) {
        facts.push(...choiceFacts(world, next, own, world.bouts === bouts));
        play(world, next);
        if (world.turn < 0) return [...facts, ...endFacts(world, before, own)];
      }
    };
  },
};

/** Whether a fact is good for the player that it is told of. */
const GOOD: Readonly<Record<string, boolean>> = {
  'ladder/because/trumped': false,
  'ladder/because/took': false,
  'ladder/because/beat': true,
  'ladder/because/thrown': false,
  'ladder/because/passed': false,
  'ladder/because/king': true,
  'ladder/because/knave': false,
  'ladder/because/rose': true,
  'ladder/because/fell': false,
  'ladder/because/left': false,
  'ladder/because/took-later': false,
};

/** A choice that stands for a card alone is below this number. */
const CARDS = 64;

/** The facts of a choice before it is made. */
function choiceFacts(k: Kernel, choice: number, own: Seat, isNow: boolean): readonly Fact[] {
  const {step, turn, defender, attacker, open, trump} = k;
  if (turn === own && choice === TAKE)
    return [{kind: isNow ? 'ladder/because/took' : 'ladder/because/took-later'}];
  if (!isNow || choice >= CARDS) return [];
  if (step === 'throwIn' && turn !== own && defender === own)
    return [{kind: 'ladder/because/thrown', seat: turn}];
  if (step !== 'defence') return [];
  if (turn === own) return [{kind: 'ladder/because/beat'}];
  const isTrumped = attacker === own && suitIn(choice) === trump && suitIn(open) !== trump;
  return isTrumped ? [{kind: 'ladder/because/trumped', seat: turn}] : [];
}

/** The facts of the end of the hand. */
function endFacts(
  {places, sizes, seats}: Kernel,
  before: readonly number[],
  own: Seat,
): readonly Fact[] {
  const facts: Fact[] = [];
  const place = places[own]!;
  if (place < before[own]!) facts.push({kind: 'ladder/because/rose'});
  if (place > before[own]!) facts.push({kind: 'ladder/because/fell'});
  if (place === 0) facts.push({kind: 'ladder/because/king'});
  if (place === seats - 1) facts.push({kind: 'ladder/because/knave'});
  if (sizes[own]! > 0) facts.push({kind: 'ladder/because/left'});
  for (let seat = 0; seat < seats; seat++)
    if (before[seat]! > before[own]! && places[seat]! < place)
      facts.push({kind: 'ladder/because/passed', seat});
  return facts;
}
