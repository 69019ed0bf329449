/** The chart of a game: XState's own functions, so that a game needs no other version of them. */
export {type AnyStateMachine, createMachine, setup} from 'xstate';
