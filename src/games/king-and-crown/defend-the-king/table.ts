import {
  type Control,
  fetchedReadings,
  rulebookPanel,
  type Scene,
  type TableModule,
  type Tempo,
  type Tip,
} from '../../../elements/index.js';
import type {ChooseMove} from '../rules/choose-move.js';
import {sceneOfFive} from '../table/hand.js';
import {board, contractLine, toldAt} from './table/board.js';
import {whileTurning} from '../table/reveal.js';
import {ending} from './table/ending.js';
import {type DefendContext, defendSpeech, isShown, prompt} from './table/speech.js';
import {defendStyles} from './table/table.styles.js';
import type {DefendMessages} from './messages/en.js';
import {secretTip} from '../table/secret-tip.js';
import {toldOnceShown} from '../table/told.js';
import type {DefendEvent, DefendView} from './types.js';

/** The table of Defend the King: the cards shown, and the ring of cards that thwart each other. */

/**
 * All cards are in, they turn, and the result is read; then the reader goes on to the next choice.
 */
const TEMPO: Readonly<Record<DefendEvent['type'], Tempo>> = {
  'match begun': 'none',
  'cards revealed': 'reveal',
  'cards returned': 'price',
  'players out': 'stop',
  'match won': 'stop',
  'game over': 'none',
};

function tempo({type}: DefendEvent, {phase, still, seat}: DefendView): Tempo {
  if (type === 'match won' && phase === 'over') return 'price';
  // An onlooker has nothing to confirm.
  if (type === 'players out' && !still.includes(seat ?? -1)) return 'price';
  return TEMPO[type];
}

/** The button that continues after an event that waits for the reader. */
function controls(view: DefendView, ctx: DefendContext): readonly Control[] {
  const {event, messages} = ctx;
  if (!event || tempo(event, view) !== 'stop') return [];
  const key = event.type === 'match won' ? 'crown/next-match' : 'defend/choose-again';
  return [{id: 'go', label: messages.t(key), primary: true, run: () => ctx.go()}];
}

function scene(view: DefendView, ctx: DefendContext): Scene<ChooseMove, string> {
  const laid = isShown(view, ctx) ? (view.last?.cards[ctx.seat ?? -1] ?? null) : null;
  const drawn = sceneOfFive(
    view,
    ctx,
    {
      contract: contractLine(view, ctx),
      board: board(view, ctx),
      ...(ctx.event?.type === 'cards revealed'
        ? whileTurning(prompt(view, ctx), toldAt(view, ctx))
        : prompt(view, ctx)),
      controls: controls(view, ctx),
    },
    laid,
  );
  const ended = view.phase === 'over' && ctx.event?.type !== 'match won';
  if (ended) return {...drawn, ...ending(view, ctx)};
  // The ring shows what the card under the finger would thwart.
  return drawn.hand ? {...drawn, hand: {...drawn.hand, isLookedAt: true}} : drawn;
}

/** The coach marks of Defend the King. */
const TIPS: readonly Tip<DefendView, ChooseMove, DefendEvent, DefendMessages>[] = [
  {
    id: 'ring',
    at: 'board',
    part: '.ring',
    when: (_, {asking}) => asking,
    say: (_, {t}) => [t('crown/tip/ring')],
  },
  secretTip,
  {
    id: 'together',
    at: 'board',
    part: '.strip',
    when: ({last}, {asking}) => asking && last !== null,
    say: (_, {t}) => [t('crown/tip/together')],
  },
];

/** The table module of Defend the King. */
export const defendTable: TableModule<DefendView, ChooseMove, DefendEvent, string> = {
  scene,
  tempo,
  ...defendSpeech,
  read: fetchedReadings(() => import('./table/readings.js')),
  tips: () => TIPS,
  told: toldOnceShown(({reveals, wins}) => [reveals, ...wins]),
  keyNames: {trick: 'key/shown', contract: 'key/asked', taken: null, out: null},
  panels: ['log', 'rules'],
  panel: rulebookPanel(() => import('./table/guide.js')),
  styles: defendStyles,
};
