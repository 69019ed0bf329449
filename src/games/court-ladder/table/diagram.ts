import {
  type Diagram,
  type DiagramContext,
  type DiagramMaker,
  diagramOf,
  type TableCard,
  playersOn,
} from '../../../elements/index.js';
import {stepOf} from '../rules/phase.js';
import type {Seat} from '../../../game/index.js';
import type {Messages, Player} from '../../../i18n/index.js';
import {holds, rankName} from '../rules/ladder.js';
import type {LadderContext} from './context.js';
import {attackText, sentence} from './speech.js';
import type {LadderMove, LadderEvent, LadderView} from '../types.js';
import type {LadderMessages} from '../messages/en.js';

/** A position as a diagram: the ladder from the King down, and the bout below it. */

/** Attack cards, each under the card that beat it, and the jokers beside them. */
function bout({bout: now}: LadderView, messages: Messages<LadderMessages>): readonly TableCard[] {
  if (!now || now.pairs.length === 0) return [{}];
  const pairs = now.pairs.map(({beat, card}): TableCard => {
    const note = beat && `${messages.t('ladder/beaten-with')} ${messages.t('card', {card: beat})}`;
    return beat === null ? {card} : {card, beat, note: note!};
  });
  return [...pairs, ...now.jokers.map((card) => ({card, note: messages.t('ladder/joker-beside')}))];
}

/** The rank of a seat, and the number of its cards. */
function note(view: LadderView, seat: Seat, messages: Messages<LadderMessages>): string {
  const rank = rankName(view.ranks.indexOf(seat), view.seats);
  const n = view.hands[seat]!.length;
  const held = holds(view, seat)
    ? `${messages.number(n)} ${messages.t('unit/cards', {n})}`
    : messages.t('ladder/out');
  const takes = view.bout?.taking && view.bout.defender === seat;
  return [
    messages.t(`ladder/rank/${rank}`),
    held,
    ...(takes ? [messages.t('ladder/do/take')] : []),
  ].join(' · ');
}

function of(view: LadderView, ctx: DiagramContext<LadderMessages>): Diagram {
  const {hands, seating, messages} = ctx;
  const {bout: now, trump} = view;
  const {players} = seating;
  const title = now ? attackText(now, {messages, players}) : messages.t('ladder/bout');
  return diagramOf({hands, turn: view.turn}, seating, {
    heading: [
      messages.t(`ladder/step/${stepOf(view)}`),
      trump ? messages.t('ladder/trump-is', {suit: trump}) : messages.t('ladder/no-trump-yet'),
    ].join(' · '),
    note: (seat) => note(view, seat, messages),
    rows: [{label: title, cards: bout(view, messages)}],
    order: view.ranks,
  });
}

/** A move in words; a move that names a card is drawn as that card. */
function move(
  one: LadderMove,
  messages: Messages<LadderMessages>,
  players: readonly Player[],
): string | undefined {
  if (one.type === 'leave')
    return messages.t('ladder/leave-for', {players: playersOn(one.allow, {players})});
  if (one.type === 'trump') return messages.t('ladder/trump-is', {suit: one.suit});
  return one.type === 'take' || one.type === 'done'
    ? messages.t(`ladder/do/${one.type}`)
    : undefined;
}

/** The diagram maker of Court Ladder. */
export const diagram: DiagramMaker<LadderView, LadderEvent, LadderMove> = {
  of,
  move,
  sentence: (event, speaker) => sentence(event, speaker as unknown as LadderContext),
  clears: ['bout closed'],
};
