import {isObject} from '../../../game/plain-data.js';
import {load, save} from '../../settings/store.js';

/** A soft sound when it is the reader's turn at a table of friends; no file is fetched for it. */

const KEY = 'gstk/turn-sound';

/** Whether the reader wants it; on by default. */
export const soundsTurns = (): boolean => load(KEY) !== false;
export const soundTurns = (isWanted: boolean): boolean => save(KEY, isWanted);

/** Whether the reader has turned all sounds off. */
const isMuted = (): boolean => {
  const settings = load('gstk/settings');
  return isObject(settings) && settings['sound'] === 'off';
};

let audio: AudioContext | undefined;

/** Quiet notes, if the reader has touched the page and wants them. */
function sound(...frequencies: readonly number[]): void {
  const {userActivation} = navigator as Partial<Navigator>;
  if (userActivation?.hasBeenActive === false || !soundsTurns() || isMuted()) return;
  audio ??= new AudioContext();
  for (const [at, frequency] of frequencies.entries()) {
    const start = audio.currentTime + at * 0.12;
    const tone = new OscillatorNode(audio, {type: 'sine', frequency});
    const volume = new GainNode(audio, {gain: 0.06});
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.3);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.3);
  }
}

/** It is the reader's turn. */
export const soundTurn = (): void => sound(523, 659);

/** Somebody has come to the waiting room. */
export const soundArrival = (): void => sound(784);
