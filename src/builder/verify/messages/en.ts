import type {MessageCatalogue, PluralForms} from '../../../i18n/index.js';

const MOVES: PluralForms = {one: 'move', other: 'moves'};

/** The messages of the page that verifies matches, in English. */
export const en = {
  'verify/heading': 'Was the deal fair?',
  'verify/about':
    'Before the first card of a match between people the server shows the SHA-256 of a secret, and after the last one the secret itself. All chance in the match comes from it, and from a number of every page. This page deals the cards and plays the match again on your device: nothing is sent anywhere.',
  'verify/record': 'The record of the match (JSON)',
  'verify/drop': 'Paste it, choose a file, or drop one here.',
  'verify/file': 'Choose a file',
  'verify/told': 'The SHA-256 that was shown before the first card',
  'verify/told-why': 'Leave it empty if you do not have it: then only the moves are checked.',
  'verify/check': 'Check',
  'verify/checking': ({percent}: {percent: number}) => `Checking: ${percent} %`,
  'verify/too-long': 'This text is too long to be a record.',
  'verify/no-json': 'This is not JSON: a part of the record is missing or was changed.',
  'verify/no-record': ({why}: {why: string}) => `This is not a record of a match: ${why}`,
  'verify/no-game': ({game}: {game: string}) => `The game “${game}” is not known here.`,
  'verify/findings': 'What was found',
  'verify/fits': 'The secret is the one that was committed to: nobody has replaced it.',
  'verify/differs':
    'This is not the secret that was committed to: these are not the promised cards.',
  'verify/unknown': 'Without the SHA-256 from before the first card, the secret cannot be checked.',
  'verify/no-secret':
    'This match was dealt from a seed, not from a secret: only its moves are checked.',
  'verify/draw-fits':
    'Every page that took part had promised its number before any was told, and the cards follow from all of them: nobody chose these cards.',
  'verify/draw-differs':
    'The draw does not fit: a number is not the one that was promised, or the cards follow from something else.',
  'verify/no-draw':
    'The server alone has drawn the secret: it may have drawn several, and kept the one that it liked.',
  'verify/left-out': ({player}: {player: string}) =>
    `The page of ${player} told its number too late and was left out.`,
  'verify/computed': ({hash}: {hash: string}) => `SHA-256 of the secret: ${hash}`,
  'verify/all-fit': ({n}: {n: number}, w) =>
    `All ${w.count(n, MOVES)} fit the rules and the cards.`,
  'verify/fault': ({n, step}: {n: number; step: string}) => `Move ${n} does not fit: ${step}.`,
  'verify/fault-why': ({player, why}: {player: string; why: string}) => `${player}: ${why}`,
  'verify/over': 'The match is over.',
  'verify/not-over': 'The match is not over.',
  'verify/winner': 'won',
  'verify/seat': 'Seat',
  'verify/points': 'Points',
  'verify/place': 'Place',
  'verify/deals': 'The cards, deal by deal',
  'verify/deal': ({n}: {n: number}) => `Deal ${n}`,
} as const satisfies MessageCatalogue;
