import {
  fetchedReadings,
  rulebookPanel,
  type Scene,
  type TableModule,
  type Tempo,
  type Tip,
} from '../../../elements/index.js';
import type {ChooseMove} from '../rules/choose-move.js';
import {sceneOfFive} from '../table/hand.js';
import {revealTimes, whileTurning} from '../table/reveal.js';
import {board, contractLine} from './table/board.js';
import {ending} from './table/ending.js';
import {isShown, prompt, type SupportContext, supportSpeech} from './table/speech.js';
import {supportStyles} from './table/table.styles.js';
import type {SupportMessages} from './messages/en.js';
import {secretTip} from '../table/secret-tip.js';
import {toldOnceShown} from '../table/told.js';
import type {SupportEvent, SupportView} from './types.js';

/** The table of Support the King: two places with their roles, two cards, and their sum. */

/** Both cards are in, they turn, and the winner is read; then the roles visibly change, by themselves. */
function tempo(event: SupportEvent, {options}: SupportView): Tempo {
  switch (event.type) {
    case 'cards revealed':
      return 'reveal';
    case 'match won':
      return 'price';
    case 'lord named':
      return event.match > 1 && options['roles'] === 'alternate' ? 'price' : 'none';
    case 'game over':
      return 'none';
  }
}

function scene(view: SupportView, ctx: SupportContext): Scene<ChooseMove, string> {
  const drawn = sceneOfFive(
    view,
    ctx,
    {
      contract: contractLine(view, ctx),
      board: board(view, ctx),
      ...(ctx.event?.type === 'cards revealed'
        ? whileTurning(prompt(view, ctx), revealTimes(1).verdict)
        : prompt(view, ctx)),
      controls: [],
    },
    isShown(view, ctx) ? (view.last?.cards[ctx.seat ?? -1] ?? null) : null,
  );
  const ended = view.phase === 'over' && ctx.event?.type !== 'match won';
  return ended ? {...drawn, ...ending(view, ctx)} : drawn;
}

/** The coach marks of Support the King. */
const TIPS: readonly Tip<SupportView, ChooseMove, SupportEvent, SupportMessages>[] = [
  {
    id: 'role',
    at: 'board',
    part: '.role',
    when: (_, {asking}) => asking,
    say: (_, {t}) => [t('crown/tip/role')],
  },
  secretTip,
];

/** The table module of Support the King. */
export const supportTable: TableModule<SupportView, ChooseMove, SupportEvent, string> = {
  scene,
  tempo,
  ...supportSpeech,
  read: fetchedReadings(() => import('./table/readings.js')),
  tips: () => TIPS,
  told: toldOnceShown(({wins}) => wins),
  keyNames: {trick: 'key/shown', contract: 'key/asked', taken: null, out: null, left: null},
  panels: ['log', 'rules'],
  panel: rulebookPanel(() => import('./table/guide.js')),
  styles: supportStyles,
};
