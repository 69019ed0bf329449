import {type Fairness, fairnessOf} from '../../../online/fairness.js';
import type {KeptSeat} from './kept-seat.js';
import type {RemoteMatch} from '../../../online/remote-match.js';

/** Deals the cards of a finished match elsewhere again, and reports the result. */
export class CardsProof {
  /** The result; `undefined` before. */
  fairness: Fairness | undefined;
  /** The match whose cards have been or are being dealt again. */
  #of: RemoteMatch | undefined;
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Another match is watched. */
  forget(): void {
    this.#of = this.fairness = undefined;
  }

  /** Deals the cards of a finished match again, once. */
  prove(
    match: RemoteMatch,
    {commitment = '', draw: own}: Pick<KeptSeat, 'commitment' | 'draw'>,
    signal: AbortSignal,
  ): void {
    // Missing parts of the last frames have been requested: until they arrive, less has been seen than
    // dealt.
    if (this.#of === match || !match.record() || !match.client.outcome) return;
    this.#of = match;
    fairnessOf(match, commitment, {signal}, own).then(
      (found) => {
        if (this.#of !== match) return;
        this.fairness = found;
        this.#changed();
      },
      (error: unknown) => {
        if (!signal.aborted) console.error(error);
      },
    );
  }
}
