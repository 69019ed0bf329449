import type {AnyMove, AnyState, Explainer, Fact} from '../../../game/index.js';
import type {GskEvent, GskView} from '../types.js';

/** Whether a fact is good for the player that it is told of; a trick may be either. */
const GOOD: Readonly<Record<string, boolean>> = {
  'gsk/because/found': false,
  'gsk/because/caught': false,
  'gsk/because/fell': false,
  'gsk/because/falls': true,
  'gsk/because/penalty': false,
  'gsk/because/won': true,
};

/** What happens in God Save the King after a move: in its trick, and in the end. */
export const explainer: Explainer<AnyState, AnyMove, GskView> = {
  kinds: [
    'gsk/because/found', 'gsk/because/caught', 'gsk/because/fell', 'gsk/because/falls',
    'gsk/because/penalty', 'gsk/because/trick', 'gsk/because/lost', 'gsk/because/push',
    'gsk/because/won',
  ], // oxfmt-ignore
  isGood: ({kind}) => GOOD[kind],
  facts({view, events: all}) {
    const events = all as readonly GskEvent[];
    const own = view.seat!;
    const end = events.findIndex(({type}) => type === 'cards collected');
    const facts = events
      .slice(0, end < 0 ? undefined : end + 1)
      .flatMap((event) => trickFacts(event, own));
    const over = events.find(({type}) => type === 'game over');
    if (over?.type === 'game over' && over.winners.includes(own))
      facts.push({kind: 'gsk/because/won'});
    for (const event of events)
      if (event.type === 'king fell')
        for (const {seat} of event.kings)
          facts.push(seat === own ? {kind: 'gsk/because/fell'} : {kind: 'gsk/because/falls', seat});
    return facts;
  },
};

/** The facts of an event of the trick that is being played. */
function trickFacts(event: GskEvent, own: number): Fact[] {
  const facts: Fact[] = [];
  if ('routs' in event)
    for (const {by, of, king} of event.routs)
      if (king && of === own) facts.push({kind: 'gsk/because/found', seat: by});
  if ('penalties' in event && event.penalties.some(({from}) => from === own))
    facts.push({kind: 'gsk/because/penalty'});
  if (event.type === 'challenge answered' && event.challenge?.of === own)
    if (event.challenge.answer === 'misrepresented')
      facts.push({kind: 'gsk/because/caught', seat: event.challenge.by});
  if (event.type === 'push') facts.push({kind: 'gsk/because/push'});
  if (event.type === 'cards collected' && event.winner !== null)
    facts.push({kind: event.winner === own ? 'gsk/because/trick' : 'gsk/because/lost'});
  return facts;
}
