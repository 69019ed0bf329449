import type {AnyMove, AnyState, Explainer, Fact} from '../../../../game/index.js';
import {isGood, thwartsOf, winsOf} from '../../bot/match-facts.js';
import type {SupportEvent, SupportView} from '../types.js';

/** What happens in Support the King after a card: when it is revealed, in the next match, and in the end. */
export const explainer: Explainer<AnyState, AnyMove, SupportView> = {
  kinds: [
    'support/because/total', 'crown/because/thwarted', 'crown/because/thwarts', 'support/because/lord',
    'crown/because/match', 'crown/because/game',
  ], // oxfmt-ignore
  isGood,
  facts({view, events: all}) {
    const events = all as readonly SupportEvent[];
    const own = view.seat!;
    const facts: Fact[] = [];
    const shown = events.find(({type}) => type === 'cards revealed');
    if (shown?.type === 'cards revealed') {
      facts.push({kind: 'support/because/total', n: shown.total});
      facts.push(...thwartsOf(shown.cards, own));
    }
    const next = events.find(({type}) => type === 'lord named');
    if (next?.type === 'lord named' && next.lord === own)
      facts.push({kind: 'support/because/lord'});
    return [...facts, ...winsOf(events, own)];
  },
};
