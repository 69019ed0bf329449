import type {FeatureOf} from '../../feature.js';

/** Short sounds and vibrations, for readers who turned them on in the menu. */

type Cue = 'card' | 'turn' | 'refused';

/** Pitch in hertz at the beginning and the end, and the duration in seconds. */
const TONES: Readonly<Record<Cue, readonly [from: number, to: number, time: number]>> = {
  card: [320, 180, 0.05],
  turn: [520, 780, 0.14],
  refused: [180, 140, 0.16],
};
/** Milliseconds of vibration; other players' cards cause none. */
const PULSES: Readonly<Record<Cue, number>> = {card: 0, turn: 20, refused: 60};

let audio: AudioContext | undefined;

function sound(cue: Cue): void {
  audio ??= new AudioContext();
  const [from, to, time] = TONES[cue];
  const start = audio.currentTime;
  const tone = new OscillatorNode(audio, {type: 'triangle', frequency: from});
  const volume = new GainNode(audio, {gain: 0.12});
  tone.frequency.exponentialRampToValueAtTime(to, start + time);
  volume.gain.exponentialRampToValueAtTime(0.001, start + time);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + time);
}

/** Signals the table's changes by sound and vibration. */
export const feature: FeatureOf = (table) => {
  let shown: unknown;
  let turn = '';
  let denied: unknown;
  return {
    /** Compares the table with the last look; of several changes in one frame the last one counts. */
    drawn() {
      const {session, notes, settings} = table;
      const {refused} = notes;
      if (!session) return;
      const {event, doing} = session.conductor;
      const asked = doing === 'asking' ? `${session.seating.turnId}` : '';
      let cue: Cue | undefined;
      const isCard = event && table.host.entry.eventKind(event) === 'card-played';
      if (event !== shown && isCard) cue = 'card';
      if (asked && asked !== turn) cue = 'turn';
      if (refused && refused !== denied) cue = 'refused';
      [shown, turn, denied] = [event, asked, refused];
      if (!cue) return;
      if (settings.get('sound') === 'on') sound(cue);
      // Not every browser can vibrate, and not every page may.
      if (settings.get('haptics') === 'on' && PULSES[cue] && 'vibrate' in navigator)
        navigator.vibrate(PULSES[cue]);
    },
  };
};
