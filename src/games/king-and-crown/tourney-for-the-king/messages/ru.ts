import {whom, won} from '../../../../i18n/russian.js';
import type {LocaleOf, Player} from '../../../../i18n/index.js';
import type {CourtCard} from '../../rules/deck.js';
import {CARDS, crown, levelled, WHOM} from '../../messages/ru.js';
import type {TourneyMessages} from './en.js';

type TwoPlayers = Readonly<Record<'one' | 'other', Player>>;
type Scores = Readonly<Record<'scores', readonly number[]>>;
type Count = Readonly<Record<'n', number>>;
type Cards = Readonly<Record<'cards', readonly CourtCard[]>>;
type OneCard = Readonly<Record<'card', CourtCard>>;
type Round = Readonly<Record<'round', number>>;

/** The messages of Tourney for the King in Russian; names and cards are in the nominative. */
export const ru: LocaleOf<TourneyMessages> = {
  ...crown,
  card: ({card}: {card: string}) => CARDS[card as CourtCard],
  'game/tourney-for-the-king': 'Турнир за короля',

  'option/bestOf': 'Партий, не больше',
  'option/stopEarly': 'Кончать, когда всё решено',
  'option/tieGame': 'Ничья в партии',
  'option/tieGame/draw': 'так и остаётся',
  'option/tieGame/rematch': 'играть заново',
  'option/tieRound': 'Если равны и остатки',
  'option/tieRound/bothScore': 'очко обоим',
  'option/tieRound/none': 'очко никому',

  // the table
  'tourney/goal': 'раунд берёт старшая карта',
  'tourney/round': ({round}: Round) => `Раунд ${round} из 5`,
  'tourney/rounds': 'Раунды',
  'tourney/series': ({one, other, scores}: TwoPlayers & Scores) =>
    `партии: ${one.name} ${scores[0]}, ${other.name} ${scores[1]}`,
  'tourney/unused': 'Остаток',
  'tourney/in-all': ({n}: Count) => `${n} в сумме`,
  'tourney/rounds-won': ({n}: Count, messages) =>
    messages.count(n, {one: 'раунд взят', few: 'раунда взято', other: 'раундов взято'}),
  'tourney/cards': ({cards}: Cards) => cards.map((card) => CARDS[card]).join(', '),
  'tourney/ask': 'Выберите карту',
  'tourney/ask/why': 'Её никто не увидит, пока не выберут оба',
  'tourney/chosen': ({card}: OneCard) => `Ваш выбор: ${CARDS[card].toLowerCase()}`,
  'tourney/waiting': 'Оба выбирают карту',
  'tourney/standing': ({one, other, scores}: TwoPlayers & Scores) =>
    `${one.name} ${scores[0]}, ${other.name} ${scores[1]}`,
  'tourney/after': ({round, one, other, scores}: Round & TwoPlayers & Scores) =>
    `Раунд ${round}: теперь ${whom(one)} ${scores[0]}, ${whom(other)} ${scores[1]}`,
  'tourney/to-go': ({n}: Count, messages) =>
    `Ещё ${messages.count(n, {one: 'раунд', few: 'раунда', other: 'раундов'})}`,
  'tourney/verdict/beats': ({
    name,
    isReader,
    card,
    low,
  }: Player & OneCard & {low: CourtCard; loser: Player}) =>
    `${CARDS[card]} бьёт ${WHOM[low]}: раунд ${isReader ? 'ваш' : `берёт ${name}`}`,
  'tourney/rounds-over': 'Все раунды сыграны',
  'tourney/turn': ({round}: Round) => `Раунд ${round}: обе карты открываются`,
  'tourney/last': 'Сходятся последние карты',
  'tourney/last/open': 'От них зависит партия',
  'tourney/last/decided': 'Они уже ничего не изменят',
  'tourney/won': won,
  'tourney/drawn': 'Ничья',
  'tourney/match/won': ({name, n}: Player & Count) => `Партия ${n}: ${name}`,
  'tourney/match/drawn': ({n}: Count) => `Партия ${n}: ничья`,

  // the end
  'tourney/title': ({name, isReader}: Player) =>
    isReader ? 'Турнир ваш' : `Турнир выигрывает ${name}`,
  'tourney/column': 'раунды',
  'tourney/level': 'Ничья',
  'tourney/end/rounds': ({mine, theirs}: Record<'mine' | 'theirs', number>) =>
    `По раундам ${mine} : ${theirs}.`,
  'tourney/end/nobody': ({rounds}: {rounds: readonly number[]}) =>
    rounds.length === 5
      ? 'Во всех равны и карты, и остатки.'
      : `Ничьи раунды: ${rounds.join(', ')}. Равны и карты, и остатки.`,
  'tourney/end/matches': ({mine, theirs}: Record<'mine' | 'theirs', number>) =>
    `По партиям ${mine} : ${theirs}.`,
  'tourney/turning/tie': ({
    round,
    name,
    card,
    own,
    other,
  }: Round & Player & OneCard & Record<'own' | 'other', number>) =>
    `Раунд ${round}: у обоих ${CARDS[card].toLowerCase()}; остаток ${own} против ${other} решает: ${name}.`,
  'tourney/turning/spent': ({
    round,
    name,
    other,
    card,
    low,
  }: Round & Player & OneCard & {other: Player; low: CourtCard}) =>
    `Раунд ${round}: старшая карта «${CARDS[card]}» (${other.name}) ушла на младшую «${CARDS[low]}» (${name}).`,
  'tourney/turning/level': ({n, ...who}: Count & Player & {other: Player}) =>
    `Партия ${n}: ${levelled(who)}`,

  // refusals, read after "Нельзя:"
  'tourney/set-aside': 'эта карта уже сыграна',

  // events
  'tourney/say/match': ({n}: Count) => `Партия ${n}. У каждого пять карт.`,
  'tourney/say/cards': ({round, one, other, cards}: Round & TwoPlayers & Cards) =>
    `Раунд ${round}: ${one.name} — ${CARDS[cards[0]!].toLowerCase()}, ${other.name} — ${CARDS[cards[1]!].toLowerCase()}.`,
  'tourney/say/round': ({name, isReader}: Player) =>
    isReader ? 'Раунд ваш.' : `Раунд берёт ${name}.`,
  'tourney/say/unused': ({name, own, other}: Player & Record<'own' | 'other', number>) =>
    `Карты равны, остаток ${own} против ${other}: ${name}.`,
  'tourney/say/nobody': 'Равны и карты, и остатки: раунд ничей.',
  'tourney/say/both': 'Равны и карты, и остатки: очко обоим.',
  'tourney/say/scored': ({one, other, scores, n}: TwoPlayers & Scores & Count) =>
    `Партия ${n}: ${one.name} ${scores[0]}, ${other.name} ${scores[1]}.`,
  'tourney/say/over': ({drawn, ...who}: Player & {drawn: boolean}, messages) =>
    `Игра окончена. ${drawn ? 'Ничья' : messages.t('tourney/won', who)}.`,

  // readings
  'tourney/read/unused': ({name, cards, n}: Player & Cards & Count) =>
    `${name}: ${cards.map((card) => CARDS[card].toLowerCase()).join(', ') || 'карт нет'}; остаток ${n}.`,
  'tourney/read/legal': ({n}: Count) => `Карт на выбор: ${n}.`,
  'tourney/read/none': 'Ещё не сыграно ни одного раунда.',

  // the bot's reasons
  'tourney/why/decided': 'Партия решена: годится любая карта.',
  'tourney/why/sure': ({card}: OneCard) => `Лучше всего здесь ${CARDS[card].toLowerCase()}.`,
  'tourney/why/mixed': ({card, percent}: OneCard & {percent: number}) =>
    `Играйте непредсказуемо: ${CARDS[card].toLowerCase()} здесь к месту в ${percent} % случаев.`,
  'tourney/why/mixed/other': ({card, percent}: OneCard & {percent: number}) =>
    `Чтобы нельзя было предугадать: ${CARDS[card].toLowerCase()} здесь к месту в ${percent} % случаев.`,
  'tourney/why/beats': ({card, n, of}: OneCard & Count & {of: number}) =>
    `${CARDS[card]} бьёт ${n} из ${of} возможных; что бьёт больше, то и играют чаще.`,

  // the aim, and the coach marks
  'aim/tourney-for-the-king': 'Пять карт, пять раундов; при равенстве решает остаток',
  'crown/tip/spent': 'Сыгранная карта ушла; при равенстве берёт тот, кто меньше потратил.',
};
