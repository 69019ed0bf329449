import type {Seat} from '../../../../game/index.js';
import type {Title} from '../rules/saying.js';
import type {CourtMove} from '../types.js';
import type {CourtContext} from './speech.js';

/** Kinds of phrases, in the order of their tabs. */
export const PHRASE_KINDS = ['am', 'think', 'ask', 'text'] as const;
/** One of the kinds of phrases. */
export type PhraseKind = (typeof PHRASE_KINDS)[number];

/** The reader's unfinished choice: the kind of phrase and the title of a suspicion, or a picked seat. */
export interface PhraseDraft {
  readonly kind?: PhraseKind;
  readonly title?: Title;
  readonly pick?: Seat;
  /** The move that a hint names: its button is marked. */
  readonly hint?: CourtMove;
}

/** The reader's draft, empty at first. */
export const phraseDraftOf = ({draft}: CourtContext): PhraseDraft => (draft ?? {}) as PhraseDraft;

/** Whether a hint means this move. */
export const isHinted = (move: CourtMove, ctx: CourtContext): boolean =>
  JSON.stringify(phraseDraftOf(ctx).hint) === JSON.stringify(move);
