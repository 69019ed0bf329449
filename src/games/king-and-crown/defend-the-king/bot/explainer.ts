import type {AnyMove, AnyState, Explainer, Fact} from '../../../../game/index.js';
import {isGood, thwartsOf, winsOf} from '../../bot/match-facts.js';
import type {DefendEvent, DefendView} from '../types.js';

/** What happens in Defend the King after a card: when it is revealed, and in the end. */
export const explainer: Explainer<AnyState, AnyMove, DefendView> = {
  kinds: [
    'crown/because/thwarted', 'crown/because/thwarts', 'defend/because/out', 'defend/because/others-out',
    'defend/because/returned', 'crown/because/match', 'crown/because/game',
  ], // oxfmt-ignore
  isGood,
  facts({view, events: all}) {
    const events = all as readonly DefendEvent[];
    const own = view.seat!;
    const facts: Fact[] = [];
    const shown = events.find(({type}) => type === 'cards revealed');
    if (shown?.type === 'cards revealed') facts.push(...thwartsOf(shown.cards, own));
    // The first meeting ends in one of three ways.
    const first = events.find(({type}) =>
      ['cards returned', 'players out', 'match won'].includes(type),
    );
    const out = first && 'seats' in first ? first.seats : first && 'out' in first ? first.out : [];
    if (out.includes(own)) facts.push({kind: 'defend/because/out'});
    else if (out.length > 0) facts.push({kind: 'defend/because/others-out'});
    if (first?.type === 'cards returned') facts.push({kind: 'defend/because/returned'});
    return [...facts, ...winsOf(events, own)];
  },
};
