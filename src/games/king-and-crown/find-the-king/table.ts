import {BREATH, SLOW_TURN, TURN, VERDICT} from '../../../elements/shared/index.js';
import {
  fetchedReadings,
  type HandScene,
  rulebookPanel,
  type Scene,
  type TableModule,
  type Tempo,
  type Tip,
  twoSided,
} from '../../../elements/index.js';
import {courtFace} from '../table/face.js';
import {COURT, type CourtCard, isCourtCard} from '../rules/deck.js';
import {board, contractLine} from './table/board.js';
import {ending} from './table/ending.js';
import {guess, guessed, isGuessing, mayGuess} from './table/guess.js';
import {type FindContext, findSpeech, prompt} from './table/speech.js';
import {findStyles} from './table/table.styles.js';
import type {FindMessages} from './messages/en.js';
import type {FindMove, FindEvent, FindView} from './types.js';

/** The table of Find the King, on which the spread takes the place of a hand. */

/** The five places as codes of the hand; a card that the lord lays has its own code. */
const PLACES = COURT.map((_, at) => String(at));

/** The row to show: a match that has just been won is still to be seen. */
const rowOf = (view: FindView, {event}: FindContext): readonly (CourtCard | null)[] =>
  event?.type === 'match won' ? event.row : view.row;

/** Whether the King has been turned and the match is decided. */
const isFound = ({phase, open, row}: FindView, {event}: FindContext): boolean =>
  event?.type === 'match won'
    ? event.found
    : phase === 'over' && !event && row[open.at(-1) ?? -1] === 'king';

/** The spread; for the lord who lays it, the cards still in hand. */
function spread(view: FindView, ctx: FindContext): HandScene<FindMove, string> {
  const {messages, moves, asking, event} = ctx;
  const decided = event?.type === 'match won' || view.phase === 'over';
  const isUp = (at: number): boolean => decided || view.open.includes(at);
  const laying = asking && view.phase === 'shuffle';
  const row = rowOf(view, ctx);
  const cardOf = (code: string): CourtCard | null =>
    isCourtCard(code) ? code : (row[Number(code)] ?? null);
  const move = (code: string): FindMove =>
    isCourtCard(code) ? {type: 'choose', card: code} : {type: 'reveal', at: Number(code)};
  return {
    cards: laying ? COURT.filter((card) => !view.row.includes(card)) : PLACES.slice(0, row.length),
    dealt: COURT.length,
    legal: isGuessing(view, ctx)
      ? PLACES.filter((_, at) => !isUp(at))
      : asking
        ? moves.flatMap((one) =>
            one.type === 'choose' ? [one.card] : one.type === 'reveal' ? [String(one.at)] : [],
          )
        : null,
    why: (code) => {
      const refusal = ctx.refuse(move(code));
      return refusal && messages.lookup(refusal);
    },
    ...(isGuessing(view, ctx) ? {pick: (code: string) => guess(view, ctx, Number(code))} : {move}),
    ...(guessed(view, ctx) === undefined ? {} : {selected: [String(guessed(view, ctx))]}),
    ...(laying ? {} : {label: messages.t('find/spread')}),
    own: {
      face: (code, illegal) => {
        const card = cardOf(code);
        const name = card ? messages.t('crown/card', {card}) : '';
        if (isCourtCard(code)) return courtFace(card, {illegal, name});
        // The lord who has laid the cards sees unturned ones in grey.
        const own = card !== null && !isUp(Number(code));
        return twoSided({
          key: `place-${code}`,
          face: card ? courtFace(card, {illegal: illegal || own, name}) : undefined,
          back: courtFace(null),
          up: card !== null,
          ...(event?.type === 'card revealed' ? {turnWait: BREATH, turn: SLOW_TURN} : {turn: TURN}),
        });
      },
      ...(isFound(view, ctx) ? {crown: (code) => (cardOf(code) === 'king' ? VERDICT : undefined)} : {}), // oxfmt-ignore
      name: (code) => {
        const card = cardOf(code);
        if (isCourtCard(code)) return messages.t('crown/card', {card: code});
        const place = messages.t('find/place', {n: Number(code) + 1});
        // A card that is about to turn is not named yet.
        const turns = event?.type === 'card revealed' && event.at === Number(code);
        return card && !turns ? `${place}, ${messages.t('crown/card', {card})}` : place;
      },
    },
  };
}

function scene(view: FindView, ctx: FindContext): Scene<FindMove, string> {
  const {messages} = ctx;
  const stops = ctx.moves.some(({type}) => type === 'stop');
  const drawn: Scene<FindMove, string> = {
    contract: contractLine(view, ctx),
    board: board(view, ctx),
    ...prompt(view, ctx),
    controls: isGuessing(view, ctx)
      ? [{id: 'go', label: messages.t('find/no-guess'), run: () => guess(view, ctx, null)}]
      : stops
        ? [{id: 'stop', label: messages.t('find/stop'), run: () => ctx.ask({type: 'stop'})}]
        : [],
    hand: spread(view, ctx),
  };
  const shows = ctx.event?.type === 'match won' || ctx.event?.type === 'card revealed';
  return view.phase === 'over' && !shows ? {...drawn, ...ending(view, ctx)} : drawn;
}

const TEMPO: Readonly<Record<FindEvent['type'], Tempo>> = {
  'lord named': 'none',
  'card laid': 'step',
  'cards presented': 'none',
  'card revealed': 'reveal',
  'another allowed': 'none',
  stopped: 'none',
  'match won': 'price',
  'game over': 'none',
};

/** A card turns and stays to be read; from the second match on the roles change first. */
function tempo(event: FindEvent): Tempo {
  return event.type === 'lord named' && event.match > 1 ? 'price' : TEMPO[event.type];
}

/** The coach marks of Find the King. */
const TIPS: readonly Tip<FindView, FindMove, FindEvent, FindMessages>[] = [
  {
    id: 'turn',
    at: 'hand',
    when: ({phase}, {asking}) => asking && phase === 'pick',
    say: (_, {t}) => [t('crown/tip/turn')],
  },
  {
    id: 'hide',
    at: 'board',
    part: '.role.lord',
    when: ({phase, lord}, {seat}) => phase !== 'over' && seat === lord,
    say: (_, {t}) => [t('crown/tip/hide')],
  },
];

/** The table module of Find the King. */
export const findTable: TableModule<FindView, FindMove, FindEvent, string> = {
  scene,
  tempo,
  lingers: mayGuess,
  ...findSpeech,
  read: fetchedReadings(() => import('./table/readings.js')),
  tips: () => TIPS,
  // No card has a reason that would tell where it lies.
  told: () => ({}),
  keyNames: {
    hand: 'key/row',
    trick: 'key/row',
    out: 'key/row',
    left: 'key/row',
    contract: 'key/asked',
    taken: null,
  },
  panels: ['log', 'rules'],
  panel: rulebookPanel(() => import('./table/guide.js')),
  styles: findStyles,
};
