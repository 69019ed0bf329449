import type {MessageCatalogue} from '../message-types.js';

const count = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

/** English sentences about the deal of the day; fetched with it. */
export const en = {
  'daily/offer': ({n}: {n: number}) => `Today’s deal\u00a0· No. ${n}`,
  'daily/number': ({n}: {n: number}) => `No. ${n}`,
  'daily/preparing': 'Today’s cards are being laid out …',
  'daily/result': 'Result of the day',
  'daily/you': 'You',
  'daily/strong': 'The strong bot',
  'daily/bot': 'The bot',
  'daily/working': 'The bot plays the same cards …',
  'daily/won': 'won',
  'daily/lost': 'lost',
  'daily/better': 'You did better than the bot with the same cards.',
  'daily/worse': 'The bot did better with the same cards.',
  'daily/equal': 'You did as well as the bot with the same cards.',
  'daily/judging': 'Looking for the card that made the difference …',
  'daily/difference': ({n, of}: {n: number; of: number}) =>
    `This cost you most: your decision ${n} of ${of}.`,
  'daily/none': 'No card of yours was surely worse than another.',
  'daily/again': 'Try it again from here',
  'daily/copy': 'Copy result',
  'daily/share': 'Share result',
  'daily/copied': 'Copied',
  'daily/not-copied': 'It could not be copied. Take it from here:',
  'daily/yesterday': ({score}: {score: string}) => `Yesterday ${score}`,
  'daily/streak': ({n}: {n: number}) => `${count(n, 'day')} in a row`,
  'daily/clean': ({n}: {n: number}) => count(n, 'clean deal'),
  'daily/wins': ({n}: {n: number}) => count(n, 'win'),
  'daily/all': 'How all readers did',
  'daily/readers': ({of, worse}: {of: number; worse: number}) =>
    of === 1
      ? 'You are the first to finish this deal.'
      : `${count(of, 'reader')} so far; you did better than ${worse}.`,
  'daily/nobody': 'Nobody has been counted for this deal.',
  'daily/range': ({from, to}: {from: string; to: string}) => `${from} to ${to}`,
  'daily/yours': 'you',
  'daily/counting': 'Asking how all readers did …',
  'daily/unreached': 'The counts of other readers cannot be reached.',
  'daily/counted': 'The server of this page counts results, without names.',
  'daily/past': 'The last days',
  'daily/play': 'Play',
  'daily/open': 'not played',
  'daily/first': 'Only the first result of a day counts.',
  'daily/kept': 'Results are kept in this browser only.',
  'daily/forget': 'Forget them',
  'daily/forgotten': 'Forgotten.',
} satisfies MessageCatalogue;
