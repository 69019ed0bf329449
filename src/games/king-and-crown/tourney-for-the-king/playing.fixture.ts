import assert from 'node:assert/strict';
import type {Options} from '../../../game/index.js';
import type {CourtCard} from '../rules/deck.js';
import {tourneyRules as rules} from './rules.js';
import type {TourneyState, TourneyEvent} from './types.js';

/**
 * Rounds in short form: `KD` is the King of seat 0 against the Dragon of seat 1; N is the Knight.
 */
const LETTERS: Readonly<Record<string, CourtCard>> = {
  K: 'king', D: 'dragon', N: 'knight', W: 'witch', B: 'beggar',
}; // oxfmt-ignore

/** Rounds from text, `KD NN`, in the form of positions. */
export const rounds = (text: string): readonly (readonly CourtCard[])[] =>
  text === '' ? [] : text.split(' ').map((pair) => [...pair].map((letter) => LETTERS[letter]!));

/** A position before the next round. */
export const at = (played = '', options: Partial<Options> = {}, more: object = {}): TourneyState =>
  rules.parsePosition({rounds: rounds(played), options, ...more});

/** Plays rounds; seat 0 chooses first. */
export function play(state: TourneyState, text: string, events: TourneyEvent[] = []): TourneyState {
  return rounds(text).reduce(
    (before, pair) =>
      pair.reduce((now, card, seat) => {
        const move = {type: 'choose', card} as const;
        assert.equal(rules.refuse(now, seat, move), undefined, `${card} of seat ${seat}`);
        return rules.apply(now, seat, move, (one) => events.push(one));
      }, before),
    state,
  );
}
