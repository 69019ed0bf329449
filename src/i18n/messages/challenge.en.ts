import type {MessageCatalogue} from '../message-types.js';

/**
 * English sentences of challenges, in which several people play the same cards; fetched with a
 * challenge.
 */
export const en = {
  'challenge/friend': 'A friend',
  'challenge/invites': ({name}: {name: string}) => `${name} challenges you: play the same cards`,
  'challenge/table': ({game, n}: {game: string; n: number}) => `${game}, ${n} players.`,
  'challenge/bots': ({level}: {level: string}) => `Bots: ${level}.`,
  'challenge/how':
    'You sit in the same seat, against the same bots, and they play the same for as long as you do. At the end both results stand side by side.',
  'challenge/play': 'Play the same cards',
  'challenge/not-now': 'Not now',
  'challenge/explain':
    'A friend who opens the link plays these cards in your seat, against the same bots. Then both results stand side by side.',
  'challenge/name': 'Your name',
  'challenge/one-deal': 'Play one deal to send',
  'challenge/whole': ({n}: {n: number}) =>
    n > 0
      ? `Or send this match, which takes your friend about ${n} minutes:`
      : 'Or send this match:',
  'challenge/share': 'Share the link',
  'challenge/copy': 'Copy the link',
  'challenge/send-back': 'Send my result back',
  'challenge/copied': 'The link is copied. Send it to your friend.',
  'challenge/not-copied': 'It could not be copied. Take the link from here:',
  'challenge/link': 'The link',
  'challenge/unlinkable': 'This match cannot be put into a link.',
  'challenge/message': ({game, result}: {game: string; result: string}) =>
    `${game}: ${result} Can you do better with the same cards?`,
  'challenge/results': 'The same cards, side by side',
  'challenge/so-far': 'Results so far',
  'challenge/won': 'won',
  'challenge/lost': 'lost',
  'challenge/result': 'Result',
  'challenge/total': 'Points',
  'challenge/rank': ({n, of}: {n: number; of: number}) => `${n} of ${of}`,
  'challenge/help': 'Help',
  'challenge/undo': 'with undo',
  'challenge/hints': 'with hints',
  'challenge/none': 'none',
  'challenge/deals': 'Deal by deal',
  'challenge/score': ({name, score}: {name: string; score: string}) => `${name}: ${score}.`,
  'challenge/better': ({name}: {name: string}) => `Better than ${name}!`,
  'challenge/worse': ({name}: {name: string}) => `${name} did better.`,
  'challenge/equal': ({name}: {name: string}) => `Just as ${name} did.`,
} as const satisfies MessageCatalogue;
