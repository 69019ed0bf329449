import type {MessageCatalogue} from '../message-types.js';

/** What is said where the same cards are played by several people, in English; fetched when they are. */
export const en = {
  'same/friend': 'A friend',
  'same/invites': ({name}: {name: string}) => `${name} challenges you: play the same cards`,
  'same/table': ({game, n}: {game: string; n: number}) => `${game}, ${n} players.`,
  'same/bots': ({level}: {level: string}) => `Bots: ${level}.`,
  'same/how':
    'You sit in the same seat, against the same bots, and they play alike for as long as you do. At the end both results stand side by side.',
  'same/play': 'Play the same cards',
  'same/not-now': 'Not now',
  'same/explain':
    'A friend who opens the link plays these cards in your seat, against the same bots. Then both results stand side by side.',
  'same/name': 'Your name',
  'same/share': 'Share the link',
  'same/copy': 'Copy the link',
  'same/send-back': 'Send my result back',
  'same/copied': 'The link is copied. Send it to your friend.',
  'same/not-copied': 'It could not be copied. Take the link from here:',
  'same/link': 'The link',
  'same/unlinkable': 'This match cannot be put into a link.',
  'same/message': ({game, result}: {game: string; result: string}) =>
    `${game}: ${result} Can you do better with the same cards?`,
  'same/results': 'The same cards, side by side',
  'same/so-far': 'Results so far',
  'same/won': 'won',
  'same/lost': 'lost',
  'same/result': 'Result',
  'same/total': 'Points',
  'same/rank': ({n, of}: {n: number; of: number}) => `${n} of ${of}`,
  'same/help': 'Help',
  'same/undo': 'with undo',
  'same/hints': 'with hints',
  'same/none': 'none',
  'same/deals': 'Deal by deal',
  'same/score': ({name, score}: {name: string; score: string}) => `${name}: ${score}.`,
  'same/better': ({name}: {name: string}) => `Better than ${name}!`,
  'same/worse': ({name}: {name: string}) => `${name} did better.`,
  'same/equal': ({name}: {name: string}) => `Just as ${name} did.`,
} as const satisfies MessageCatalogue;
