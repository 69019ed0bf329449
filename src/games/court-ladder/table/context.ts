import type {Joker} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import type {RenderContext} from '../../../elements/index.js';
import type {LadderMove, LadderEvent, LadderView} from '../types.js';
import type {LadderMessages} from '../messages/en.js';

/** The render context of this table. */
export type LadderContext = RenderContext<LadderView, LadderMove, LadderEvent, LadderMessages>;

/** The reader's choices for a move that is not complete yet. */
export interface LadderDraft {
  /** The seat to attack. */
  readonly target?: Seat;
  /** The seats that get the reader's leave as King. */
  readonly allow?: readonly Seat[];
  /** The joker to lay. */
  readonly joker?: Joker;
  /** Whether a narrow ladder is open. */
  readonly open?: boolean;
}

/** The draft of the reader's seat. */
export const draftOf = ({draft}: LadderContext): LadderDraft => (draft ?? {}) as LadderDraft;

/** The seats that may be attacked now; `[]` if the reader has no choice. */
export const targetsOf = ({moves}: LadderContext): readonly Seat[] => [
  ...new Set(
    moves.flatMap((move) =>
      move.type === 'attack' && move.target !== undefined ? [move.target] : [],
    ),
  ),
];

/** The seat to attack: the chosen one, or the only possible one. */
export function targetOf(ctx: LadderContext): Seat | undefined {
  const targets = targetsOf(ctx);
  const {target} = draftOf(ctx);
  if (targets.length === 1) return targets[0];
  return target !== undefined && targets.includes(target) ? target : undefined;
}

/** The seats that need the reader's leave; `[]` while the reader is not asked for it. */
export const petitionersOf = ({moves}: LadderContext): readonly Seat[] =>
  moves.reduce<readonly Seat[]>(
    (all, move) => (move.type === 'leave' && move.allow.length > all.length ? move.allow : all),
    [],
  );
