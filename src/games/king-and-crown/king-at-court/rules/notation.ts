import {moveForm, moveNotation, type WordKind} from '../../../../game/index.js';
import {oneOf, SEAT} from '../../../../game/move-words.js';
import {sayingOf, TITLES} from './saying.js';
import type {CourtMove} from '../types.js';

/** A free text, cleaned as everybody reads it. */
const TEXT: WordKind<string> = {
  name: 'text of at most 200 characters',
  pattern: '[^]+',
  read(text) {
    const saying = sayingOf({say: 'text', text});
    return saying?.say === 'text' ? saying.text : undefined;
  },
  write: (text) => TEXT.read(text) ?? text,
};

const TITLE = oneOf('title', TITLES);

const saying = (say: 'am' | 'think' | 'ask' | 'text'): {readonly type: 'say'} =>
  ({type: 'say', say}) as {readonly type: 'say'};

/** Moves as text: `say am Knight`, `say think 2 Dragon`, `say text Well?`, `look 1`, `ready`. */
export const notation = moveNotation<CourtMove>([
  moveForm('ready'),
  moveForm('say am {title}', {title: TITLE}, saying('am')),
  moveForm('say think {seat} {title}', {seat: SEAT, title: TITLE}, saying('think')),
  moveForm('say ask {seat}', {seat: SEAT}, saying('ask')),
  moveForm('say text {text}', {text: TEXT}, saying('text')),
  moveForm('witch'),
  moveForm('look {seat}', {seat: SEAT}),
  moveForm('decline'),
  moveForm('end'),
  moveForm('accuse {seat}', {seat: SEAT}),
  moveForm('join'),
  moveForm('pass'),
]);
