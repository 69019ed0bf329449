import type {TranslationOf} from '../message-types.js';
import type {en} from './deferred.en.js';
import type {en as core} from './en.js';

/** Sentences that no table needs before its first card is played, in Russian: nothing here has a gender or a tense of the player. */
export const ru: TranslationOf<typeof en, typeof core> = {
  // announcements and readings
  'say/hand': ({n, suits}: {n: number; suits: string}, w) =>
    `${w.number(n)} ${w.t('unit/cards', {n})}. ${suits}`,
  'say/play': ({name, card}: {name: string; card: string}, w) => `${name}: ${w.t('card', {card})}.`,
  'say/suit': ({suit, ranks}: {suit: string; ranks: readonly string[]}, w) =>
    `${capital(w.t('suit', {suit}))}: ${ranks.map((rank) => w.t('rank', {rank})).join(', ')}.`,

  // what may be wrong with a link
  'link/damaged': 'Ссылка повреждена: часть её потеряна или изменена. Показать по ней нечего.',
  'link/newer': 'Ссылка сделана более новой версией игры. Обновите страницу и попробуйте снова.',
  'link/outdated': 'Ссылка цела, но в эту игру теперь играют по другим правилам.',
  'link/too-long': 'Ссылка длиннее любой ссылки на эту игру. Показать по ней нечего.',
  'link/unknown-game': 'Ссылка ведёт к игре, которой здесь нет.',

  // a deal gone through
  'review/dearest': 'Самая дорогая взятка',
  'review/drawn-later': '(и то, что пришло позже)',
  'review/hands': 'Карты перед этой взяткой',

  // settings: the name, then the values
  'setting/card-index': 'Буквы на картах',
  'setting/card-index/auto': 'Как язык',
  'setting/card-index/en': 'A K Q J',
  'setting/card-index/ru': 'Т К Д В',
  'setting/card-size': 'Размер карт',
  'setting/card-size/auto': 'Авто',
  'setting/card-size/large': 'Крупный',
  'setting/card-size/medium': 'Средний',
  'setting/card-size/small': 'Мелкий',
  'setting/deck': 'Масти',
  'setting/deck/four-colour': '4 цвета',
  'setting/deck/two-colour': '2 цвета',
  'setting/locale': 'Язык',
  'setting/locale/auto': 'Как на странице',
  'setting/locale/en': 'English',
  'setting/locale/ru': 'Русский',
  'setting/autoplay-forced': 'Карта ходит сама',
  'setting/autoplay-forced/all': 'Единственная',
  'setting/autoplay-forced/last': 'Последняя',
  'setting/autoplay-forced/off': 'Никогда',
  'setting/bot-level': 'Соперники',
  'setting/bot-level/easy': 'Слабые',
  'setting/bot-level/normal': 'Обычные',
  'setting/handedness': 'Рука',
  'setting/handedness/left': 'Левая',
  'setting/handedness/right': 'Правая',
  'setting/play-mode': 'Ход картой',
  'setting/play-mode/auto': 'Авто',
  'setting/play-mode/confirm': 'С подтверждением',
  'setting/play-mode/tap': 'Одно касание',
  'setting/haptics': 'Вибрация',
  'setting/shortcuts': 'Буквенные клавиши',
  'setting/sound': 'Звук',
  'setting/speed': 'Скорость',
  'setting/speed/fast': 'Быстро',
  'setting/speed/instant': 'Сразу',
  'setting/speed/normal': 'Обычно',
  'setting/speed/slow': 'Медленно',
  'setting/theme': 'Стол',
  'setting/theme/auto': 'Авто',
  'setting/theme/felt': 'Сукно',
  'setting/theme/flat': 'Гладкий',
  'setting/timers': 'Часы',
  'setting/timers/auto': 'В компании',
  'setting/timers/off': 'Никогда',
  'setting/timers/on': 'Всегда',
  'setting/verbosity': 'Объявления',
  'setting/verbosity/brief': 'Кратко',
  'setting/verbosity/full': 'Подробно',
  'setting/verbosity/normal': 'Обычно',

  // score sheet
  'sheet/caption': 'Очки каждой сдачи, затем общий счёт',
  'sheet/deal': ({n}: {n: number}) => `Сдача ${n}`,
  'sheet/to-come': 'впереди',
  'sheet/total': 'Итого',

  // the shell
  'ui/back': 'Назад',
  'ui/because': ({name, card, why}: {name: string; card: string; why: string}, w) =>
    `${name}, ${w.t('card', {card})}. ${why}`,
  'ui/bot-failed': ({name}: {name: string}) =>
    `${name}: бот не отвечает как следует, за него сделан осторожный ход.`,
  'ui/claim': 'Остальное моё',
  'ui/claim-accepted': 'Остальное ваше, все согласны.',
  'ui/claim-offer': 'Остальное ваше. Забрать сразу?',
  'ui/claim-refused': 'Не принято: это ещё не решено',
  'ui/copied': 'Скопировано',
  'ui/copy': 'Копировать',
  'ui/copy-result': 'Копировать итог',
  'ui/deal': 'Раздать карты',
  'ui/deal-anyway': 'Закончить и раздать',
  'ui/finish': 'Доиграть сразу',
  'ui/finish-offer': 'Считать больше нечего. Доиграть сдачу сразу?',
  'ui/go-on': 'Дальше',
  'ui/hand-of': ({name}: {name: string}) => `Карты: ${name}`,
  'ui/i-am': ({name}: {name: string}) => `Я — ${name}`,
  'ui/keep-playing': 'Играть дальше',
  'ui/new-game': 'Новая игра',
  'ui/new-game-ends': 'Идущая игра на этом кончится.',
  'ui/no-reason': 'Без особой причины.',
  'ui/not-copied': 'Скопировать не удалось',
  'ui/off': 'выкл.',
  'ui/on': 'вкл.',
  'ui/only-card': 'Последняя карта ходит сама.',
  'ui/pass-screen': ({name}: {name: string}) => `Эти карты может видеть только ${name}.`,
  'ui/pause': 'Пауза',
  'ui/pause-clock': 'Часы на паузу',
  'ui/paused': 'Игра остановлена',
  'ui/player': ({n}: {n: number}) => `Игрок ${n}`,
  'ui/players': 'Игроки',
  'ui/rematch': 'Ещё раз',
  'ui/resumed': 'Игра продолжается',
  'ui/save-discarded': 'Сохранённую игру прочесть не удалось; вот новая',
  'ui/seconds-left': ({n}: {n: number}, w) =>
    w.count(n, {one: 'секунда.', few: 'секунды.', other: 'секунд.'}),
  'ui/rule': 'Правило',
  'ui/settings': 'Настройки',
  'ui/setup-refused': 'Страница просит игру, которую сыграть нельзя; вот новая',
  'ui/time': 'Осталось времени',
  'ui/time-left': ({time}: {time: string}) => `Осталось ${time}.`,
  'ui/time-up': 'Время вышло.',
  'ui/turn-of': ({name}: {name: string}) => `Ход: ${name}`,
  'ui/undone': 'Ход отменён',
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
