import type {Catalogue} from './translate.js';

/** Sentences that no table needs before its first card is played, in English. */
export const en: Catalogue = {
  // announcements and readings
  'say/hand': ({n, suits}: {n: number; suits: string}, w) =>
    `${w.number(n)} ${w.t('unit/cards', {n})}. ${suits}`,
  'say/suit': ({suit, ranks}: {suit: string; ranks: readonly string[]}, w) =>
    `${capital(w.t('suit', {suit}))}: ${ranks.map((rank) => w.t('rank', {rank})).join(', ')}.`,

  // settings: the name, then the values
  'setting/card-index': 'Letters on cards',
  'setting/card-index/auto': 'As the language',
  'setting/card-index/en': 'A K Q J',
  'setting/card-index/ru': 'Т К Д В',
  'setting/card-size': 'Card size',
  'setting/card-size/auto': 'Auto',
  'setting/card-size/large': 'Large',
  'setting/card-size/medium': 'Medium',
  'setting/card-size/small': 'Small',
  'setting/deck': 'Suits',
  'setting/deck/four-colour': '4 colours',
  'setting/deck/two-colour': '2 colours',
  'setting/locale': 'Language',
  'setting/locale/auto': 'As the page',
  'setting/locale/en': 'English',
  'setting/locale/ru': 'Русский',
  'setting/play-mode': 'Play a card',
  'setting/play-mode/auto': 'Auto',
  'setting/play-mode/confirm': 'Confirm',
  'setting/play-mode/tap': 'One tap',
  'setting/shortcuts': 'Letter keys',
  'setting/speed': 'Speed',
  'setting/speed/fast': 'Fast',
  'setting/speed/instant': 'Instant',
  'setting/speed/normal': 'Normal',
  'setting/speed/slow': 'Slow',
  'setting/theme': 'Table',
  'setting/theme/auto': 'Auto',
  'setting/theme/felt': 'Felt',
  'setting/theme/flat': 'Flat',

  // score sheet
  'sheet/caption': 'Points of each deal, then the total so far',
  'sheet/deal': ({n}: {n: number}) => `Deal ${n}`,
  'sheet/to-come': 'to come',
  'sheet/total': 'Total',

  // a deal's summary
  'summary/down': 'moved down',
  'summary/up': 'moved up',

  // the shell
  'ui/copied': 'Copied',
  'ui/copy': 'Copy',
  'ui/deal': 'Deal the cards',
  'ui/new-game': 'New game',
  'ui/new-game-ends': 'This ends the game that is being played.',
  'ui/off': 'off',
  'ui/on': 'on',
  'ui/players': 'Players',
  'ui/rematch': 'Play again',
  'ui/settings': 'Settings',
  'ui/undone': 'Taken back',
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
