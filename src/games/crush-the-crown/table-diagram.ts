import type {Diagram, Lying} from '../../elements/diagram/diagram.js';
import type {DiagramDesk, DiagramMaker} from '../../elements/diagram/maker.js';
import type {Seat} from '../../game/index.js';
import type {Words} from '../../words/index.js';
import {type Government, isSpy, nextRank, PLACES, spiesIn, suitOfGovernment} from './government.js';
import type {CrushDesk} from './table-desk.js';
import {sentence} from './table-speech.js';
import type {CrushMove, CrushEvent, CrushView} from './types.js';

/** A position as a diagram: both Governments from the King down, spies turned, the piles between. */

/** A Government; a spy lies turned, and under it stands for what it passes. */
const column = (government: Government, words: Words): readonly Lying[] =>
  government.map((card, place): Lying => {
    if (!isSpy(government, card)) return {card, as: place > 0 ? 'rank' : 'chip'};
    const rank = words.t('rank', {rank: PLACES[place]});
    const note = words.t('crush/spy-as', {rank: PLACES[place], card});
    return {card, as: 'chip', turned: true, label: rank, note};
  });

/** How many spies stand there, and which card is the next. */
function note(government: Government, words: Words): string {
  const suit = suitOfGovernment(government);
  if (suit === undefined) return words.t('crush/no-king');
  const rank = nextRank(government);
  const spies = spiesIn(government);
  const next = rank && `${words.t('crush/next')}: ${words.t('card', {card: rank + suit})}`;
  return [next, spies > 0 && words.t('crush/spies', {n: spies})].filter(Boolean).join(' · ');
}

/** The Kings that nobody has claimed, or the piles; of what lies face up the top card. */
function rows({kings, piles}: CrushView, words: Words): Diagram['rows'] {
  const pile = (kind: 'draw' | 'discard' | 'executed'): Diagram['rows'][number] => {
    const {length, [0]: top = null} = piles[kind];
    const label = `${words.t(`crush/pile/${kind}`)} ${words.number(length)}`;
    return {label, cards: [length === 0 ? {} : {card: top, as: 'chip'}]};
  };
  const unclaimed = {
    label: words.t('crush/unclaimed'),
    cards: kings.map((card) => ({card, as: 'chip' as const})),
  };
  return kings.length > 0 ? [unclaimed] : [pile('draw'), pile('discard'), pile('executed')];
}

function of(view: CrushView, {hands, seating, words}: DiagramDesk): Diagram {
  const noteOf = (seat: Seat): string => {
    const n = view.hands[seat]!.length;
    const held = `${words.number(n)} ${words.t('unit/cards', {n})}`;
    return [note(view.governments[seat]!, words), held].join(' · ');
  };
  return {
    heading: words.t(`crush/phase/${view.phase}`),
    seats: seating.names.map((name, seat) => ({
      name,
      turn: view.turn.includes(seat),
      hand: hands[seat] ?? null,
      note: noteOf(seat),
      front: column(view.governments[seat]!, words),
    })),
    south: seating.seat ?? seating.south,
    own: seating.seat,
    rows: rows(view, words),
  };
}

/** A move in words. */
function move(one: CrushMove, words: Words): string {
  const insert = one.type === 'skip' ? 'crush/do/build' : 'crush/do/fireHire';
  return 'card' in one ? words.t('card', {card: one.card}) : words.t(insert);
}

/** The diagrams of Crush the Crown. */
export const diagram: DiagramMaker<CrushView, CrushEvent, CrushMove> = {
  of,
  move,
  sentence: (event, speaker) => sentence(event, speaker as unknown as CrushDesk),
};
