import type {AnyMove, AnyState, Explainer, Fact} from '../../../../game/index.js';
import {isGood, thwartsOf, winsOf} from '../../bot/match-facts.js';
import type {TourneyEvent, TourneyView} from '../types.js';

/** What happens in Tourney for the King after a card: in its round, in later ones, and in the end. */
export const explainer: Explainer<AnyState, AnyMove, TourneyView> = {
  kinds: [
    'crown/because/thwarted', 'crown/because/thwarts', 'tourney/because/round', 'tourney/because/lost',
    'tourney/because/later', 'crown/because/match', 'crown/because/game',
  ], // oxfmt-ignore
  isGood,
  facts({view, events: all}) {
    const events = all as readonly TourneyEvent[];
    const own = view.seat!;
    const facts: Fact[] = [];
    const end = events.findIndex(({type}) => type === 'match decided');
    const rounds = events
      .slice(0, end < 0 ? undefined : end)
      .flatMap((event) => (event.type === 'round decided' ? [event] : []));
    const [first, ...later] = rounds;
    if (first) {
      facts.push(...thwartsOf(first.cards, own));
      const {winners} = first;
      if (winners.length === 1)
        facts.push({kind: `tourney/because/${winners[0] === own ? 'round' : 'lost'}`});
    }
    const won = later.filter(({winners}) => winners.length === 1 && winners[0] === own).length;
    for (let n = 1; n <= won; n++) facts.push({kind: 'tourney/because/later', n});
    return [...facts, ...winsOf(events, own)];
  },
};
