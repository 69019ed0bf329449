import type {LocaleOf} from '../../../../i18n/index.js';
import type {CourtCard} from '../../rules/deck.js';
import {CARDS, crown, levelled} from '../../messages/ru.js';
import type {TourneyMessages} from './en.js';

type Who = Readonly<Record<'name', string>>;
type Both = Readonly<Record<'one' | 'other', string>>;
type Scores = Readonly<Record<'scores', readonly number[]>>;
type Many = Readonly<Record<'n', number>>;
type Cards = Readonly<Record<'cards', readonly CourtCard[]>>;
type One = Readonly<Record<'card', CourtCard>>;
type Round = Readonly<Record<'round', number>>;

/** The messages of Tourney for the King in Russian; names and cards stand in the nominative. */
export const ru: LocaleOf<TourneyMessages> = {
  ...crown,
  card: ({card}: {card: string}) => CARDS[card as CourtCard],
  'game/tourney-for-the-king': 'Турнир за короля',

  'option/bestOf': 'Партий, не больше',
  'option/stopEarly': 'Кончать, когда всё решено',
  'option/tieGame': 'Ничья в партии',
  'option/tieGame/draw': 'так и остаётся',
  'option/tieGame/rematch': 'играть заново',
  'option/tieRound': 'Полное равенство в раунде',
  'option/tieRound/bothScore': 'очко обоим',
  'option/tieRound/none': 'очко никому',

  // the table
  'tourney/goal': 'раунд берёт старшая карта',
  'tourney/round': ({round}: Round) => `Раунд ${round} из 5`,
  'tourney/rounds': 'Раунды',
  'tourney/series': ({one, other, scores}: Both & Scores) =>
    `партии: ${one} ${scores[0]}, ${other} ${scores[1]}`,
  'tourney/unused': 'остаток',
  'tourney/rounds-won': 'раундов взято',
  'tourney/cards': ({cards}: Cards) => cards.map((card) => CARDS[card]).join(', '),
  'tourney/ask': 'Выберите карту',
  'tourney/ask/why': 'Её никто не увидит, пока не выберут оба',
  'tourney/chosen': ({card}: One) => `Ваш выбор: ${CARDS[card].toLowerCase()}`,
  'tourney/waiting': 'Оба выбирают карту',
  'tourney/standing': ({one, other, scores}: Both & Scores) =>
    `${one} ${scores[0]}, ${other} ${scores[1]}`,
  'tourney/figures': ({own, other}: Record<'own' | 'other', number>) => `${own} : ${other}.`,
  'tourney/rounds-over': 'Все раунды сыграны',
  'tourney/turn': ({round}: Round) => `Раунд ${round}: обе карты открываются`,
  'tourney/last': 'Сходятся последние карты',
  'tourney/last/open': 'От них зависит партия',
  'tourney/last/decided': 'Они уже ничего не изменят',
  'tourney/won': ({name}: Who, messages) =>
    name === messages.t('you') ? 'Победа ваша' : `Победа: ${name}`,
  'tourney/drawn': 'Ничья',
  'tourney/match/won': ({name, n}: Who & Many) => `Партия ${n}: ${name}`,
  'tourney/match/drawn': ({n}: Many) => `Партия ${n}: ничья`,

  // the end
  'tourney/title': ({name}: Who, messages) =>
    name === messages.t('you') ? 'Турнир ваш' : `Турнир выигрывает ${name}`,
  'tourney/column': 'раунды',
  'tourney/level': 'Поровну',
  'tourney/end/rounds': ({mine, theirs}: Record<'mine' | 'theirs', number>) =>
    `По раундам ${mine} : ${theirs}.`,
  'tourney/end/matches': ({mine, theirs}: Record<'mine' | 'theirs', number>) =>
    `По партиям ${mine} : ${theirs}.`,
  'tourney/turning/tie': ({
    round,
    name,
    card,
    own,
    other,
  }: Round & Who & One & Record<'own' | 'other', number>) =>
    `Раунд ${round}: у обоих ${CARDS[card].toLowerCase()}; остаток ${own} против ${other} решает: ${name}.`,
  'tourney/turning/spent': ({
    round,
    name,
    other,
    card,
    low,
  }: Round & Who & One & {other: string; low: CourtCard}) =>
    `Раунд ${round}: старшая карта «${CARDS[card]}» (${other}) ушла на младшую «${CARDS[low]}» (${name}).`,
  'tourney/turning/level': ({n, ...who}: Many & Who & {other: string}, messages) =>
    `Партия ${n}: ${levelled(who, messages)}`,

  // refusals, read after "Нельзя:"
  'tourney/set-aside': 'эта карта уже сыграна',

  // events
  'tourney/say/match': ({n}: Many) => `Партия ${n}. У каждого пять карт.`,
  'tourney/say/cards': ({round, one, other, cards}: Round & Both & Cards) =>
    `Раунд ${round}: ${one} — ${CARDS[cards[0]!].toLowerCase()}, ${other} — ${CARDS[cards[1]!].toLowerCase()}.`,
  'tourney/say/round': ({name}: Who, messages) =>
    name === messages.t('you') ? 'Раунд ваш.' : `Раунд: ${name}.`,
  'tourney/say/unused': ({name, own, other}: Who & Record<'own' | 'other', number>) =>
    `Карты равны, остаток ${own} против ${other}: ${name}.`,
  'tourney/say/nobody': 'Полное равенство: раунд ничей.',
  'tourney/say/both': 'Полное равенство: очко обоим.',
  'tourney/say/scored': ({one, other, scores, n}: Both & Scores & Many) =>
    `Партия ${n}: ${one} ${scores[0]}, ${other} ${scores[1]}.`,
  'tourney/say/over': ({name, drawn}: Who & {drawn: boolean}, messages) =>
    `Игра окончена. ${drawn ? 'Ничья' : messages.t('tourney/won', {name})}.`,

  // readings
  'tourney/read/unused': ({name, cards, n}: Who & Cards & Many) =>
    `${name}: ${cards.map((card) => CARDS[card].toLowerCase()).join(', ') || 'карт нет'}; остаток ${n}.`,
  'tourney/read/legal': ({n}: Many) => `Карт на выбор: ${n}.`,
  'tourney/read/none': 'Ещё не сыграно ни одного раунда.',

  // the bot's reasons
  'tourney/why/decided': 'Партия решена: годится любая карта.',
  'tourney/why/sure': ({card}: One) => `Лучше всего здесь ${CARDS[card].toLowerCase()}.`,
  'tourney/why/mixed': ({card, percent}: One & {percent: number}) =>
    `Что можно предвидеть, то бьют: ${CARDS[card].toLowerCase()} здесь к месту в ${percent} % случаев.`,
  'tourney/why/beats': ({card, n, of}: One & Many & {of: number}) =>
    `${CARDS[card]} бьёт ${n} из ${of} возможных; кто бьёт больше, тот и выходит чаще.`,
};
