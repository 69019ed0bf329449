import type {TranslationOf} from '../message-types.js';
import type {en} from './example.en.js';
import type {en as core} from './en.js';

const SEATS: Readonly<Record<string, string>> = {N: 'Север', E: 'Восток', S: 'Юг', W: 'Запад'};

/** Russian sentences of worked examples and quizzes. */
export const ru: TranslationOf<typeof en, typeof core> = {
  'example/allowed': ({moves}) => `Здесь можно: ${moves}`,
  'example/answer': ({text}: {text: string}) => `Ответ: ${text}`,
  'example/back': 'Вернуться к уроку',
  'example/check': 'Проверить',
  'example/choose': 'Выберите карту',
  'example/choose-legal': 'Выберите все допустимые карты и проверьте',
  'example/choose-legal-move': 'Выберите всё, что разрешено, и проверьте',
  'example/choose-move': 'Выберите ход',
  'example/copied': 'Скопировано',
  'example/copy-link': 'Копировать ссылку',
  'example/copy-text': 'Копировать текст',
  'example/copy-pbn': 'Копировать PBN',
  'example/cost': 'Сколько стоит эта взятка?',
  'example/current': 'Текущий шаг',
  'example/first': 'К началу',
  'example/hand': ({name, cards}: {name: string; cards: string}) =>
    `${name}: ${cards || 'нет карт'}`,
  'example/instead': ({text}: {text: string}) => `Или: ${text}`,
  'example/last': 'К концу',
  'example/legal-missing': ({n}: {n: number}, messages) =>
    messages.plural(n, {
      one: `Не хватает ${n} карты.`,
      few: `Не хватает ${n} карт.`,
      other: `Не хватает ${n} карт.`,
    }),
  'example/legal-missing-move': ({n}: {n: number}, messages) =>
    messages.plural(n, {one: `Не хватает ${n} ответа.`, other: `Не хватает ${n} ответов.`}),
  'example/legal-wrong': ({text, why}: {text: string; why: string}) => `${text}: ${why}.`,
  'example/link': 'Открыто по ссылке.',
  'example/new-game': 'Новая игра',
  'example/main-line': 'Главный вариант',
  'example/mark': ({mark}: {mark: string}) =>
    ({
      '!': 'хороший ход',
      '?': 'ошибка',
      '!!': 'блестящий ход',
      '??': 'грубая ошибка',
      '!?': 'интересный ход',
      '?!': 'сомнительный ход',
    })[mark] ?? '',
  'example/next': 'Следующий шаг',
  'example/opening': ({percent}: {percent: number}) => `Игра по ссылке открывается: ${percent} %`,
  'example/play': 'Играть отсюда',
  'example/previous': 'Предыдущий шаг',
  'example/more': ({n}, messages) => `и ещё ${messages.number(n)}`,
  'example/nobody': 'Сейчас никто не ходит',
  'example/no-deal': 'Ни один расклад остальных карт этого не допускает',
  'example/refused': ({text, why}: {text: string; why: string}) => `${text}: нельзя, ${why}`,
  'example/other': 'Любой другой ответ',
  'example/right': 'Верно.',
  'example/rule': 'Правило',
  'example/run': ({right, of}: {right: number; of: number}) => `Верно ${right} из ${of}`,
  'example/seat': ({letter}: {letter: string}) => SEATS[letter] ?? letter,
  'example/solution': 'Показать ответ',
  'example/step': ({at, of}: {at: number; of: number}) => `${at} / ${of}`,
  'example/steps': 'Шаги',
  'example/to-play': ({who}) => `Ходит: ${who}`,
  'example/trick': 'Взятка',
  'example/trump': ({suit}: {suit: string}) => `козыри ${suit}`,
  'example/turn': 'ходит',
  'example/unknown': ({n}: {n: number}, messages) =>
    `${messages.number(n)} ${messages.plural(n, {
      one: 'неизвестная карта',
      few: 'неизвестные карты',
      many: 'неизвестных карт',
      other: 'неизвестных карт',
    })}`,
  'example/winner': 'Кто берёт эту взятку?',
  'example/won': 'берёт взятку',
  'example/wrong': 'Нет, не эта.',
  'example/wrong-card': 'нельзя',
};
