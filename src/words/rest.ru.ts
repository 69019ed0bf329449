import type {Catalogue} from './translate.js';

/** Sentences that no table needs before its first card is played, in Russian: nothing here has a gender or a tense of the player. */
export const ru: Catalogue = {
  // announcements and readings
  'say/hand': ({n, suits}: {n: number; suits: string}, w) =>
    `${w.number(n)} ${w.t('unit/cards', {n})}. ${suits}`,
  'say/suit': ({suit, ranks}: {suit: string; ranks: readonly string[]}, w) =>
    `${capital(w.t('suit', {suit}))}: ${ranks.map((rank) => w.t('rank', {rank})).join(', ')}.`,

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
  'setting/play-mode': 'Ход картой',
  'setting/play-mode/auto': 'Авто',
  'setting/play-mode/confirm': 'С подтверждением',
  'setting/play-mode/tap': 'Одно касание',
  'setting/shortcuts': 'Буквенные клавиши',
  'setting/speed': 'Скорость',
  'setting/speed/fast': 'Быстро',
  'setting/speed/instant': 'Сразу',
  'setting/speed/normal': 'Обычно',
  'setting/speed/slow': 'Медленно',
  'setting/theme': 'Стол',
  'setting/theme/auto': 'Авто',
  'setting/theme/felt': 'Сукно',
  'setting/theme/flat': 'Гладкий',

  // score sheet
  'sheet/caption': 'Очки каждой сдачи, затем общий счёт',
  'sheet/deal': ({n}: {n: number}) => `Сдача ${n}`,
  'sheet/to-come': 'впереди',
  'sheet/total': 'Итого',

  // a deal's summary
  'summary/down': 'ниже',
  'summary/up': 'выше',

  // the shell
  'ui/copied': 'Скопировано',
  'ui/copy': 'Копировать',
  'ui/deal': 'Раздать карты',
  'ui/new-game': 'Новая игра',
  'ui/new-game-ends': 'Идущая игра на этом кончится.',
  'ui/off': 'выкл.',
  'ui/on': 'вкл.',
  'ui/players': 'Игроки',
  'ui/rematch': 'Ещё раз',
  'ui/settings': 'Настройки',
  'ui/undone': 'Ход отменён',
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
