import type {MessageCatalogue} from '../message-types.js';
import {ordinal} from '../ordinal.js';

/** English sentences that tell the result of a match in a chat; fetched with the panel of the result. */
export const en = {
  'result/won': 'I won',
  'result/shared': 'I shared the win',
  'result/place': ({n, of}: {n: number; of: number}) => `I came ${ordinal(n)} of ${of}`,
  'result/lost': 'I lost',
  'result/winner': ({name}: {name: string}) => `${name} won`,
  'result/winners': ({names}: {names: string}) => `${names} shared the win`,
  'result/nobody': 'Nobody won',
  'result/sentence': ({game, how, points}: {game: string; how: string; points: string}) =>
    points ? `${game}: ${how} with ${points}.` : `${game}: ${how}.`,
  'result/points': ({n, points}: {n: number; points: string}) =>
    `${points} point${Math.abs(n) === 1 ? '' : 's'}`,
  'result/against/easy': 'Against easy bots.',
  'result/against/normal': 'Against normal bots.',
  'result/against/strong': 'Against strong bots.',
  'result/against/expert': 'Against expert bots.',
  'result/copy': 'Copy result',
  'result/copy-record': 'Copy record',
  'result/record': 'The record is for machines: every card, to be analysed or replayed.',
  'result/picture': 'Share picture',
  'result/copied': 'Copied',
  'result/not-copied': 'It could not be copied. Take it from here:',
  'result/not-shared': 'The picture could not be shared.',
} satisfies MessageCatalogue;
