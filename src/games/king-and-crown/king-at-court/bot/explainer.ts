import type {AnyMove, AnyState, Explainer, Fact} from '../../../../game/index.js';
import {isGood} from '../../bot/match-facts.js';
import type {CourtEvent, CourtView} from '../types.js';

/** What happens in The King at Court after a decision that is not talk: the verdict of the round. */
export const explainer: Explainer<AnyState, AnyMove, CourtView> = {
  kinds: [
    'court/because/shown', 'court/because/joined', 'court/because/team', 'court/because/round',
    'court/because/accused', 'court/because/game',
  ], // oxfmt-ignore
  isGood,
  facts({view, events: all}) {
    const events = all as readonly CourtEvent[];
    const own = view.seat!;
    const facts: Fact[] = [];
    const verdict = events.find(({type}) => type === 'verdict');
    if (verdict?.type === 'verdict') {
      const {accused, joined, cards, team, winners} = verdict;
      facts.push({kind: 'court/because/accused', seat: accused});
      facts.push({kind: 'court/because/shown', card: cards[accused]!});
      if (joined !== null) facts.push({kind: 'court/because/joined'});
      facts.push({kind: 'court/because/team', team});
      if (winners.includes(own)) facts.push({kind: 'court/because/round'});
    }
    const over = events.find(({type}) => type === 'game over');
    if (over?.type === 'game over' && over.winners.includes(own))
      facts.push({kind: 'court/because/game'});
    return facts;
  },
};
