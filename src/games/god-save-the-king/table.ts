import {sortHand} from '../../cards/index.js';
import {Later} from '../../elements/internal/later.js';
import {type CSSResult, html, nothing, type TemplateResult} from 'lit';
import type {Control, HandScene, Scene, TableModule, Tempo} from '../../elements/scene.js';
import {facing, pairs} from './table-board.js';
import type {Facing, GskDesk} from './table-desk.js';
import {draftOf, kingAtRisk, laidOf, lay, spotNow} from './table-draft.js';
import {others} from './table-others.js';
import {stage} from './table-push.js';
import {asked, event, sentence} from './table-speech.js';
import {summary} from './table-summary.js';
import {gskStyles} from './table.styles.js';
import type {GskMove, GskTold, GskView} from './types.js';

/** The table of God Save the King: what lies on the board, what is asked, what may be pressed. */

/** A hand of one suit; it grows when piles are gathered, and keeps its rows while it shrinks. */
const DEALT = 13;

function hand(view: GskView, desk: GskDesk): HandScene<GskMove> | undefined {
  if (desk.seat === undefined) return undefined;
  const laid = new Set<unknown>(
    view.formations[desk.seat] ? [] : Object.values(laidOf(view, desk)),
  );
  const known = (view.hands[desk.seat] ?? []).filter((one) => one !== null);
  const cards = sortHand(
    known.filter((one) => !laid.has(one)),
  ) as readonly (typeof known)[number][];
  return {
    cards,
    dealt: Math.max(DEALT, known.length),
    legal: desk.moves[0]?.type === 'form' ? cards : null,
    why: () => undefined,
    pick: (one) => desk.sketch(lay(view, desk, one as (typeof known)[number])),
  };
}

/** What is asked of the reader, and what to press. */
function question(
  view: GskView,
  desk: GskDesk,
  {own, rival}: Facing,
): Pick<Scene<GskMove>, 'say' | 'why' | 'controls'> {
  const {words, names, moves} = desk;
  const name = names[rival];
  switch (moves[0]?.type) {
    case 'form': {
      const next = spotNow(view, desk);
      const {left, centre, right} = laidOf(view, desk);
      const whole = left && centre && right && {type: 'form' as const, left, centre, right};
      const risk = kingAtRisk(view, desk);
      const button: Control = {
        id: 'lay',
        label: words.t(risk && whole ? 'gsk/lay-anyway' : 'gsk/lay'),
        primary: !risk,
        ...(whole ? {} : {disabled: words.t('gsk/three-cards')}),
        run: () => whole && desk.ask(whole),
      };
      return {
        say: risk
          ? words.t('gsk/king-risk')
          : next
            ? words.t('gsk/lay-spot', {spot: next})
            : words.t('gsk/lay-this'),
        why: risk
          ? words.t('gsk/king-risk-why')
          : words.t(next ? 'gsk/king-hide' : 'gsk/lay-this-why'),
        controls: [button],
      };
    }
    case 'declare': {
      const {rank} = draftOf(desk);
      const centre = view.formations[own]?.centre;
      const button: Control = {
        id: 'declare',
        label: words.t('gsk/declare'),
        primary: true,
        ...(rank ? {} : {disabled: words.t('gsk/declare-which')}),
        run: () => rank && desk.ask({type: 'declare', rank}),
      };
      return {
        say: rank ? words.t('gsk/declare-this', {rank}) : words.t('gsk/declare-which'),
        why: centre ? words.t('gsk/your-centre', {card: centre}) : '',
        controls: [button],
      };
    }
    case 'pass':
    case 'rout': {
      const {rout} = draftOf(desk);
      const pass: Control = {
        id: 'pass',
        label: words.t('gsk/pass'),
        run: () => desk.ask({type: 'pass'}),
      };
      const button: Control = {
        id: 'rout',
        label: words.t('gsk/rout'),
        primary: true,
        run: () => rout && desk.ask({type: 'rout', at: rout}),
      };
      return {
        say: rout ? words.t('gsk/rout-it', {name, spot: rout}) : words.t('gsk/rout-ask'),
        why: words.t(rout ? 'gsk/rout-risk' : 'gsk/rout-how', {name}),
        controls: rout ? [pass, button] : [pass],
      };
    }
    default: {
      const winner = view.matches.find((one) => one?.seats.includes(own))?.winner ?? own;
      return {
        say: words.t('gsk/wins-push', {name: names[winner]}),
        why: words.t(winner === own ? 'gsk/answer-won' : 'gsk/answer-lost', {name: names[winner]}),
        controls: [],
      };
    }
  }
}

