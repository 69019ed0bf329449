import {
  fetchedReadings,
  type HandScene,
  rulebookPanel,
  type Scene,
  type TableModule,
  type Tempo,
  type Tip,
} from '../../../elements/index.js';
import {DECK, isCourtCard} from '../rules/deck.js';
import {courtFace} from '../table/face.js';
import {whileTurning} from '../table/reveal.js';
import {board, contractLine, isLast, toldAt} from './table/board.js';
import type {TourneyContext} from './table/context.js';
import {ending} from './table/ending.js';
import {prompt, tourneySpeech} from './table/speech.js';
import {tourneyStyles} from './table/table.styles.js';
import type {TourneyEvent, TourneyView} from './types.js';
import type {TourneyMessages} from './messages/en.js';
import {secretTip} from '../table/secret-tip.js';
import {toldOnceShown} from '../table/told.js';
import type {ChooseMove} from '../rules/choose-move.js';

/** The table of Tourney for the King. */

/** The unused cards, except the one on the table. */
function hand(view: TourneyView, ctx: TourneyContext): HandScene<ChooseMove, string> | undefined {
  const {messages, seat, moves, asking} = ctx;
  if (seat === undefined) return undefined;
  const move = (card: string): ChooseMove => {
    if (!isCourtCard(card)) throw new RangeError(`${card} is not one of the five cards`);
    return {type: 'choose', card};
  };
  const named = (card: string): string => messages.lookup('crown/card', {card});
  const chosen = view.choices.made[seat];
  return {
    cards: view.hands[seat]!.filter((card) => card !== chosen),
    dealt: 5,
    legal: asking ? moves.map(({card}) => card) : null,
    why: (card) => {
      const refusal = ctx.refuse(move(card));
      return refusal && messages.lookup(refusal);
    },
    move,
    own: {
      face: (card, illegal) =>
        courtFace(isCourtCard(card) ? card : null, {illegal, name: named(card)}),
      name: (card) => `${named(card)}, ${isCourtCard(card) ? DECK[card].value : ''}`,
    },
  };
}

/** Whether a decided match that is not the last is on show. */
const stops = ({event}: TourneyContext, {phase}: TourneyView): boolean =>
  event?.type === 'match decided' && phase !== 'over';

function scene(view: TourneyView, ctx: TourneyContext): Scene<ChooseMove, string> {
  const cards = hand(view, ctx);
  const drawn: Scene<ChooseMove, string> = {
    contract: contractLine(view, ctx),
    board: board(view, ctx),
    ...(ctx.event?.type === 'cards revealed'
      ? whileTurning(prompt(view, ctx), toldAt(view))
      : prompt(view, ctx)),
    controls: stops(ctx, view)
      ? [{id: 'go', label: ctx.messages.t('crown/next-match'), primary: true, run: () => ctx.go()}]
      : [],
    ...(cards ? {hand: cards} : {}),
  };
  return view.phase === 'over' && ctx.event === undefined
    ? {...drawn, ...ending(view, ctx)}
    : drawn;
}

/** Both cards turn, then the winner of the round is shown. */
const TEMPO: Readonly<Record<TourneyEvent['type'], Tempo>> = {
  'match begun': 'none',
  'cards revealed': 'reveal',
  'round decided': 'notice',
  'match decided': 'stop',
  'game over': 'none',
};

/** The last cards of a match are shown longer. */
function tempo({type}: TourneyEvent, view: TourneyView): Tempo {
  if (type === 'round decided' && isLast(view)) return 'price';
  return type === 'match decided' && view.phase === 'over' ? 'none' : TEMPO[type];
}

/** The coach marks of Tourney for the King. */
const TIPS: readonly Tip<TourneyView, ChooseMove, TourneyEvent, TourneyMessages>[] = [
  secretTip,
  {
    id: 'spent',
    at: 'board',
    part: '.unused',
    when: ({rounds}, {asking}) => asking && rounds.length > 0,
    say: (_, {t}) => [t('crown/tip/spent')],
  },
];

/** The table module of Tourney for the King. */
export const tourneyTable: TableModule<TourneyView, ChooseMove, TourneyEvent, string> = {
  scene,
  tempo,
  ...tourneySpeech,
  read: fetchedReadings(() => import('./table/readings.js')),
  told: toldOnceShown(({rounds, sheet}) => [rounds.length, sheet.length]),
  tips: () => TIPS,
  keyNames: {
    trick: 'key/shown',
    taken: 'key/shown',
    out: 'key/unused',
    left: 'key/unused',
    contract: 'key/asked',
  },
  panels: ['log', 'rules'],
  panel: rulebookPanel(() => import('./table/guide.js')),
  styles: tourneyStyles,
};
