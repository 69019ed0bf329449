import {html, nothing, type TemplateResult} from 'lit';
import {TURN, VERDICT} from '../../../elements/shared/index.js';
import {
  type Control,
  fetchedReadings,
  playerOf,
  rulebookPanel,
  type Scene,
  type TableModule,
  type Tempo,
  type Tip,
  type Timed,
} from '../../../elements/index.js';
import {holderOf} from './rules/round.js';
import {sayingOf} from './rules/saying.js';
import {court, contractLine} from './table/board.js';
import {RESULT} from './table/verdict-times.js';
import {composer} from './table/composer.js';
import {ending} from './table/ending.js';
import {isHinted, type PhraseDraft, phraseDraftOf} from './table/phrase-draft.js';
import {accusing, type CourtContext, courtSpeech, prompt, spoken} from './table/speech.js';
import {strip} from './table/strip.js';
import {courtStyles} from './table/table.styles.js';
import {cast, transcript} from './table/talk.js';
import type {CourtMove, CourtEvent, CourtView} from './types.js';
import type {CourtMessages} from './messages/en.js';
import {playerNamed} from '../../../i18n/player.js';

/** The table of The King at Court: the court, its talk, and the phrases to say. */

const TEMPO: Readonly<Record<CourtEvent['type'], Tempo>> = {
  'lord named': 'none',
  'card seen': 'none',
  'king shown': 'notice',
  said: 'none', // talk has the pace of its speakers
  'fell silent': 'none',
  'cards bared': 'stop',
  'cards redealt': 'none',
  'knight asked': 'none',
  looked: 'notice',
  declined: 'notice',
  'questioning resumed': 'none',
  'questioning ended': 'notice',
  accused: 'moment', // the Beggar's moment, whether or not there is one
  'beggar asked': 'none',
  'beggar joined': 'notice',
  'nobody joined': 'none',
  verdict: 'reveal-stop',
  'game over': 'none',
};

/** Whether an event waits for the reader. */
const stops = (event: CourtEvent | undefined): boolean =>
  event?.type === 'cards bared' || event?.type === 'verdict';

/** The area below the court: the talk and the phrases to say, which share one room. */
const chamber = (view: CourtView, ctx: CourtContext): TemplateResult =>
  html`<div class="chamber">
    ${view.phase === 'look' ? cast(view, ctx) : transcript(view, ctx)}
    ${view.phase === 'question' && ctx.seat !== undefined ? composer(view, ctx) : nothing}
  </div>`;

function controls(view: CourtView, ctx: CourtContext): readonly Control[] {
  const {messages, moves} = ctx;
  const button = (id: string, move: CourtMove, key = id): Control => ({
    id,
    label: messages.lookup(`court/do/${key}`),
    primary: isHinted(move, ctx),
    run: () => ctx.ask(move),
  });
  if (stops(ctx.event)) {
    const label = messages.t(view.phase === 'over' ? 'court/do/finish' : 'ui/next');
    return [{id: 'go', label, primary: true, run: () => ctx.go()}];
  }
  if (!ctx.asking) return [];
  switch (view.phase) {
    case 'look':
      return [{...button('ready', {type: 'ready'}), primary: true}];
    case 'question': {
      const king = holderOf(view, 'king') === ctx.seat;
      const may = (type: CourtMove['type']): boolean => moves.some((move) => move.type === type);
      return [
        ...(may('witch') ? [button('witch', {type: 'witch'})] : []),
        ...(may('pass') && !king ? [button('pass', {type: 'pass'})] : []),
        ...(king ? [button('end', {type: 'end'})] : []),
      ];
    }
    case 'peek':
      return [button('decline', {type: 'decline'}), confirm(ctx, 'look')];
    case 'accuse':
      return [confirm(ctx, 'accuse')];
    case 'joining': // the same for all, whichever card they hold
      return [button('join', {type: 'join'}), button('pass', {type: 'pass'}, 'stay')];
    default:
      return [];
  }
}

/** The button that confirms a picked seat. */
function confirm(ctx: CourtContext, type: 'look' | 'accuse'): Control {
  const {messages} = ctx;
  const {pick} = phraseDraftOf(ctx);
  const player = pick === undefined ? playerNamed('…') : playerOf(pick, ctx);
  return {
    id: type,
    primary: true,
    label: messages.t(`court/do/${type}`, player),
    ...(pick === undefined ? {disabled: messages.t('court/pick-first')} : {}),
    run: () => (pick === undefined ? undefined : ctx.ask({type, seat: pick})),
  };
}

/**
 * The text of a verdict comes after all cards have turned; that of the accusation stays until then.
 */
function words(view: CourtView, ctx: CourtContext): Pick<Scene, 'say' | 'why'> {
  const {accused, round} = view;
  const now = prompt(view, ctx);
  if (accused === null) return now;
  const judged = ctx.event?.type === 'verdict';
  const before = judged ? accusing(accused, ctx) : now;
  const line = (key: 'say' | 'why'): TemplateResult =>
    html`<span class="words"
      ><span
        data-move=${`${key}-${round}`}
        ?data-gone=${judged}
        data-wait=${judged ? RESULT : 0}
        aria-hidden=${judged ? 'true' : 'false'}
        >${before[key]}</span
      >${
        judged
          ? html`<span class="late" data-move=${`${key}-late-${round}`} data-wait=${RESULT}
              >${now[key]}</span
            >`
          : nothing
      }</span
    >`;
  return {say: line('say'), why: line('why')};
}

