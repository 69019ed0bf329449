import type {Catalogue} from '../../words/index.js';
import type {Spot} from './types.js';

const SPOTS: Readonly<Record<Spot, string>> = {left: 'слева', centre: 'в центре', right: 'справа'};

/** Why a bot would move so, in Russian. */
export const hints: Catalogue = {
  'gsk/why/form': 'Фланги сильные, и потерять эти карты не жалко.',
  'gsk/why/hide': 'Королю спокойнее всего в центре.',
  'gsk/why/forced': 'Остались три карты, король тоже должен лечь.',
  'gsk/why/rout': ({spot}: {spot?: Spot}) => `Король скорее всего ${SPOTS[spot ?? 'centre']}.`,
  'gsk/why/pass': 'Облава обойдётся дороже, чем обещает.',
  'gsk/why/truth': 'Правда достаточно высока, и проверка не страшна.',
  'gsk/why/bluff': 'Ложь, которую трудно разгадать.',
  'gsk/why/challenge': 'Вряд ли это правда.',
  'gsk/why/accept': 'Похоже на правду.',
};
