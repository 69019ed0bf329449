import {createMachine} from 'xstate';
import type {Game, Seat} from '../game/index.js';
import {game} from './sample/index.js';
import type {Move, State, Told, View} from './sample/types.js';

/** Ways to plant a fault in the sample game. */

export type Sample = Game<State, Move, View, Told>;
export type SampleRules = Sample['rules'];
export const {rules, machine} = game;

export const withRules = (change: Partial<SampleRules>): Sample => ({
  machine,
  rules: {...rules, ...change},
});
export const withView = (
  change: (view: View, state: State, seat: Seat | undefined) => View,
): Sample => withRules({view: (state, seat) => change(rules.view(state, seat), state, seat)});
export const withChart = (change: (config: typeof machine.config) => object): Sample => ({
  rules,
  machine: createMachine(change(machine.config)),
});

/** Whoever leads takes. Nothing contradicts itself here: only a golden knows better. */
export const leaderTakes: Partial<SampleRules> = {
  apply(state, seat, move, tell) {
    const after = rules.apply(state, seat, move);
    const taken = state.trick.length === state.seats - 1;
    if (!taken) return rules.apply(state, seat, move, tell);
    const cards = [...state.trick.map((play) => play.card), move.card];
    const right: State = {
      ...after,
      leader: state.leader,
      tricks: state.tricks.map((pile, owner) =>
        owner === state.leader ? [...pile, ...cards] : pile,
      ),
    };
    rules.apply(state, seat, move, (told, then) => {
      if (told.type === 'card played') tell?.(told, then);
      if (told.type === 'trick taken') tell?.({...told, seat: state.leader}, right);
      if (told.type === 'game over')
        tell?.({...told, winners: rules.outcome(right)?.winners ?? []}, right);
    });
    return right;
  },
};

/** A good game that tells the happenings of a move otherwise. */
export const toldAs = (change: (told: [Told, State][]) => [Told, State][]): Sample =>
  withRules({
    apply(state, seat, move, tell) {
      const told: [Told, State][] = [];
      const after = rules.apply(state, seat, move, (one, then) => told.push([one, then]));
      change(told).forEach(([one]) => tell?.(one, after));
      return after;
    },
  });