const scene = (view: CourtView, ctx: CourtContext): Scene<CourtMove, string> => ({
  contract: contractLine(view, ctx),
  board: html`${court(view, ctx)}${strip(view, ctx)}${chamber(view, ctx)}`,
  ...words(view, ctx),
  controls: controls(view, ctx),
  ...(view.phase === 'over' && ctx.event === undefined ? ending(view, ctx) : {}),
});

/** A hint: the phrase, or the seat to pick. */
function suggest(
  move: CourtMove,
  ctx: CourtContext,
): {readonly name: string; readonly draft: PhraseDraft} | undefined {
  if (move.type === 'say') {
    const saying = sayingOf(move)!;
    const draft = {
      kind: saying.say,
      hint: move,
      ...('title' in saying ? {title: saying.title} : {}),
    };
    return {name: spoken(saying, ctx), draft};
  }
  if (move.type === 'look' || move.type === 'accuse') {
    const name = ctx.messages.t(`court/do/${move.type}`, playerOf(move.seat, ctx));
    return {name, draft: {pick: move.seat}};
  }
  return {
    name: ctx.messages.lookup(`court/do/${doing(move, ctx)}`),
    draft: {...phraseDraftOf(ctx), hint: move},
  };
}

/** The name of a move: the King, who has no button for it, waits where others say that they listen. */
function doing({type}: CourtMove, {moves}: CourtContext): string {
  if (type !== 'pass') return type;
  if (moves.length < 3) return 'stay';
  return moves.some((move) => move.type === 'end') ? 'wait' : type;
}

/** The seconds in which the Beggar may join, the same for every player who is asked (KC-3). */
const WINDOW = 7;

/** The running clock, which stops while cards are shown and while the Knight looks (K-6). */
function timed(view: CourtView): Timed | undefined {
  const {phase, options, round, uses, turn, seat} = view;
  const king = holderOf(view, 'king');
  switch (phase) {
    case 'question':
    case 'shuffle':
    case 'peek': {
      const part = options['resetClock'] === 'on' ? uses : 0;
      const seconds = 60 * Number(options['minutes']);
      return {id: `question/${round}/${part}`, seconds, seats: [king], still: phase !== 'question'};
    }
    case 'accuse':
      if (options['grace'] === 'off') return undefined;
      return {id: `accuse/${round}`, seconds: Number(options['grace']), seats: [king]};
    case 'joining':
      if (seat === null || !turn.includes(seat)) return undefined;
      return {id: `joining/${round}/${seat}`, seconds: WINDOW, seats: [seat]};
    default:
      return undefined;
  }
}

const SWIFT: ReadonlySet<CourtMove['type']> = new Set(['ready', 'pass', 'join']);

/** The coach marks of The King at Court. */
const TIPS: readonly Tip<CourtView, CourtMove, CourtEvent, CourtMessages>[] = [
  {
    id: 'card',
    at: 'board',
    part: '.place.mine',
    when: ({phase}, {asking}) => asking && phase === 'look',
    say: (_, {t}) => [t('crown/tip/card')],
  },
  {
    id: 'say',
    at: 'board',
    part: '.composer',
    when: ({phase}, {asking}) => asking && phase === 'question',
    say: (_, {t}) => [t('crown/tip/say')],
  },
  {
    id: 'accuse',
    at: 'board',
    part: '.places',
    when: ({phase}) => phase === 'accuse',
    say: (_, {t}) => [t('crown/tip/accuse')],
  },
];

/** The table module of The King at Court. */
export const courtTable: TableModule<CourtView, CourtMove, CourtEvent, string> = {
  scene,
  // Without a Beggar nobody can act between accusation and verdict.
  // What a card says comes once it has turned.
  steps: (event) =>
    event.type === 'king shown' || (event.type === 'looked' && event.card !== null)
      ? [TURN + VERDICT]
      : [],
  tempo: ({type}, {seats}) => (type === 'accused' && seats < 5 ? 'notice' : TEMPO[type]),
  swift: ({type}) => SWIFT.has(type),
  // All are asked alike, but if nobody else is there, nobody learns that a player cannot join.
  follows: ({type}, _, moves, alone) =>
    alone && type === 'beggar asked' && moves.length === 1 ? moves[0] : undefined,
  open: ({phase}) => phase === 'question',
  timed,
  suggest,
  ...courtSpeech,
  read: fetchedReadings(() => import('./table/readings.js')),
  tips: () => TIPS,
  told: async (...asked) => {
    const {publicFactsOf} = await import('./table/public-facts.js');
    return publicFactsOf(...asked);
  },
  keyNames: {
    hand: 'court/key/hand',
    legal: 'court/key/hand',
    trick: 'court/talk',
    contract: 'court/key/aim',
    taken: 'court/seats',
    left: 'court/seats',
    out: 'court/key/cards',
  },
  panels: ['log', 'rules'],
  panel: rulebookPanel(() => import('./table/guide.js')),
  styles: courtStyles,
};
