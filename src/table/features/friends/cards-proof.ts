import {type Fairness, fairnessOf} from '../../../online/fairness.js';
import type {RemoteMatch} from '../../../online/remote-match.js';

/** Deals the cards of a match elsewhere again once it is over, and tells what was found of them. */
export class CardsProof {
  /** What was found; `undefined` before. */
  fairness: Fairness | undefined;
  /** The match whose cards are being dealt again, or were. */
  #of: RemoteMatch | undefined;
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Another match is watched. */
  forget(): void {
    this.#of = this.fairness = undefined;
  }

  /** Deals the cards of a match that is over again, once. */
  prove(match: RemoteMatch, commitment: string, signal: AbortSignal): void {
    // What is missing of the last frames is asked for: until it comes, less has been seen than dealt.
    if (this.#of === match || !match.record() || !match.client.outcome) return;
    this.#of = match;
    fairnessOf(match, commitment, {signal}).then(
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
