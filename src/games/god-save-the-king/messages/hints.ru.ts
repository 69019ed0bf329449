import type {Card, Rank} from '../../../cards/index.js';
import type {LocaleOf, Messages} from '../../../i18n/index.js';
import type {PublicFacts} from '../table/public-facts.js';
import type {Spot} from '../types.js';
import type {hints as english} from './hints.en.js';

type FormationCards = Readonly<Record<Spot, Card>>;

const SPOTS: Readonly<Record<Spot, string>> = {left: 'слева', centre: 'в центре', right: 'справа'};

const laid = ({left, centre, right}: FormationCards, messages: Messages): string =>
  `Положить: ${[left, centre, right].map((card) => messages.t('rank', {rank: card})).join(', ')}`;
const value = ({rank}: {rank: Rank}, messages: Messages): string =>
  `Объявить: ${messages.t('rank', {rank})}`;

/** A declared value and the true one. */
type Bluff = Readonly<Record<'rank' | 'centre', Rank>>;
const card = ({centre}: Bluff, messages: Messages): string => messages.t('rank', {rank: centre});

/** The bot's advice with its reasons, and the coach marks of the first game, in Russian. */
export const hints: LocaleOf<typeof english> = {
  'gsk/why/form': (form: FormationCards, messages) =>
    `${laid(form, messages)}. Фланги сильные, и потерять эти карты не жалко.`,
  'gsk/why/save': (form: FormationCards, messages) =>
    `${laid(form, messages)}. Эту взятку можно отдать, сильные карты нужны для другой.`,
  'gsk/why/split': (form: FormationCards, messages) =>
    `${laid(form, messages)}. Один фланг на победу, другой на проигрыш: решит блеф.`,
  'gsk/why/hide': (form: FormationCards, messages) =>
    `${laid(form, messages)}. Король в центре, где его ждут не всегда.`,
  'gsk/why/forced': (form: FormationCards, messages) =>
    `${laid(form, messages)}. Остались три карты, королю тоже придётся лечь.`,
  'gsk/why/rout': ({at}: {at?: Spot}) =>
    `Облава: король бывает ${SPOTS[at ?? 'centre']} достаточно часто, чтобы рискнуть картой.`,
  'gsk/why/found': ({at}: {at?: Spot}) =>
    `Облава: королю остаётся только место ${SPOTS[at ?? 'centre']}.`,
  'gsk/why/rout/other': ({at}: {at?: Spot}) =>
    `Король бывает ${SPOTS[at ?? 'centre']} достаточно часто для облавы.`,
  'gsk/why/found/other': ({at}: {at?: Spot}) =>
    `Королю оставалось только место ${SPOTS[at ?? 'centre']}.`,
  'gsk/why/leave/other': 'Облава обошлась бы дороже, чем того стоит.',
  'gsk/why/challenge/other': 'Такое слишком редко бывает правдой.',
  'gsk/why/accept/other': 'Это могло быть и правдой.',
  'gsk/why/pass': 'Поберегите облаву: сейчас она обойдётся дороже, чем того стоит.',
  'gsk/why/leave': 'Оставить: облава обойдётся дороже, чем того стоит.',
  'gsk/why/truth': (move: {rank: Rank}, messages) =>
    `${value(move, messages)}. Это правда, и проверка не страшна.`,
  'gsk/why/bluff': (move: Bluff, messages) =>
    `${value(move, messages)}. Это блеф: на самом деле там ${card(move, messages)}, но никто этого не знает.`,
  'gsk/why/brazen': (move: Bluff, messages) =>
    `${value(move, messages)}. Это прямая ложь: на самом деле там ${card(move, messages)}. Без проверки никто не узнает.`,
  'gsk/why/challenge': 'Проверить: такое слишком редко бывает правдой.',
  'gsk/why/caught': 'Проверить: такой карты там быть не может, это ложь.',
  'gsk/why/accept': 'Принять: похоже на правду.',
  'gsk/told/flanks': ({open, high, ...form}: FormationCards & PublicFacts, messages) => {
    const [left, right] = [form.left, form.right].map((card) => messages.t('rank', {rank: card}));
    const flanks = `На флангах ${left} и ${right}`;
    if (open && form.centre.startsWith('K'))
      return `${flanks}, король в центре, где его ждут не всегда.`;
    if (high === 1) return `${flanks}. Один на победу, другой на проигрыш: решит блеф.`;
    return high === 2
      ? `${flanks}. Оба рассчитаны на победу.`
      : `${flanks}. Эту взятку можно и отдать.`;
  },
  'gsk/told/declared': ({open, answer, ...bluff}: Bluff & PublicFacts, messages) => {
    const said = `Объявлено: ${messages.t('rank', {rank: bluff.rank})}`;
    const found = answer === 'misrepresented';
    if (!open && !answer) return `${said}. Правда ли это, пока неизвестно.`;
    if (open ? bluff.rank === bluff.centre : !found)
      return `${said}. Это была правда, и проверка не страшна.`;
    const truth = open ? `: на самом деле там ${card(bluff, messages)}` : '';
    return `${said}. Это был блеф${truth}${found ? ', и он раскрыт' : ''}.`;
  },

  // the aim, and the coach marks
  'aim/god-save-the-king': 'Пусть вашего короля никто не увидит',
  'gsk/tip/formation': 'Левая и правая откроются: прячьте короля в центр или держите в руке.',
  'gsk/tip/king-line': 'Здесь видно, где ваш король и скоро ли осмотрят стопки.',
  'gsk/tip/pile': 'Взятка уходит в стопку взявшего; король в чужой стопке падёт.',
  'gsk/tip/rout-ready': 'Облава есть: раз за круг можно назвать карту соперника королём.',
  'gsk/tip/rout': 'Облава: назвать карту королём. Верно — он пал, мимо — ваша карта.',
  'gsk/tip/push': 'Спор: фланги поровну. Старшее слово о центре берёт взятку.',
};
