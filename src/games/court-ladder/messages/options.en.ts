import type {GameCatalogue} from '../../../i18n/index.js';

/** The names of Court Ladder's options in English. */
export const options = {
  'option/hands': 'Hands',
  'option/hands/endless': 'Endless',
  'option/packs': 'Packs',
  'option/packs/players': 'By players',
  'option/packs/poker': 'Poker packs, jokers',
  'option/throwIn': 'Who throws in',
  'option/throwIn/king': 'If the King permits',
  'option/throwIn/all': 'Everybody',
  'option/throwIn/attacker': 'The attacker',
  'option/ranks': 'First ranks',
  'option/ranks/drawn': 'By cards',
  'option/ranks/random': 'By lot',
} satisfies GameCatalogue;
