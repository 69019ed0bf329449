import type {MessageCatalogue} from '../message-types.js';

/** English sentences of the statistics of a device; fetched with their panel. */
export const en = {
  'statistics/none': 'No match has been counted yet.',
  'statistics/by-level': 'By level',
  'statistics/level': 'Level',
  'statistics/mixed': 'Changed during the match',
  'statistics/played': 'Played',
  'statistics/won': 'Won',
  'statistics/best': 'Best deal',
  'statistics/worst': 'Worst deal',
  'statistics/queens': 'Queens caught',
  'statistics/lies': 'Lies caught',
  'statistics/kings': 'King kept',
  'statistics/last': 'The last matches',
  'statistics/plot': ({n, won}: {n: number; won: number}) => `The last ${n}: ${won} won.`,
  'statistics/plot-points': ({low, high}: {low: string; high: string}) =>
    `Points from ${low} to ${high}.`,
  'statistics/others': 'Other games',
  'statistics/game': 'Game',
  'statistics/undone': ({n}: {n: number}) =>
    n === 1
      ? 'You took moves back in one match: it counts as played only.'
      : `You took moves back in ${n} matches: they count as played only.`,
  'statistics/kept': 'Statistics are kept in this browser only.',
  'statistics/export': 'Export',
  'statistics/forget': 'Forget all',
} satisfies MessageCatalogue;
