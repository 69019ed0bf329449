import type {Card, Rank} from '../../cards/index.js';
import type {Catalogue, Words} from '../../words/index.js';
import type {Spot} from './types.js';

type Form = Readonly<Record<Spot, Card>>;

const SPOTS: Readonly<Record<Spot, string>> = {left: 'слева', centre: 'в центре', right: 'справа'};

const laid = ({left, centre, right}: Form, words: Words): string =>
  `Положить: ${[left, centre, right].map((card) => words.t('rank', {rank: card})).join(', ')}`;
const value = ({rank}: {rank: Rank}, words: Words): string =>
  `Объявить: ${words.t('rank', {rank})}`;

/** What a bot would do, and why, in Russian. */
export const hints: Catalogue = {
  'gsk/why/form': (form: Form, words) =>
    `${laid(form, words)}. Фланги сильные, и потерять эти карты не жалко.`,
  'gsk/why/hide': (form: Form, words) => `${laid(form, words)}. Королю спокойнее всего в центре.`,
  'gsk/why/forced': (form: Form, words) =>
    `${laid(form, words)}. Остались три карты, король тоже должен лечь.`,
  'gsk/why/rout': ({at}: {at?: Spot}) => `Облава: король скорее всего ${SPOTS[at ?? 'centre']}.`,
  'gsk/why/pass': 'Пас: облава обойдётся дороже, чем обещает.',
  'gsk/why/leave': 'Оставить: облава обойдётся дороже, чем обещает.',
  'gsk/why/truth': (move: {rank: Rank}, words) =>
    `${value(move, words)}. Это правда, и проверка не страшна.`,
  'gsk/why/bluff': (move: {rank: Rank}, words) =>
    `${value(move, words)}. Ложь, которую трудно разгадать.`,
  'gsk/why/challenge': 'Проверить: вряд ли это правда.',
  'gsk/why/accept': 'Принять: похоже на правду.',
};
