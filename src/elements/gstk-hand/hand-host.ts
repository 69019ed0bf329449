import type {ReactiveElement} from 'lit';
import type {Clock} from '../conductor/options.js';
import type {Refusal} from './hand-card.js';
import type {Cards} from './hand-rows.js';

/**
 * The members of a hand that the parts fetched on first touch use; they do not know the element itself.
 */
export interface HandHost extends ReactiveElement {
  readonly cards: Cards;
  readonly dealt: number;
  readonly shortcuts: boolean;
  readonly refused: Refusal | null;
  readonly rule: string;
  readonly clock: Clock | undefined;
  readonly dealFrom: (whole: boolean) => DOMRect | undefined;
  readonly home: (card: string) => DOMRect | undefined;
  focusCard(index: number): void;
  finish(): void;
}