/** What happens while nobody is asked here. */
function happening(view: GskView, desk: GskDesk): Pick<Scene<GskMove>, 'say' | 'why' | 'controls'> {
  const {words, told} = desk;
  const controls: readonly Control[] =
    told && tempo(told, view) === 'stop'
      ? [{id: 'go', label: words.t('ui/next'), primary: true, run: () => desk.go()}]
      : [];
  // What came of a challenge stands above, in the verdict.
  const judged = told?.type === 'challenge answered' && told.challenge;
  const said = judged
    ? words.t('gsk/say/trick', {name: desk.names[told.winner]})
    : told && sentence(told, desk);
  if (said) return {say: said, why: '', controls};
  const waits = desk.seat !== undefined && !view.alive[desk.seat];
  return {
    say: words.t('gsk/choosing'),
    why: view.choice ? words.t('gsk/may-change') : waits ? words.t('gsk/you-are-out') : '',
    controls,
  };
}

function chrome(view: GskView, desk: GskDesk, {meeting}: Facing): TemplateResult {
  const {words} = desk;
  const push = meeting?.step === 'declare' || meeting?.step === 'challenge';
  const goal = meeting ? words.t(`gsk/goal/${meeting.step}`) : '';
  return html`<span class="name">${words.t(push ? 'gsk/push' : 'game/god-save-the-king')}</span>
    <span class="goal">${goal}</span>
    <span class="out"
      ><span class="label"
        >${words.t('gsk/alive', {n: view.alive.filter(Boolean).length})}</span
      ></span
    >
    <span class="deal">${words.t('gsk/hand', {n: view.hand})}</span>`;
}

const live = (view: GskView, desk: GskDesk): string => {
  if (desk.moves[0]?.type !== 'form') return '';
  const next = spotNow(view, desk);
  if (kingAtRisk(view, desk)) return desk.words.t('gsk/king-risk');
  return draftOf(desk).laid
    ? desk.words.t(next ? 'gsk/lay-spot' : 'gsk/lay-this', {spot: next})
    : '';
};

function scene(view: GskView, desk: GskDesk): Scene<GskMove> {
  const face = facing(view, desk);
  const contract = chrome(view, desk, face);
  if (view.scene === 'over') return {contract, ...summary(view, desk)};
  const under = stage(view, desk, face);
  // What a push brings takes the room of the hand, so that the table keeps its height.
  const cards = under === nothing ? hand(view, desk) : undefined;
  const {told} = desk;
  const taker = told?.type === 'cards collected' ? told.winner : null;
  return {
    contract,
    board: html`<div
      class="gsk ${taker === null ? '' : taker === face.own ? 'to-own' : 'to-rival'}"
    >
      ${others(view, desk, face)}${pairs(view, desk, face)}
      <div class="stage">${under}</div>
      <p class="vh" role="status">${live(view, desk)}</p>
    </div>`,
    ...(desk.asking ? question(view, desk, face) : happening(view, desk)),
    ...(cards ? {hand: cards} : {}),
  };
}

const TEMPO: Readonly<Partial<Record<GskTold['type'], Tempo>>> = {
  'formations laid': 'step',
  'flanks turned': 'trick',
  'king fell': 'stop',
  'trick decided': 'trick',
  push: 'trick',
  'declared equal': 'notice',
  'tie settled': 'notice',
  'bluff decided': 'notice',
  'cards collected': 'collect',
  relettered: 'notice',
  'hand ended': 'step',
  reshuffled: 'notice',
};

/** How long a happening lies; what one's own trick came to waits for the reader. */
function tempo(told: GskTold, view: GskView): Tempo {
  const mine =
    'table' in told && view.seat !== null && view.matches[told.table]?.seats.includes(view.seat);
  switch (told.type) {
    case 'match called':
      return view.seats > 2 ? 'step' : 'none';
    case 'routs settled':
      return told.routs.length === 0 ? 'none' : mine ? 'stop' : 'notice';
    case 'challenge answered':
      if (!told.challenge && told.routs.length === 0) return 'step';
      return mine ? 'stop' : 'notice';
    case 'piles searched':
      return told.kings.length > 0 ? 'stop' : 'none';
    case 'hands gathered':
      return told.out.length > 0 ? 'notice' : 'none';
    default:
      return TEMPO[told.type] ?? 'none';
  }
}

let styles: readonly CSSResult[] = gskStyles;

/** Panels and readings are fetched when somebody first asks for one. */
const panels = new Later(async () => {
  const part = await import('./table-panels.js');
  styles = [...gskStyles, ...part.styles];
  return part;
});
const readings = new Later(() => import('./table-readings.js'));

/** The table of God Save the King. */
export const table: TableModule<GskView, GskMove, GskTold> = {
  scene,
  tempo,
  sentence,
  asked,
  event,
  read: async (what, view, desk) => (await readings.want()).read(what, view, desk),
  panels: ['scores', 'log', 'rules'],
  panel: async (panel, view, desk) => (await panels.want()).panel(panel, view, desk),
  get styles() {
    return styles;
  },
};
