import {type Diagram, handsAndTrick} from '../../elements/diagram/diagram.js';
import type {DiagramDesk, DiagramMaker} from '../../elements/diagram/maker.js';
import type {Seat} from '../../game/index.js';
import type {Words} from '../../words/index.js';
import {partOf} from './phase.js';
import {isOut} from './seats.js';
import type {PeasantsDesk} from './table-desk.js';
import {sentence} from './table-speech.js';
import {LIMITS, type PeasantsMove, type PeasantsEvent, type PeasantsView} from './types.js';

/** A position as a diagram: ranks and tricks beside the names, the trick or the exchange between. */

/** The rank of a seat, how many tricks it has, how many it may take. */
function note(view: PeasantsView, seat: Seat, words: Words): string {
  const rank = (view.ranks ?? view.names)?.[seat];
  const n = view.tricks[seat] ?? 0;
  if (!rank) return view.dealer === seat ? words.t('seat/dealer') : '';
  const count = view.ranks
    ? words.t('peasants/tricks', {n})
    : words.t('peasants/of', {n, of: LIMITS[rank]});
  const out = isOut(view, seat) ? [words.t('peasants/out')] : [];
  return [words.t('peasants/rank', {rank}), count, ...out].join(' · ');
}

/** The cards of the exchange; those of others lie face down. */
const gifts = (view: PeasantsView, {seating, words}: DiagramDesk): Diagram['rows'] =>
  partOf(view) !== 'exchange'
    ? []
    : view.gifts.map(({card, from, to}) => {
        const {names} = seating;
        const label = words.t('peasants/from-to', {from: names[from], to: names[to]});
        return {label, cards: [{card}]};
      });

function of(view: PeasantsView, desk: DiagramDesk): Diagram {
  const {hands, seating, trick, turn, words} = desk;
  const part = words.t(`peasants/part/${partOf(view)}`);
  const trump = words.t('example/trump', {suit: words.t('suit', {suit: view.trump})});
  return handsAndTrick({hands, trick, turn}, seating, {
    heading: `${part} · ${trump}`,
    rows: gifts(view, desk),
    note: (seat) => note(view, seat, words),
  });
}

/** A move in words; a card is its name. */
const move = (one: PeasantsMove, words: Words): string | undefined =>
  one.type === 'name'
    ? one.ranks.map((rank) => words.t('peasants/rank', {rank})).join(', ')
    : undefined;

/** The diagrams of Kings and Peasants. */
export const diagram: DiagramMaker<PeasantsView, PeasantsEvent, PeasantsMove> = {
  of,
  move,
  sentence: (event, speaker) => sentence(event, speaker as unknown as PeasantsDesk),
};
