import type {MessageCatalogue, PluralForms} from '../message-types.js';

const PEOPLE: PluralForms = {one: 'person', other: 'people'};
const MORE: PluralForms = {one: 'more person', other: 'more people'};
const TRICKS: PluralForms = {one: 'trick', other: 'tricks'};
const MOVES: PluralForms = {one: 'move', other: 'moves'};
const SEATS: PluralForms = {one: 'seat', other: 'seats'};
const BOTS: PluralForms = {one: 'bot', other: 'bots'};
const MATCHES: PluralForms = {one: 'match', other: 'matches'};
const WINS: PluralForms = {one: 'win', other: 'wins'};
const WATCHERS: PluralForms = {one: 'watcher', other: 'watchers'};

/** English sentences of a table whose players sit at devices of their own; fetched with it. */
export const en = {
  'friends/how':
    'Everybody plays on their own device. Make a table and send its link; nobody needs an account. Bots play where nobody sits.',
  'friends/name': 'Your name',
  'friends/make': 'Make a table',
  'friends/screen':
    'This screen shows the table to everybody. Make it, and let all players scan the code: each phone shows a hand.',
  'friends/working': 'One moment …',

  'friends/link': 'Link to this table',
  'friends/copy': 'Copy link',
  'friends/share': 'Share …',
  'friends/scan': 'Or scan this with a phone',
  'friends/code': 'A QR code with the link',
  'friends/here': ({n, of}: {n: number; of: number}, w) => `${n} of ${w.count(of, PEOPLE)} here`,
  'friends/fill': 'Start with bots',
  'friends/watch': 'Copy a link to watch',
  'friends/link-over': 'Copy a link to this match',
  'friends/watchers': ({n}: {n: number}, w) => w.count(n, WATCHERS),

  'friends/seats': 'At the table',
  'friends/series': ({n}: {n: number}, w) => `After ${w.count(n, MATCHES)}`,
  'friends/series/of': ({n, points}: {n: number; points?: number | undefined}, w) =>
    `${w.count(n, WINS)}${points === undefined ? '' : `, ${w.points(points)}`}`,
  'friends/series/so-far': ({n, text}: {n: number; text: string}, w) =>
    `Wins in ${w.count(n, MATCHES)}: ${text}.`,
  'friends/seat/here': 'here',
  'friends/seat/away': 'away',
  'friends/seat/gone': 'away, a bot plays',
  'friends/seat/bot': 'bot',
  'friends/seat/open': 'free seat',
  'friends/seat/ready': 'ready',

  'friends/fair': 'A fair deal',
  'friends/fair/promise':
    'All cards of this match come from a secret. Before the first card, the server committed to it with this number. After the match it reveals the secret, and this page deals all cards again.',
  'friends/fair/checking': 'The cards are being dealt again …',
  'friends/fair/draw':
    'All cards of this match come from a secret of the server and a number from every page. All of them were promised before any was told, so nobody could choose the cards. After the match this page deals all cards again.',
  'friends/fair/yes':
    'A fair draw: the number of your page is in it, the secret is the promised one, and all cards you have seen come from them.',
  'friends/fair/promised':
    'Dealt as promised: the secret matches the number, and all cards you have seen come from it. Your page had no part in the draw.',
  'friends/fair/left-out': ({name}: {name: string}) =>
    `The page of ${name} told its number too late and was left out of the draw.`,
  'friends/fair/own-left-out': 'Your page told its number too late and was left out of the draw.',
  'friends/fair/no': 'These cards were not dealt as promised before the first card.',
  'friends/fair/copy': 'Copy the proof',

  'friends/leave': 'Leave this table',
  'friends/delete': 'Delete this match',
  'friends/delete-sure': 'Delete it for everybody',
  'friends/delete-how':
    'The match, its record and all names are deleted, for everybody at the table.',
  'friends/keep': 'Keep it',

  'friends/invited': ({game}: {game: string}) => `You are invited to a table of ${game}.`,
  'friends/invited-by': ({name, game}: {name: string; game: string}) =>
    `${name} invites you to ${game}.`,
  'friends/late': 'The match has begun. You can take the seat of a bot at the next deal, or watch.',
  'friends/take-bot': 'Take a bot’s seat',

  'friends/room': ({game}: {game: string}) => `Your table of ${game}`,
  'friends/you': 'you',
  'friends/player': ({n}: {n: number}) => `Player ${n}`,
  'friends/free': ({n}: {n: number}, w) =>
    n === 0 ? 'Everybody is here.' : `${w.count(n, SEATS)} free`,
  'friends/how-many': 'Seats',
  'friends/pace': 'Pace',
  'friends/pace/usual': 'As usual',
  'friends/pace/fast': '20 seconds',
  'friends/pace/relaxed': '2 minutes',
  'friends/pace/days': 'A day',
  'friends/ready': 'Ready',
  'friends/not-ready': 'Not ready yet',
  'friends/host-starts': ({name}: {name: string}) =>
    name === '' ? 'The match begins when the host starts it.' : `${name} starts the match.`,
  'friends/start': 'Start',
  'friends/start-with': ({n}: {n: number}, w) => `Start with ${w.count(n, BOTS)}`,
  'friends/drawing': 'The cards are being drawn …',
  'friends/deal-waits': 'The cards are dealt when everybody is here.',
  'friends/to-room': 'Waiting room',
  'friends/sit': 'Sit down',
  'friends/look-on': 'Watch',
  'friends/not-now': 'Not now',
  'friends/full': 'All seats are taken. You can watch.',

  'friends/fault/gone': 'This match was deleted.',
  'friends/fault/refused': 'This seat is no longer yours.',
  'friends/fault/rules': 'This match was begun under other rules. Your seat is kept.',
  'friends/fault/code': 'This code is wrong or too old.',
  'friends/fault/name': 'Nobody at this table has that name.',
  'friends/fault/nobody': 'Nobody at the table can answer now.',
  'friends/fault/denied': 'The others did not agree.',
  'friends/fault/unreached': 'The tables cannot be reached.',
  'friends/fault/slow': 'That was quick. Try again in a moment.',
  'friends/fault/outdated': 'The tables are newer than this page. Reload the page.',
  'friends/fault/replaced': 'You are playing in another window.',
  'friends/go-on-here': 'Go on here',
  'friends/play-here': 'Play here with bots',

  'friends/kept': 'Your seat at the table is kept.',
  'friends/to-table': 'Back to the table',
  'friends/missed': ({tricks, moves, points}: {tricks: number; moves: number; points: number}, w) =>
    `While you were away: ${tricks > 0 ? w.count(tricks, TRICKS) : w.count(moves, MOVES)}${points === 0 ? '' : `, ${w.points(points)}`}.`,
  'friends/missed/ok': 'OK',

  'friends/wait': 'Wait for me',
  'friends/waits': ({name}: {name: string}) => `${name} asks you to wait.`,
  'friends/device': 'Play on another device',
  'friends/device/code': 'Open the link of the table there, and type this code:',
  'friends/own': 'I have a seat here already',
  'friends/own/how':
    'Type the code that your other device shows. Without a code, give your name, and the others are asked.',
  'friends/own/code': 'Code',
  'friends/own/take': 'Go to my seat',
  'friends/own/asking': 'The others are being asked …',
  'friends/replace': 'Replace',
  'friends/ask/delete': ({name}: {name: string; other: string}) =>
    `${name} wants to delete this match, for everybody.`,
  'friends/ask/replace': ({name, other}: {name: string; other: string}) =>
    `${name} wants a bot to take the seat of ${other}.`,
  'friends/ask/claim': ({other}: {name: string; other: string}) =>
    `Somebody on another device says: “I am ${other}”.`,
  'friends/ask/own': 'The others are being asked.',
  'friends/ask/nobody': 'Somebody else has to agree, and nobody is here.',

  'friends/your-turn': 'Your turn',
  'friends/tell': 'Tell me when it is my turn',
  'friends/tell-not': 'Stop telling me',
  'friends/tells': 'Your browser tells you when it is your turn and you look at another page.',
  'friends/tells/closed': 'You are told when it is your turn, also when this page is closed.',
  'friends/days': 'A move a day: you need not wait here.',
  'friends/days/open': 'A move a day: you are told of your turn while this page is open.',
  'friends/days/told': 'A move a day: you are told when it is your turn.',
  'friends/sound/off': 'Turn off the sound of my turn',
  'friends/sound/on': 'Turn on the sound of my turn',
  'friends/unsaved': 'Your move is not saved yet. Trying again.',
  'friends/lost': 'Connection lost. Trying again.',
  'friends/back': 'Back online.',
  'friends/joining': 'Joining the table …',
  'friends/waiting': ({n}: {n: number}, w) => `Waiting for ${w.count(n, MORE)}.`,
  'friends/invite': 'Invite',
  'friends/came': ({name}: {name: string}) => `${name} is at the table.`,
  'friends/away': ({name}: {name: string}) => `${name} is away.`,
  'friends/away-until': ({name, time}: {name: string; time: string}) =>
    `${name} is away; a bot takes over in ${time}.`,
  'friends/gone': ({name}: {name: string}) => `${name} is away; a bot plays.`,
  'friends/until': ({name, time}: {name: string; time: string}) => `${name}: ${time} left`,

  'friends/undo/asks': ({name}: {name: string}) => `${name} asks to take the last decision back.`,
  'friends/undo/own': 'You have asked to take your last decision back.',
  'friends/undo/allow': 'Allow',
  'friends/undo/refuse': 'Refuse',
  'friends/undo/withdraw': 'Withdraw',

  'friends/greetings': 'Say something',
  'friends/greetings/seat': 'Your own seat at the table opens these, too.',
  'friends/greet/0': 'Hello!',
  'friends/greet/1': 'Good luck!',
  'friends/greet/2': 'Well played!',
  'friends/greet/3': 'Oops!',
  'friends/greet/4': 'Thank you!',
  'friends/greet/5': 'Good game!',
  'friends/greet/late': 'That was quick: your greeting waits a moment.',
  'friends/said': ({name, text}: {name: string; text: string}) => `${name}: ${text}`,
} as const satisfies MessageCatalogue;
