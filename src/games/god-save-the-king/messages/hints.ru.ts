import type {Card, Rank} from '../../../cards/index.js';
import type {LocaleOf, Messages} from '../../../i18n/index.js';
import type {Spot} from '../types.js';
import type {hints as english} from './hints.en.js';

type Form = Readonly<Record<Spot, Card>>;

const SPOTS: Readonly<Record<Spot, string>> = {left: 'слева', centre: 'в центре', right: 'справа'};

const laid = ({left, centre, right}: Form, messages: Messages): string =>
  `Положить: ${[left, centre, right].map((card) => messages.t('rank', {rank: card})).join(', ')}`;
const value = ({rank}: {rank: Rank}, messages: Messages): string =>
  `Объявить: ${messages.t('rank', {rank})}`;

/** The bot's advice and its reasons in Russian. */
export const hints: LocaleOf<typeof english> = {
  'gsk/why/form': (form: Form, messages) =>
    `${laid(form, messages)}. Фланги сильные, и потерять эти карты не жалко.`,
  'gsk/why/hide': (form: Form, messages) =>
    `${laid(form, messages)}. Королю спокойнее всего в центре.`,
  'gsk/why/forced': (form: Form, messages) =>
    `${laid(form, messages)}. Остались три карты, король тоже должен лечь.`,
  'gsk/why/rout': ({at}: {at?: Spot}) => `Облава: король скорее всего ${SPOTS[at ?? 'centre']}.`,
  'gsk/why/pass': 'Пас: облава обойдётся дороже, чем обещает.',
  'gsk/why/leave': 'Оставить: облава обойдётся дороже, чем обещает.',
  'gsk/why/truth': (move: {rank: Rank}, messages) =>
    `${value(move, messages)}. Это правда, и проверка не страшна.`,
  'gsk/why/bluff': (move: {rank: Rank}, messages) =>
    `${value(move, messages)}. Ложь, которую трудно разгадать.`,
  'gsk/why/challenge': 'Проверить: вряд ли это правда.',
  'gsk/why/accept': 'Принять: похоже на правду.',
};
