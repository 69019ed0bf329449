import type {GameCatalogue} from '../../../i18n/index.js';

/** The names of God Save the King's options in English. */
export const options = {
  'option/blindTie': 'Equal declarations',
  'option/blindTie/redeclare': 'Again',
  'option/blindTie/return': 'Take back',
  'option/blindTie/actual': 'True values',
  'option/challengeOverturns': 'A caught lie loses the trick',
  'option/doubleFall': 'Both Kings fall',
  'option/doubleFall/draw': 'Draw',
  'option/doubleFall/mostCards': 'Most cards',
  'option/eliminatedCards': 'Cards of a fallen player',
  'option/eliminatedCards/setAside': 'Set aside',
  'option/eliminatedCards/toEliminator': 'To the winner',
  'option/maxHands': 'Hands, at most',
  'option/maxHands/30': '30',
  'option/maxHands/off': 'No limit',
  'option/routWindows': 'Routs',
  'option/routWindows/all': 'Always',
  'option/routWindows/afterFlip': 'After the flip',
} satisfies GameCatalogue;
