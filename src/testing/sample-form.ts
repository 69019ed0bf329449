import type {MoveForm} from '../game/index.js';

/** A text for a form of a move, where no match has met one. */

/** A word of each kind that has no list of its words. */
const SAMPLES: Readonly<Record<string, string>> = {
  card: 'TH',
  seat: '1',
  seats: '0 1',
  'seats joined by +': '0+1',
  character: 'monk',
  contract: 'praise',
  'cards with commas between': '7S,8D',
  'rank of each seat': 'king prince soldier peasant',
  'text of at most 200 characters': 'Well?',
};

/** A formation has different cards. */
const SUIT_CARDS = ['9S', '4S', 'JS'];

/** A text in a form. @throws {Error} for a kind of word that has no sample */
export function sampleOf({text, words}: MoveForm): string {
  let turn = 0;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const {name: kind, values} = words[name]!;
    const sample =
      kind === 'suit card'
        ? SUIT_CARDS[turn++]
        : (values?.[0] ?? SAMPLES[kind] ?? (kind.includes(' from 1 ') ? '1' : undefined));
    if (sample === undefined) throw new Error(`the kind of word "${kind}" has no sample`);
    return sample;
  });
}
