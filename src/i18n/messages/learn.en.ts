import type {MessageCatalogue} from '../message-types.js';

/** English sentences about a first deal that teaches a game; fetched with it. */
export const en = {
  'learn/offer': 'New to this game? One deal shows how it goes.',
  'learn/play': 'Play the lesson',
  'learn/no': 'No, thanks',
  'learn/skip': 'Skip',
  'learn/leave': 'Leave the lesson',
  'learn/again': 'Once more',
  'learn/match': 'Play a match',
} satisfies MessageCatalogue;
