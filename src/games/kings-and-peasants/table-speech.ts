import {suitOf} from '../../cards/index.js';
import type {SuitCard} from '../../cards/index.js';
import {Later} from '../../elements/internal/later.js';
import type {PublicEvent, TableModule} from '../../elements/scene.js';
import type {PeasantsDesk} from './table-desk.js';
import {bestOf} from './taken.js';
import type {PeasantsMove, PeasantsTold, PeasantsView, Rank} from './types.js';

/** What this table says aloud, writes into the log and sends to the page. */

export const nameOf = (seat: number, {names}: PeasantsDesk): string => names[seat] ?? '';

/** `Otto king, Nora peasant`. */
const ranked = (ranks: readonly Rank[], desk: PeasantsDesk): string =>
  desk.words.t('peasants/say/ranked', {names: desk.names, ranks});

/** A happening in words. */
export function sentence(told: PeasantsTold, desk: PeasantsDesk): string | undefined {
  const {words} = desk;
  const say = (key: string, values: object): string => words.t(`peasants/say/${key}`, {...values});
  switch (told.type) {
    case 'dealt':
      return say(`dealt-${told.stage}`, {
        ...told,
        suit: suitOf(told.shown as SuitCard),
        name: nameOf(told.dealer, desk),
      });
    case 'names given':
      return say('names', {rows: ranked(told.ranks, desk)});
    case 'card played':
      return words.t('say/play', {name: nameOf(told.seat, desk), card: told.card});
    case 'trick taken':
      return say('taken', {name: nameOf(told.seat, desk)});
    case 'limit reached':
      return say('limit', {name: nameOf(told.seat, desk), rank: told.rank});
    case 'deal ended':
      return say('again', {name: nameOf(told.dealer, desk)});
    case 'ranks given':
      return say('ranks', {rows: ranked(told.ranks, desk)});
    case 'no trump to give':
      return say('no-trump', {name: nameOf(told.seat, desk)});
    case 'card given': {
      const {card, from, to} = told;
      return say('given', {from: nameOf(from, desk), to: nameOf(to, desk), card});
    }
    case 'lead found':
      return say('lead', {name: nameOf(told.seat, desk)});
    case 'game won':
      return say('won', {name: nameOf(told.seat, desk), n: told.tricks[told.seat]});
    case 'game begun':
      return say('game', {game: told.game});
    case 'session over':
      return say('over', {names: told.winners.map((seat) => nameOf(seat, desk)).join(', ')});
  }
}

function asked(view: PeasantsView, desk: PeasantsDesk): string {
  const {words} = desk;
  const [lead] = view.trick;
  const best = bestOf(view, view.trick);
  if (view.scene !== 'election' && view.scene !== 'reign')
    return words.t(`peasants/say/asked-${view.scene}`);
  if (!lead || !best) return words.t('peasants/say/your-lead');
  return words.t('peasants/say/your-turn', {
    suit: suitOf(lead.card as SuitCard),
    name: nameOf(best.seat, desk),
    card: best.card,
  });
}

function event(told: PeasantsTold, view: PeasantsView): PublicEvent | undefined {
  const {game: deal, played, scores, won} = view;
  switch (told.type) {
    case 'dealt':
      return {name: 'gstk-deal-started', detail: {deal}};
    case 'names given':
    case 'card given': {
      const seat = told.type === 'card given' ? told.from : told.by;
      return seat === null ? undefined : {name: 'gstk-choice-made', detail: {seat}};
    }
    case 'card played': {
      const {seat, card} = told;
      const trick = played.length + 1;
      return {name: 'gstk-card-played', detail: {seat, card, legal: true, deal, trick}};
    }
    case 'trick taken': {
      const {seat, trick} = told;
      const cards = trick.map(({card}) => card);
      return {
        name: 'gstk-trick-taken',
        detail: {seat, cards, points: 1, deal, trick: played.length},
      };
    }
    case 'game won':
      return {name: 'gstk-deal-scored', detail: {deal, scores: told.tricks, totals: scores}};
    case 'session over': {
      const others = scores.map((_, seat) => seat).filter((seat) => !told.winners.includes(seat));
      const ranking = [told.winners, others].filter((seats) => seats.length > 0);
      return {name: 'gstk-game-ended', detail: {ranking, won}};
    }
    default:
      return undefined;
  }
}

/** Few readers of a table press its letter keys, so what they ask for comes with the first. */
const readings = new Later(() => import('./table-readings.js'));

/** The speaking half of the table. */
export const peasantsSpeech: Pick<
  TableModule<PeasantsView, PeasantsMove, PeasantsTold>,
  'sentence' | 'asked' | 'read' | 'event'
> = {
  sentence,
  asked,
  read: async (what, view, desk) => (await readings.want()).read(what, view, desk),
  event,
};
