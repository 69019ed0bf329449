import {
  type Diagram,
  type DiagramContext,
  type DiagramMaker,
  diagramOf,
  type TableCard,
} from '../../../elements/index.js';
import type {Messages} from '../../../i18n/index.js';
import {
  type Government,
  isSpy,
  nextRank,
  PLACES,
  spiesIn,
  suitOfGovernment,
} from '../rules/government.js';
import type {CrushContext} from './context.js';
import {sentence} from './speech.js';
import type {CrushMove, CrushEvent, CrushView} from '../types.js';
import type {CrushMessages} from '../messages/en.js';

/**
 * A position as a diagram: both Governments from the King down, spies turned sideways, and the piles
 * between them.
 */

/** A Government; a spy lies sideways, above the rank that it passes for. */
const column = (government: Government, messages: Messages<CrushMessages>): readonly TableCard[] =>
  government.map((card, place): TableCard => {
    if (!isSpy(government, card)) return {card, small: true};
    const rank = messages.t('rank', {rank: PLACES[place]!});
    const note = messages.t('crush/spy-as', {rank: PLACES[place]!, card});
    return {card, small: true, turned: true, label: rank, note};
  });

/** The note of a Government: its number of spies and its next card. */
function note(government: Government, messages: Messages<CrushMessages>): string {
  const suit = suitOfGovernment(government);
  if (suit === undefined) return messages.t('crush/no-king');
  const rank = nextRank(government);
  const spies = spiesIn(government);
  const next = rank && `${messages.t('crush/next')}: ${messages.t('card', {card: rank + suit})}`;
  return [next, spies > 0 && messages.t('crush/spies', {n: spies})].filter(Boolean).join(' · ');
}

/** The Kings that nobody has claimed, or the piles; a face-up pile shows its top card. */
function rows({kings, piles}: CrushView, messages: Messages<CrushMessages>): Diagram['rows'] {
  const pile = (kind: 'draw' | 'discard' | 'executed'): Diagram['rows'][number] => {
    const {length, [0]: top = null} = piles[kind];
    const label = `${messages.t(`crush/pile/${kind}`)} ${messages.number(length)}`;
    return {label, cards: [length === 0 ? {} : {card: top, small: true}]};
  };
  const unclaimed = {
    label: messages.t('crush/unclaimed'),
    cards: kings.map((card) => ({card, small: true})),
  };
  return kings.length > 0 ? [unclaimed] : [pile('draw'), pile('discard'), pile('executed')];
}

function of(view: CrushView, {hands, seating, messages}: DiagramContext<CrushMessages>): Diagram {
  return diagramOf({hands, turn: view.turn}, seating, {
    heading: messages.t(`crush/phase/${view.phase}`),
    note: (seat) => {
      const n = view.hands[seat]!.length;
      const held = `${messages.number(n)} ${messages.t('unit/cards', {n})}`;
      return [note(view.governments[seat]!, messages), held].join(' · ');
    },
    front: (seat) => column(view.governments[seat]!, messages),
    rows: rows(view, messages),
  });
}

/** A move in words. */
function move(one: CrushMove, messages: Messages<CrushMessages>): string {
  const insert = one.type === 'skip' ? 'crush/do/build' : 'crush/do/fireHire';
  return 'card' in one ? messages.t('card', {card: one.card}) : messages.t(insert);
}

/** The diagram maker of Crush the Crown. */
export const diagram: DiagramMaker<CrushView, CrushEvent, CrushMove> = {
  of,
  move,
  sentence: (event, speaker) => sentence(event, speaker as unknown as CrushContext),
};
