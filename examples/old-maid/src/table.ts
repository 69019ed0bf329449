import {isCard, sortHand} from 'gstk/kit';
import {
  cardRowStyles,
  compassSeats,
  compassStyles,
  type HandScene,
  html,
  matchEndingStyles,
  pickRowStyles,
  rulebookPanel,
  type Scene,
  type TableModule,
  type Tempo,
  type Tip,
  twoSidedStyles,
  wordedPromptStyles,
} from 'gstk/kit/table';
import {packOf, sourceOf} from './play.js';
import type {OwnMessages} from './messages/en.js';
import {ending} from './table/ending.js';
import {middle, middleStyles} from './table/middle.js';
import {type Context, say, speech} from './table/speech.js';
import type {Event, Move, View} from './types.js';

/** The table of Old Maid: the reader's hand below, and the cards to draw from in the middle. */

/** The reader's hand, in which nothing is to be played. */
function hand(view: View, {seat, event}: Context): {readonly hand?: HandScene<Move>} {
  const held = seat === undefined ? undefined : view.hands[seat];
  if (!held) return {};
  // A card that the reader draws is still on its way.
  const coming = event?.type === 'card drawn' && event.seat === seat ? event.card : null;
  const cards = sortHand(held.filter(isCard).filter((card) => card !== coming));
  const dealt = Math.min(13, Math.ceil(packOf(view.options).length / view.seats));
  return {hand: {cards, dealt, legal: null, why: () => undefined}};
}

function scene(view: View, ctx: Context): Scene<Move> {
  const {messages, asking, event, seat} = ctx;
  const isOut = seat !== undefined && view.hands[seat]?.length === 0;
  const drawn: Scene<Move> = {
    contract: html`<span class="name">${messages.t('game/gstk-examples/old-maid')}</span
      ><span class="goal">${messages.t('aim/gstk-examples/old-maid')}</span>`,
    board: html`${compassSeats(view, ctx)}${middle(view, ctx)}`,
    say: say(view, ctx),
    why: asking
      ? messages.t('old-maid/why-draw', {n: view.hands[sourceOf(view)]!.length})
      : isOut && !event
        ? messages.t('old-maid/safe')
        : '',
    controls: [],
    ...hand(view, ctx),
  };
  return view.phase === 'over' && !event ? {...drawn, ...ending(view, ctx)} : drawn;
}

const TEMPO: Readonly<Record<Event['type'], Tempo>> = {
  dealt: 'none',
  'first pairs laid': 'none',
  'card drawn': 'notice',
  'pair laid': 'trick',
  'card kept': 'step',
  'player out': 'none',
  'game over': 'none',
};

const TIPS: readonly Tip<View, Move, Event, OwnMessages>[] = [
  {
    id: 'draw',
    at: 'board',
    part: '.pick-row.open',
    when: (_, {asking}) => asking,
    say: (_, {t}) => [t('old-maid/tip/draw')],
  },
];

export const table: TableModule<View, Move, Event> = {
  scene,
  tempo: ({type}) => TEMPO[type],
  ...speech,
  suggest: ({at}, {messages}) => ({
    name: messages.lookup('old-maid/place', {n: at + 1}),
    draft: {at},
  }),
  keyNames: {trick: 'old-maid/key/pile', taken: 'old-maid/key/pairs', out: null},
  saysAim: true, // in the top line
  tips: () => TIPS,
  panels: ['log', 'rules'],
  panel: rulebookPanel(() => import('./table/guide.js')),
  styles: [
    compassStyles,
    cardRowStyles,
    twoSidedStyles,
    pickRowStyles,
    matchEndingStyles,
    wordedPromptStyles,
    middleStyles,
  ],
};
