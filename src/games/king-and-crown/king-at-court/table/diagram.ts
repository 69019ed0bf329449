import {
  type Diagram,
  type DiagramContext,
  type DiagramMaker,
  diagramOf,
  nameOf,
  playerOf,
} from '../../../../elements/index.js';
import type {Messages, Player} from '../../../../i18n/index.js';
import {COURT, type CourtCard} from '../../rules/deck.js';
import {deck, titled} from '../../table/deck.js';
import {cardsOf} from '../rules/round.js';
import {sayingOf} from '../rules/saying.js';
import {notesOf} from './board.js';
import {type CourtContext, sentence, spoken} from './speech.js';
import type {CourtMove, CourtEvent, CourtView} from '../types.js';
import type {CourtMessages} from '../messages/en.js';

/** A position as a diagram: the players with cards and claims, and the last lines of the talk. */

/** The number of lines that a diagram shows. */
const LINES = 4;

function of(view: CourtView, {seating, messages}: DiagramContext<CourtMessages>): Diagram {
  const ctx = {...seating, messages} as unknown as CourtContext;
  const aside = COURT.filter((card) => !cardsOf(view).includes(card));
  const turn = view.phase === 'question' ? [] : view.turn;
  return diagramOf({turn}, seating, {
    heading:
      aside.length > 0
        ? messages.t('court/aside', {cards: aside})
        : messages.t('game/king-at-court'),
    // The first note is the card, which is already shown below it.
    note: (seat) => notesOf(view, seat, ctx).slice(1).join(' · '),
    front: (seat) => [
      titled(view.hands[seat]![0], messages, seat === view.accused ? {mark: 'won'} : {}),
    ],
    order: seating.players.map((_, seat) => seat),
    lines: view.talk
      .slice(view.past)
      .slice(-LINES)
      .map(({saying, seat}) => `${nameOf(seat, ctx)}: ${spoken(saying, ctx)}`),
  });
}

/** A move in words, if no event tells it. */
function move(
  one: CourtMove,
  messages: Messages<CourtMessages>,
  players: readonly Player[],
): string | undefined {
  if (one.type === 'say') return spoken(sayingOf(one)!, {messages, players});
  if (one.type === 'look' || one.type === 'accuse')
    return messages.t(`court/do/${one.type}`, playerOf(one.seat, {players}));
  const key = {
    ready: 'ready',
    pass: 'pass',
    witch: 'witch',
    end: 'end',
    decline: 'decline',
    join: 'join',
  } as const;
  const known = one.type in key ? key[one.type as keyof typeof key] : undefined;
  return known && messages.t(`court/do/${known}`);
}

/** The diagram maker of The King at Court. */
export const diagram: DiagramMaker<CourtView, CourtEvent, CourtMove, CourtCard> = {
  of,
  move,
  sentence: (event, speaker) => sentence(event, speaker as unknown as CourtContext),
  clears: ['cards redealt'],
  deck,
};
