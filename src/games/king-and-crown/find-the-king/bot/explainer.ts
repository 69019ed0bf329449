import type {AnyMove, AnyState, Explainer, Fact} from '../../../../game/index.js';
import {isGood, winsOf} from '../../bot/match-facts.js';
import type {FindEvent, FindView} from '../types.js';

/** What happens in Find the King after a move: in the match that is being played, and in the end. */
export const explainer: Explainer<AnyState, AnyMove, FindView> = {
  kinds: [
    'find/because/another', 'find/because/found', 'find/because/opened', 'find/because/turned',
    'crown/because/match', 'crown/because/game',
  ], // oxfmt-ignore
  isGood,
  facts({view, events: all}) {
    const events = all as readonly FindEvent[];
    const end = events.findIndex(({type}) => type === 'match won');
    const facts: Fact[] = [];
    let turned = 0;
    for (const event of events.slice(0, end < 0 ? undefined : end + 1)) {
      if (event.type === 'another allowed') facts.push({kind: 'find/because/another'});
      if (event.type === 'match won' && event.found) facts.push({kind: 'find/because/found'});
      if (event.type !== 'card revealed') continue;
      if (turned === 0) facts.push({kind: 'find/because/opened', card: event.card});
      facts.push({kind: 'find/because/turned', n: ++turned});
    }
    return [...facts, ...winsOf(events, view.seat!)];
  },
};
