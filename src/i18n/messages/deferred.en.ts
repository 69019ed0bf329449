import type {MessageCatalogue, PluralForms} from '../message-types.js';
import type {en as core} from './en.js';

const POINTS: PluralForms = {one: 'point', other: 'points'};
const PLACES: PluralForms = {one: 'place', other: 'places'};

/** Sentences that no table needs before its first card is played, in English. */
export const en = {
  // announcements and readings
  'say/hand': ({n, suits}: {n: number; suits: string}, w) =>
    `${w.number(n)} ${w.t('unit/cards', {n})}. ${suits}`,
  'say/play': ({name, card}: {name: string; card: string}, w) => `${name}: ${w.t('card', {card})}.`,
  'say/suit': ({suit, ranks}: {suit: string; ranks: readonly string[]}, w) =>
    `${capital(w.t('suit', {suit}))}: ${ranks.map((rank) => w.t('rank', {rank})).join(', ')}.`,

  // hints, and what each card would bring
  'hand/promises': ({text, doubt}: {text: string; doubt: string}) => `promises ${text}, ${doubt}`,
  'hint/as-good': ({name}: {name: string}) => `About as good: ${name}.`,
  'hint/compare': 'Compare',
  'hint/compared': 'Hide',
  'hint/meaning/places': 'Players to expect below you',
  'hint/meaning/points': 'Expected points, compared with the other players',
  'hint/meaning/share': 'Wins to expect in 100 such matches',
  'hint/second/places': ({name, n}: {name: string; n: number}, w) =>
    `Next: ${name}, by ${w.count(n, PLACES)}.`,
  'hint/second/points': ({name, n}: {name: string; n: number}, w) =>
    `Next: ${name}, ${w.count(n, POINTS)} less.`,
  'hint/second/share': ({name, n}: {name: string; n: number}) =>
    `Next: ${name}; it wins ${n} fewer of 100 such matches.`,

  // what may be wrong with a link
  'link/damaged':
    'This link is damaged: a part is missing or has changed. Nothing of it can be shown.',
  'link/newer': 'This link was made by a newer version of the game. Reload the page and try again.',
  'link/outdated': 'This link is whole, but its game is played by other rules now.',
  'link/too-long':
    'This link is longer than any link of this game. There is nothing to show from it.',
  'link/unknown-game': 'This link leads to a game that is not known here.',

  // a deal gone through
  'review/dearest': 'The trick that cost most',
  'review/drawn-later': '(with cards drawn later)',
  'review/hands': 'Hands before this trick',

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
  'setting/locale/auto': 'Same as page',
  'setting/locale/en': 'English',
  'setting/locale/ru': 'Русский',
  'setting/autoplay-forced': 'Play forced cards for me',
  'setting/autoplay-forced/all': 'Always',
  'setting/autoplay-forced/last': 'The last card',
  'setting/autoplay-forced/off': 'Never',
  'setting/bot-level': 'Opponents',
  'setting/bot-level/easy': 'Easy',
  'setting/bot-level/normal': 'Normal',
  'setting/bot-level/strong': 'Strong',
  'setting/bot-level/expert': 'Expert',
  'setting/ask-rout': 'Ask me to rout',
  'setting/decided': 'Decided deals',
  'setting/decided/ask': 'Ask',
  'setting/decided/end': 'End',
  'setting/handedness': 'Hand',
  'setting/handedness/left': 'Left',
  'setting/handedness/right': 'Right',
  'setting/play-mode': 'Play a card',
  'setting/play-mode/auto': 'Auto',
  'setting/play-mode/confirm': 'Confirm',
  'setting/play-mode/tap': 'One tap',
  'setting/haptics': 'Vibration',
  'setting/shortcuts': 'Letter keys',
  'setting/sound': 'Sound',
  'setting/speed': 'Speed',
  'setting/speed/fast': 'Fast',
  'setting/speed/instant': 'Instant',
  'setting/speed/normal': 'Normal',
  'setting/speed/slow': 'Slow',
  'setting/theme': 'Table',
  'setting/theme/auto': 'Auto',
  'setting/theme/felt': 'Felt',
  'setting/theme/flat': 'Flat',
  'setting/timers': 'Clock',
  'setting/timers/auto': 'With company',
  'setting/timers/off': 'Never',
  'setting/timers/on': 'Always',
  'setting/verbosity': 'Announcements',
  'setting/verbosity/brief': 'Brief',
  'setting/verbosity/full': 'Full',
  'setting/verbosity/normal': 'Normal',

  // score sheet
  'sheet/caption': 'Points of each deal, then the total so far',
  'sheet/deal': ({n}: {n: number}) => `Deal ${n}`,
  'sheet/to-come': 'to come',
  'sheet/total': 'Total',

  // the shell
  'ui/back': 'Back',
  'ui/because': ({name, card, why}: {name: string; card?: string; why: string}, w) =>
    card ? `${name}, ${w.t('card', {card})}. ${why}` : `${name}: ${why}`,
  'ui/away': 'away',
  'ui/bot': 'bot',
  'ui/bot/easy': 'bot, plays easily',
  'ui/bot/expert': 'bot, plays as an expert',
  'ui/bot/normal': 'bot, plays well',
  'ui/bot/strong': 'bot, plays strongly',
  'ui/bot-failed': ({name}: {name: string}) =>
    `${name}: the bot does not answer as it should, so a safe move is played.`,
  'ui/decided': 'The rest is decided',
  'ui/decided-offer': 'The rest is decided. End the deal, or play on?',
  'ui/decided-why': 'All that counts has been taken. Nothing can change any more.',
  'ui/end-deal': 'End the deal',
  'ui/tips-again': 'Show the tips again',
  'ui/turning-point': 'Turning point',
  'ui/who': 'Player',
  'ui/play-on': 'Play on',
  'ui/cards-hidden': 'The cards stay hidden until you say so.',
  'ui/challenge': 'Challenge a friend',
  'ui/claim': 'Claim the rest',
  'ui/claim-accepted': 'The rest is yours. All accept.',
  'ui/claim-costs': 'Play it out',
  'ui/claim-costs-offer': 'The rest falls to you. Play it out?',
  'ui/claim-offer': 'The rest is yours. Claim it?',
  'ui/claim-refused': 'Not accepted: the rest is not certain',
  'ui/compare': 'Compare',
  'ui/copied': 'Copied',
  'ui/copy': 'Copy',
  'ui/copy-result': 'Copy result',
  'ui/deal': 'Deal the cards',
  'ui/deal-anyway': 'End it and deal',
  'ui/go-on': 'Go on',
  'ui/hand-of': ({name}: {name: string}) => `Hand of ${name}`,
  'ui/i-am': ({name}: {name: string}) => `I am ${name}`,
  'ui/keep-playing': 'Keep playing',
  'ui/level/easy': 'Sees only its own hand and the table, and forgets the rest.',
  'ui/level/expert': 'Thinks five times as long, in more deals.',
  'ui/level/normal': 'Remembers, counts, and plays by rules of thumb.',
  'ui/level/strong': 'Plays many possible deals ahead.',
  'ui/new-game': 'New game',
  'ui/new-game-ends': 'This ends the game that is being played.',
  'ui/no-reason': 'For no reason that can be named.',
  'ui/same-cards': 'The same cards',
  'ui/searched': 'The bot played many possible deals ahead, and this choice came out best.',
  'ui/temper/bold': ({bot}: {bot: string}) => `${bot}, likes to gamble`,
  'ui/temper/safe': ({bot}: {bot: string}) => `${bot}, likes to play safe`,
  'ui/temper-why/bold': ({name, why}: {name: string; why: string}) =>
    `${why} Of moves worth about the same, ${name} takes the one that risks more.`,
  'ui/temper-why/safe': ({name, why}: {name: string; why: string}) =>
    `${why} Of moves worth about the same, ${name} takes the one that risks less.`,
  'ui/tempers':
    'Of moves worth about the same, some bots take the safest and some the boldest. Neither wins more.',
  'ui/not-copied': 'It could not be copied',
  'ui/off': 'off',
  'ui/on': 'on',
  'ui/only-card': 'The last card plays itself.',
  'ui/pass-to': ({name}: {name: string}) => `Pass to ${name}`,
  'ui/pause': 'Pause',
  'ui/pause-clock': 'Pause the clock',
  'ui/paused': 'Paused',
  'ui/place': 'Place',
  'ui/player': ({n}: {n: number}) => `Player ${n}`,
  'ui/plays-next': ({name}: {name: string}) => `${name} plays next`,
  'ui/players': 'Players',
  'ui/rematch': 'Play again',
  'ui/rematch-votes': ({n, of}: {n: number; of: number}) => `Play again (${n} of ${of})`,
  'ui/review': 'Review',
  'ui/resumed': 'Game resumed',
  'ui/save-discarded': 'The saved game could not be read; here is a new one',
  'ui/seconds-left': ({n}: {n: number}, w) => w.count(n, {one: 'second.', other: 'seconds.'}),
  'ui/rule': 'Rule',
  'ui/settings': 'Settings',
  'ui/setup-refused': 'This page asks for a game that cannot be played; here is a new one',
  'ui/time': 'Time left',
  'ui/time-left': ({time}: {time: string}) => `Time left: ${time}.`,
  'ui/time-up': 'Time is up.',
  'ui/undone': 'Taken back',
} satisfies MessageCatalogue<typeof core>;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
