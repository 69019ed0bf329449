import {html, type TemplateResult} from 'lit';
import type {Control, Scene} from '../../../elements/scene.js';
import {nameOf} from '../../../elements/table/seats.js';
import type {Facing, GskContext} from './context.js';
import {draftOf, kingAtRisk, laidOf, spotNow} from './draft.js';
import {routed, sentence} from './speech.js';
import {tempo} from './tempo.js';
import type {GskMove, GskEvent, GskView} from '../types.js';

/** The two lines of the prompt, and the top line above. */

type Prompt = Pick<Scene<GskMove>, 'say' | 'why' | 'controls'>;

/** The question to the reader, and the controls that answer it. */
export function question(view: GskView, ctx: GskContext, {own, rival}: Facing): Prompt {
  const {messages, names, moves} = ctx;
  const name = names[rival];
  switch (moves[0]?.type) {
    case 'form': {
      const next = spotNow(view, ctx);
      const {left, centre, right} = laidOf(view, ctx);
      const whole = left && centre && right && {type: 'form' as const, left, centre, right};
      const risk = kingAtRisk(view, ctx);
      const button: Control = {
        id: 'lay',
        label: messages.t(risk && whole ? 'gsk/lay-anyway' : 'gsk/lay'),
        primary: !risk,
        ...(whole ? {} : {disabled: messages.t('gsk/three-cards')}),
        run: () => whole && ctx.ask(whole),
      };
      return {
        say: risk
          ? messages.t('gsk/king-risk')
          : next
            ? messages.t('gsk/lay-spot', {spot: next!})
            : messages.t('gsk/lay-this'),
        why: risk
          ? messages.t('gsk/king-risk-why')
          : messages.t(next ? 'gsk/king-hide' : 'gsk/lay-this-why'),
        controls: [button],
      };
    }
    case 'declare': {
      const {rank} = draftOf(ctx);
      const centre = view.formations[own]?.centre;
      const button: Control = {
        id: 'declare',
        label: messages.t('gsk/declare'),
        primary: true,
        ...(rank ? {} : {disabled: messages.t('gsk/declare-which')}),
        run: () => rank && ctx.ask({type: 'declare', rank}),
      };
      return {
        say: rank ? messages.t('gsk/declare-this', {rank}) : messages.t('gsk/declare-which'),
        why: centre ? messages.t('gsk/your-centre', {card: centre}) : '',
        controls: [button],
      };
    }
    case 'pass':
    case 'rout': {
      const {rout} = draftOf(ctx);
      const pass: Control = {
        id: 'pass',
        label: messages.t('gsk/pass'),
        run: () => ctx.ask({type: 'pass'}),
      };
      const button: Control = {
        id: 'rout',
        label: messages.t('gsk/rout'),
        primary: true,
        run: () => rout && ctx.ask({type: 'rout', at: rout}),
      };
      return {
        say: rout
          ? messages.t('gsk/rout-it', {name: name!, spot: rout})
          : messages.t('gsk/rout-ask'),
        why: messages.t(rout ? 'gsk/rout-risk' : 'gsk/rout-how', {name: name!}),
        controls: rout ? [pass, button] : [pass],
      };
    }
    default: {
      const winner = view.matches.find((one) => one?.seats.includes(own))?.winner ?? own;
      return {
        say: messages.t('gsk/wins-push', {name: names[winner]!}),
        why: messages.t(winner === own ? 'gsk/answer-won' : 'gsk/answer-lost', {
          name: names[winner]!,
        }),
        controls: [],
      };
    }
  }
}

/** An event as the prompt says it, without what the verdict above already shows. */
function brief(event: GskEvent, ctx: GskContext): string | undefined {
  const {messages} = ctx;
  switch (event.type) {
    case 'routs settled':
      return event.routs.map((one) => routed(one, ctx)).join(' ') || undefined;
    case 'challenge answered':
      return event.challenge
        ? messages.t('gsk/say/trick', {name: nameOf(event.winner, ctx)})
        : sentence(event, ctx);
    case 'king fell':
    case 'piles searched':
      return event.kings.length > 0
        ? messages.t('gsk/say/out', {names: event.kings.map(({seat}) => nameOf(seat, ctx))})
        : undefined;
    default:
      return sentence(event, ctx);
  }
}

/** The prompt while this seat is not asked. */
export function happening(view: GskView, ctx: GskContext): Prompt {
  const {messages, event} = ctx;
  const controls: readonly Control[] =
    event && tempo(event, view) === 'stop'
      ? [{id: 'go', label: messages.t('ui/next'), primary: true, run: () => ctx.go()}]
      : [];
  const said = event && brief(event, ctx);
  if (said) return {say: said, why: '', controls};
  const waits = ctx.seat !== undefined && !view.alive[ctx.seat];
  return {
    say: messages.t('gsk/choosing'),
    why: view.choice ? messages.t('gsk/may-change') : waits ? messages.t('gsk/you-are-out') : '',
    controls,
  };
}

/** The top line: game or scene, what is at stake, living Kings, number of the hand. */
export function chrome(view: GskView, ctx: GskContext, {meeting}: Facing): TemplateResult {
  const {messages} = ctx;
  const push = meeting?.step === 'declare' || meeting?.step === 'challenge';
  const goal = meeting ? messages.t(`gsk/goal/${meeting.step}`) : '';
  return html`<span class="name">${messages.t(push ? 'gsk/push' : 'game/god-save-the-king')}</span>
    <span class="goal">${goal}</span>
    <span class="out"
      ><span class="label"
        >${messages.t('gsk/alive', {n: view.alive.filter(Boolean).length})}</span
      ></span
    >
    <span class="deal">${messages.t('gsk/hand', {n: view.hand})}</span>`;
}

/** The draft in words, for readers who cannot see it. */
export const live = (view: GskView, ctx: GskContext): string => {
  if (ctx.moves[0]?.type !== 'form') return '';
  const next = spotNow(view, ctx);
  if (kingAtRisk(view, ctx)) return ctx.messages.t('gsk/king-risk');
  return draftOf(ctx).laid
    ? ctx.messages.t(next ? 'gsk/lay-spot' : 'gsk/lay-this', {spot: next!})
    : '';
};
