import {html, type TemplateResult} from 'lit';
import type {Control, Scene} from '../../elements/scene.js';
import type {Facing, GskDesk} from './table-desk.js';
import {draftOf, kingAtRisk, laidOf, spotNow} from './table-draft.js';
import {nameOf, routed, sentence} from './table-speech.js';
import {tempo} from './table-tempo.js';
import type {GskMove, GskEvent, GskView} from './types.js';

/** What is asked or told in the two lines of the prompt, and the line of chrome above. */

type Prompt = Pick<Scene<GskMove>, 'say' | 'why' | 'controls'>;

/** What is asked of the reader, and what to press. */
export function question(view: GskView, desk: GskDesk, {own, rival}: Facing): Prompt {
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

/** An event as the prompt says it: what the verdict above tells already is left out. */
function brief(event: GskEvent, desk: GskDesk): string | undefined {
  const {words} = desk;
  switch (event.type) {
    case 'routs settled':
      return event.routs.map((one) => routed(one, desk)).join(' ') || undefined;
    case 'challenge answered':
      return event.challenge
        ? words.t('gsk/say/trick', {name: nameOf(event.winner, desk)})
        : sentence(event, desk);
    case 'king fell':
    case 'piles searched':
      return event.kings.length > 0
        ? words.t('gsk/say/out', {names: event.kings.map(({seat}) => nameOf(seat, desk))})
        : undefined;
    default:
      return sentence(event, desk);
  }
}

/** What happens while nobody is asked here. */
export function happening(view: GskView, desk: GskDesk): Prompt {
  const {words, event} = desk;
  const controls: readonly Control[] =
    event && tempo(event, view) === 'stop'
      ? [{id: 'go', label: words.t('ui/next'), primary: true, run: () => desk.go()}]
      : [];
  const said = event && brief(event, desk);
  if (said) return {say: said, why: '', controls};
  const waits = desk.seat !== undefined && !view.alive[desk.seat];
  return {
    say: words.t('gsk/choosing'),
    why: view.choice ? words.t('gsk/may-change') : waits ? words.t('gsk/you-are-out') : '',
    controls,
  };
}

/** Which game or scene this is, what it is about, how many Kings live, which hand. */
export function chrome(view: GskView, desk: GskDesk, {meeting}: Facing): TemplateResult {
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

/** The draft in words, for who cannot see it grow. */
export const live = (view: GskView, desk: GskDesk): string => {
  if (desk.moves[0]?.type !== 'form') return '';
  const next = spotNow(view, desk);
  if (kingAtRisk(view, desk)) return desk.words.t('gsk/king-risk');
  return draftOf(desk).laid
    ? desk.words.t(next ? 'gsk/lay-spot' : 'gsk/lay-this', {spot: next})
    : '';
};
