import type {AnyMove, AnyState, Explainer, Fact} from '../../../game/index.js';
import type {KingdomEvent, KingdomView} from '../types.js';

/** The facts that are good for the player that they are told of, whatever else happens. */
const GOOD: readonly string[] = [
  'kingdom/because/point', 'kingdom/because/points', 'kingdom/because/won',
]; // oxfmt-ignore

/** What happens in Death Over the Kingdom after a move: until points are awarded, and in the end. */
export const explainer: Explainer<AnyState, AnyMove, KingdomView> = {
  kinds: [
    'kingdom/because/hit', 'kingdom/because/turned', 'kingdom/because/shown', 'kingdom/because/value',
    'kingdom/because/point', 'kingdom/because/points', 'kingdom/because/won',
  ], // oxfmt-ignore
  isGood: ({kind}) => GOOD.includes(kind) || undefined,
  facts({view, events: all}) {
    const events = all as readonly KingdomEvent[];
    const own = view.seat!;
    const facts: Fact[] = [];
    let points = 0;
    let isFirst = true;
    for (const event of events) {
      if (event.type === 'game over' && event.winners.includes(own))
        facts.push({kind: 'kingdom/because/won'});
      if (event.type === 'points awarded' && event.seats.includes(own)) {
        points++;
        if (isFirst) facts.push({kind: 'kingdom/because/point'});
        else facts.push({kind: 'kingdom/because/points', n: points});
      }
      if (!isFirst) continue;
      const by = hits(event, own);
      if (by !== undefined) facts.push({kind: 'kingdom/because/hit', seat: by});
      if (event.type === 'cards shown')
        facts.push({kind: 'kingdom/because/shown', card: event.cards[own]!});
      if (event.type === 'abilities settled') {
        facts.push({kind: 'kingdom/because/value', n: event.values[own]!});
        if (event.turned.includes(own)) facts.push({kind: 'kingdom/because/turned'});
      }
      if (event.type === 'points awarded') isFirst = false;
    }
    return facts;
  },
};

/** The player who moves the card of a seat, if an event is that. */
function hits(event: KingdomEvent, own: number): number | undefined {
  switch (event.type) {
    case 'exchanged':
      return event.with === own ? event.seat : undefined;
    case 'bought':
    case 'stolen':
      return event.from === own ? event.seat : undefined;
    case 'juggled':
      return event.targets.includes(own) ? event.seat : undefined;
    case 'burned':
      return event.target === own ? event.seat : undefined;
    default:
      return undefined;
  }
}
