import type {Diagram, Lying} from '../../elements/diagram/diagram.js';
import type {DiagramDesk, DiagramMaker} from '../../elements/diagram/maker.js';
import type {Seat} from '../../game/index.js';
import type {Words} from '../../words/index.js';
import {holds, rankName} from './ladder.js';
import type {LadderDesk} from './table-desk.js';
import {sentence} from './table-speech.js';
import type {LadderMove, LadderEvent, LadderView} from './types.js';

/** A position as a diagram: the ladder from the King down, and the bout below it. */

/** Attack cards, each under what has beaten it, and the jokers laid beside. */
function bout({bout: now}: LadderView, words: Words): readonly Lying[] {
  if (!now || now.pairs.length === 0) return [{}];
  const pairs = now.pairs.map(({beat, card}): Lying => {
    const note = beat && `${words.t('ladder/beaten-with')} ${words.t('card', {card: beat})}`;
    return beat === null ? {card} : {card, beat, note: note!};
  });
  return [...pairs, ...now.jokers.map((card) => ({card, note: words.t('ladder/joker-beside')}))];
}

/** Who attacks whom, or is going to. */
function title(view: LadderView, {seating, words}: DiagramDesk): string {
  const {names} = seating;
  const {bout: now} = view;
  if (!now) return words.t('ladder/bout');
  const name = names[now.attacker]!;
  if (now.defender === null) return words.t('ladder/to-attack-any', {name});
  const key = now.pairs.length > 0 ? 'ladder/attacks' : 'ladder/to-attack';
  return words.t(key, {name, to: names[now.defender]!});
}

/** The rank of a seat, and how many cards it holds. */
function note(view: LadderView, seat: Seat, words: Words): string {
  const rank = rankName(view.ranks.indexOf(seat), view.seats);
  const n = view.hands[seat]!.length;
  const held = holds(view, seat)
    ? `${words.number(n)} ${words.t('unit/cards', {n})}`
    : words.t('ladder/out');
  const takes = view.bout?.taking && view.bout.defender === seat;
  return [words.t(`ladder/rank/${rank}`), held, ...(takes ? [words.t('ladder/do/take')] : [])].join(
    ' · ',
  );
}

function of(view: LadderView, desk: DiagramDesk): Diagram {
  const {hands, seating, words} = desk;
  const {trump} = view;
  return {
    heading: [
      words.t(`ladder/step/${view.step}`),
      trump ? words.t('ladder/trump-is', {suit: trump}) : words.t('ladder/no-trump-yet'),
    ].join(' · '),
    seats: seating.names.map((name, seat) => ({
      name,
      turn: view.turn.includes(seat),
      hand: hands[seat] ?? null,
      note: note(view, seat, words),
    })),
    south: seating.seat ?? seating.south,
    own: seating.seat,
    rows: [{label: title(view, desk), cards: bout(view, words)}],
    order: view.ranks,
  };
}

/** A move in words; what names a card is its card. */
function move(one: LadderMove, words: Words): string | undefined {
  if (one.type === 'trump') return words.t('ladder/trump-is', {suit: one.suit});
  return one.type === 'take' || one.type === 'done' ? words.t(`ladder/do/${one.type}`) : undefined;
}

/** The diagrams of Court Ladder. */
export const diagram: DiagramMaker<LadderView, LadderEvent, LadderMove> = {
  of,
  move,
  sentence: (event, speaker) => sentence(event, speaker as unknown as LadderDesk),
  clears: ['bout closed'],
};
