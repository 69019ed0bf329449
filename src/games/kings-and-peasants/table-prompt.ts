import {type Card, sortHand, type SuitCard, suitOf} from '../../cards/index.js';
import {suitGlyph} from '../../elements/card-face/suit-glyph.js';
import type {Control, HandScene, Scene} from '../../elements/scene.js';
import {html} from 'lit';
import {isOut, seatOf, stillIn} from './seats.js';
import {onTable} from './table-board.js';
import type {PeasantsDesk} from './table-desk.js';
import {namingPrompt} from './table-naming.js';
import {sentence} from './table-speech.js';
import {bestOf} from './taken.js';
import type {PeasantsMove, PeasantsView} from './types.js';

/** What is asked, what is event, and the hand that answers. */

type Prompt = Pick<Scene<PeasantsMove>, 'say' | 'why' | 'controls'>;

/** The hand; a card of it is played, or given while cards are exchanged. */
export function hand(view: PeasantsView, desk: PeasantsDesk): HandScene<PeasantsMove> | undefined {
  const {seat, words} = desk;
  const cards = seat === undefined ? undefined : view.hands[seat];
  if (!cards) return undefined;
  const giving = view.scene.startsWith('to') || view.scene.startsWith('from');
  const move = (card: Card): PeasantsMove => ({type: giving ? 'give' : 'play', card});
  return {
    cards: sortHand(
      cards.filter((card) => card !== null),
      {trump: view.trump},
    ),
    dealt: dealtTo(view),
    legal:
      desk.asking && view.scene !== 'naming'
        ? desk.moves.flatMap((legal) => ('card' in legal ? [legal.card] : []))
        : null,
    why: (card) => {
      const refusal = desk.refuse(move(card));
      return refusal && words.t(refusal, {view});
    },
    move,
  };
}

/** Nine each; in a later deal of quotas, and while the king has ten, more. */
const dealtTo = ({scene, deal, tricks, trick, played, hands}: PeasantsView): number => {
  if (deal === 1) return scene === 'toSoldier' || scene === 'toPeasant' ? 10 : 9;
  const most = Math.max(...hands.map((cards) => cards.length));
  return Math.max(most + played.length + (trick.length > 0 ? 1 : 0), tricks.length);
};

/** What is asked of the reader. */
function question(view: PeasantsView, desk: PeasantsDesk): Prompt {
  const {words, names} = desk;
  const {scene, ranks} = view;
  if (scene === 'naming') return namingPrompt(desk);
  const name = (rank: 'king' | 'soldier' | 'peasant'): string =>
    ranks ? (names[seatOf(ranks, rank)] ?? '') : '';
  const controls: readonly Control[] = [];
  switch (scene) {
    case 'fromSoldier':
    case 'fromPeasant':
      return {
        say: words.t(`peasants/ask/${scene}`),
        why: words.t(`peasants/ask-why/${scene}`, {name: name('king')}),
        controls,
      };
    case 'toSoldier':
    case 'toPeasant': {
      const who = name(scene === 'toSoldier' ? 'soldier' : 'peasant');
      const any = scene === 'toPeasant' || view.options['goodCard'] === 'any';
      return {
        say: words.t(any ? 'peasants/ask/any' : 'peasants/ask/good', {name: who}),
        why: words.t(any ? 'peasants/ask-why/any' : 'peasants/ask-why/good'),
        controls,
      };
    }
    default:
      return {...turn(view, desk), controls};
  }
}

/** A card to play. */
function turn(view: PeasantsView, desk: PeasantsDesk): Omit<Prompt, 'controls'> {
  const {words, moves} = desk;
  const [lead] = view.trick;
  if (!lead) return {say: words.t('peasants/your-lead'), why: words.t('peasants/lead-anything')};
  const led = suitOf(lead.card as SuitCard);
  const follows =
    view.options['mustFollow'] === 'on' &&
    moves.some((move) => 'card' in move && suitOf(move.card) === led);
  return {
    say: follows
      ? html`${words.t('peasants/your-turn-follow')}&nbsp;${suitGlyph(led, words.t('suit', {suit: led}), desk.deck)}`
      : words.t('peasants/your-turn-any'),
    why: winning(view, desk),
  };
}

function winning(view: PeasantsView, desk: PeasantsDesk): string {
  const best = bestOf(view, onTable(view, desk));
  return best
    ? desk.words.t('peasants/winning', {name: desk.names[best.seat], card: best.card})
    : '';
}

/** What happens while nobody is asked here. */
function happening(view: PeasantsView, desk: PeasantsDesk): Prompt {
  const {words, names, event} = desk;
  const controls: readonly Control[] = [];
  if (event && event.type !== 'card played' && event.type !== 'dealt') {
    const said = sentence(event, desk);
    if (said) return {say: said.replace(/\.$/, ''), why: next(view, desk), controls};
  }
  const plays = onTable(view, desk);
  const best = bestOf(view, plays);
  if (best && plays.length === stillIn(view).length)
    return {say: words.t('peasants/trick-to', {name: names[best.seat]}), why: '', controls};
  const out = desk.seat !== undefined && isOut(view, desk.seat);
  return {
    say: next(view, desk),
    why: winning(view, desk) || (out ? words.t('peasants/you-are-out') : ''),
    controls,
  };
}

/** Who is awaited, and for what. */
function next({scene, turn: [seat]}: PeasantsView, {words, names}: PeasantsDesk): string {
  if (seat === undefined) return '';
  const what =
    scene === 'naming' ? 'names' : scene === 'election' || scene === 'reign' ? 'plays' : 'gives';
  return words.t(`peasants/now/${what}`, {name: names[seat]});
}

/** The prompt: what is asked or happens, and what goes with it. */
export const prompt = (view: PeasantsView, desk: PeasantsDesk): Prompt =>
  desk.asking ? question(view, desk) : happening(view, desk);
