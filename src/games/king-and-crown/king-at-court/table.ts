import {html, nothing, type TemplateResult} from 'lit';
import type {Control, Scene, TableModule, Tempo, Timed} from '../../../elements/scene.js';
import {nameOf} from '../../../elements/table/seats.js';
import {rulebookPanel} from '../../../elements/table/rulebook-panel.js';
import {holderOf} from './rules/round.js';
import {court, contractLine} from './table/board.js';
import {sayingOf} from './rules/saying.js';
import {type CourtContext, courtSpeech, prompt, spoken} from './table/speech.js';
import {composer, picker, type Sketch, sketchOf, transcript} from './table/talk.js';
import {courtStyles} from './table/table.styles.js';
import type {CourtMove, CourtEvent, CourtView} from './types.js';

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
  accused: 'notice',
  'beggar asked': 'none',
  'beggar joined': 'notice',
  'nobody joined': 'none',
  verdict: 'stop',
  'game over': 'none',
};

/** True while an event waits for the reader. */
const stops = (event: CourtEvent | undefined, {phase}: CourtView): boolean =>
  event?.type === 'cards bared' || (event?.type === 'verdict' && phase !== 'over');

/** The area between court and prompt: phrases, a choice of seats, or nothing. */
function choice(view: CourtView, ctx: CourtContext): TemplateResult | typeof nothing {
  if (!ctx.asking) return nothing;
  if (view.phase === 'question') return composer(view, ctx);
  return view.phase === 'peek' || view.phase === 'accuse' ? picker(ctx) : nothing;
}

function controls(view: CourtView, ctx: CourtContext): readonly Control[] {
  const {messages, moves} = ctx;
  const button = (id: string, move: CourtMove, key = id): Control => ({
    id,
    label: messages.lookup(`court/do/${key}`),
    run: () => ctx.ask(move),
  });
  if (stops(ctx.event, view))
    return [{id: 'go', label: messages.t('ui/next'), primary: true, run: () => ctx.go()}];
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
    case 'joining': // the same for all, whatever card they hold
      return [button('join', {type: 'join'}), button('pass', {type: 'pass'}, 'stay')];
    default:
      return [];
  }
}

/** The button that confirms a picked seat. */
function confirm(ctx: CourtContext, type: 'look' | 'accuse'): Control {
  const {messages} = ctx;
  const {pick} = sketchOf(ctx);
  const name = pick === undefined ? '…' : nameOf(pick, ctx);
  return {
    id: type,
    primary: true,
    label: messages.t(`court/do/${type}`, {name}),
    ...(pick === undefined ? {disabled: messages.t('court/pick-first')} : {}),
    run: () => (pick === undefined ? undefined : ctx.ask({type, seat: pick})),
  };
}

const scene = (view: CourtView, ctx: CourtContext): Scene<CourtMove, string> => ({
  contract: contractLine(view, ctx),
  board: html`${court(view, ctx)}${transcript(view, ctx)}${choice(view, ctx)}`,
  ...prompt(view, ctx),
  controls: controls(view, ctx),
});

/** A hint: the phrase, or the seat to pick. */
function suggest(
  move: CourtMove,
  ctx: CourtContext,
): {readonly name: string; readonly draft: Sketch} | undefined {
  if (move.type === 'say') {
    const saying = sayingOf(move)!;
    const draft = {kind: saying.say, ...('title' in saying ? {title: saying.title} : {})};
    return {name: spoken(saying, ctx), draft};
  }
  if (move.type === 'look' || move.type === 'accuse') {
    const name = ctx.messages.t(`court/do/${move.type}`, {name: nameOf(move.seat, ctx)});
    return {name, draft: {pick: move.seat}};
  }
  const key = move.type === 'pass' && ctx.moves.length < 3 ? 'stay' : move.type;
  return {name: ctx.messages.lookup(`court/do/${key}`), draft: ctx.draft as Sketch};
}

/** Seconds in which the Beggar may join, the same for every asked player (KC-3). */
const WINDOW = 7;

/** The running clock; it stands still while cards are shown and the Knight looks (K-6). */
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

/** The table module of The King at Court. */
export const courtTable: TableModule<CourtView, CourtMove, CourtEvent, string> = {
  scene,
  tempo: ({type}, {phase}) => (type === 'verdict' && phase === 'over' ? 'none' : TEMPO[type]),
  swift: ({type}) => SWIFT.has(type),
  open: ({phase}) => phase === 'question',
  timed,
  suggest,
  ...courtSpeech,
  tips: async () => {
    const {tips} = await import('./table/tips.js');
    return tips;
  },
  keyNames: {
    trick: 'key/said',
    contract: 'key/asked',
    taken: 'key/known',
    left: 'key/known',
    out: 'key/in-play',
  },
  panels: ['log', 'rules'],
  panel: rulebookPanel(() => import('./messages/rulebook.js')),
  styles: courtStyles,
};
