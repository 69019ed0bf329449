import {createMachine} from 'xstate';
import type {Game, Seat} from '../game/index.js';
import {game} from './sample/index.js';
import type {Move, State, Event, View} from './sample/types.js';

/** Helpers that plant a fault in the sample game. */

export type Sample = Game<State, Move, View, Event>;
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

/**
 * Faulty: the leader takes every trick. The rules stay consistent, so only a golden file shows it.
 */
export const leaderTakes: Partial<SampleRules> = {
  apply(state, seat, move, emit) {
    const after = rules.apply(state, seat, move);
    const taken = state.trick.length === state.seats - 1;
    if (!taken) return rules.apply(state, seat, move, emit);
    const cards = [...state.trick.map((play) => play.card), move.card];
    const right: State = {
      ...after,
      leader: state.leader,
      tricks: state.tricks.map((pile, owner) =>
        owner === state.leader ? [...pile, ...cards] : pile,
      ),
    };
    rules.apply(state, seat, move, (event, then) => {
      if (event.type === 'card played') emit?.(event, then);
      if (event.type === 'trick taken') emit?.({...event, seat: state.leader}, right);
      if (event.type === 'game over')
        emit?.({...event, winners: rules.outcome(right)?.winners ?? []}, right);
    });
    return right;
  },
};

/** The sample game with the events of each move changed. */
export const emittedAs = (change: (events: [Event, State][]) => [Event, State][]): Sample =>
  withRules({
    apply(state, seat, move, emit) {
      const events: [Event, State][] = [];
      const after = rules.apply(state, seat, move, (event, then) => events.push([event, then]));
      change(events).forEach(([event]) => emit?.(event, after));
      return after;
    },
  });
