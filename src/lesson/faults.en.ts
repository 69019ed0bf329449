/** English faults of an example's attributes, apart from faults of its position. */
export const lessonFaults = {
  'not-read': ({meant}: {readonly meant: string}) => `is not read; did you mean "${meant}"?`,
  'no-attribute': 'is not an attribute of an example',
  game: ({game}: {readonly game: string}) => `"${game}" is not a game of the catalogue`,
  'game-like': ({game, meant}: {readonly game: string; readonly meant: string}) =>
    `"${game}" is not a game of the catalogue; did you mean "${meant}"?`,
  variant: ({known}: {readonly known: readonly string[]}) =>
    known.length > 0 ? `expected ${known.join(' or ')}` : 'this game has no variants',
  players: ({min, max}: {readonly min: number; readonly max: number}) =>
    `expected ${min === max ? min : `${min} to ${max}`} players`,
  mark: ({mark, marks}: {readonly mark: string; readonly marks: readonly string[]}) =>
    `data-mark="${mark}" is unknown; expected one of ${marks.join(', ')}`,
  'not-to-play': ({turn}: {readonly turn: readonly string[]}) =>
    `is not to play: ${turn.join(', ') || 'nobody'} is`,
  'no-answer': 'no answer of this quiz is right: mark one with data-correct',
  address: 'is not the address of a page or of a place on it',
};
