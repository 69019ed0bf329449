import {pick, type Rng, rngFrom, roll} from '../../../cards/index.js';
import type {Bot, Choice, Question, Seat} from '../../../game/index.js';
import {type CourtCard, DECK} from '../rules/deck.js';
import {claimable, dragonOdds, publicOdds, shownShare, suspects} from './bot/belief.js';
import {holderOf, seatsOf} from './rules/round.js';
import {type Saying, type Title, titleOf} from './rules/saying.js';
import type {CourtMove, CourtView} from './types.js';

/**
 * The bots. The Wise tell the truth, the Wicked claim to be wise or the Witch, and all judge with
 * the same table (`belief.ts`). The King chooses at random between suspects that are about equal.
 */

type Ask = Question<CourtView, CourtMove>;
type Answer = Choice<CourtMove>;

/** The most lines of a player who is not asked, then of all players together. */
const OWN = 3;
const ALL = 40;
/** The most questions to a player who does not answer like an honest one. */
const AGAIN = 4;
/** The odds at which the King stops asking. */
const SURE = 0.9;
/** How often, by number of players, the dealt Witch loses after a new deal, from 800 rounds each. */
const LOST: Readonly<Record<number, number>> = {4: 0.62, 5: 0.56};

/** Odds in percent, by seat; `null` for the King. */
const percent = (view: CourtView, odds: readonly number[]): readonly (number | null)[] =>
  odds.map((one, seat) => (view.hands[seat]?.[0] === 'king' ? null : Math.round(one * 100)));

const because = (view: CourtView, key: string): NonNullable<Answer['why']> => ({
  key: `court/why/${key}`,
  odds: percent(view, dragonOdds(view)),
});

const lot = (rng: Rng, chance: number): boolean => roll(rng, 1000).value < chance * 1000;

const sayingsOf = ({talk, past}: CourtView, seat: Seat): readonly Saying[] =>
  talk.slice(past).flatMap((line) => (line.seat === seat ? [line.saying] : []));

const claimOf = (view: CourtView, seat: Seat): Title | undefined =>
  sayingsOf(view, seat).find((saying) => saying.say === 'am')?.title;

/**
 * The card that this seat claims to be; a claim never changes. The Wise tell the truth; the Wicked
 * claim a wise card or the Witch's, by lot.
 */
function claim(view: CourtView, seat: Seat, rng: Rng): Answer {
  const own = view.hands[seat]![0]!;
  const event = claimOf(view, seat);
  if (DECK[own].team === 'wise')
    return {
      move: {type: 'say', say: 'am', title: event ?? titleOf(own)},
      why: because(view, 'truth'),
    };
  const shows = view.seats > 3 && lot(rngFrom(`${rng.join()} shows`), shownShare(own));
  const title = event ?? (shows ? 'Witch' : titleOf(pick(rng, claimable(view)).value));
  const why = title !== 'Witch' ? 'lie' : own === 'witch' ? 'decoy' : 'disguise';
  return {move: {type: 'say', say: 'am', title}, why: because(view, why)};
}

/** Whom a Wicked player names as the Dragon: anybody, but the Witch nobody who may well be the Dragon. */
function decoys(view: CourtView, own: CourtCard, others: readonly Seat[]): readonly Seat[] {
  if (own !== 'witch') return others;
  const near = suspects(dragonOdds(view), others);
  const far = others.filter((seat) => !near.includes(seat));
  return far.length > 0 ? far : others;
}

/** The seat that this player suspects aloud: the Wise mean it, the Wicked name another. */
function suspicion(view: CourtView, seat: Seat, rng: Rng): Answer {
  const king = holderOf(view, 'king');
  const others = seatsOf(view).filter((one) => one !== seat && one !== king);
  const own = view.hands[seat]![0]!;
  const wicked = DECK[own].team === 'wicked';
  const {looked} = view;
  const seen = looked?.by === seat && looked.at !== king ? looked.at : undefined;
  const card = seen === undefined ? undefined : view.hands[seen]![0];
  if (!wicked && seen !== undefined && card) {
    const move = {type: 'say', say: 'think', seat: seen, title: titleOf(card)} as const;
    return {move, why: because(view, 'saw')};
  }
  const whom = wicked ? decoys(view, own, others) : suspects(dragonOdds(view), others);
  const of = pick(rng, whom).value;
  return {
    move: {type: 'say', say: 'think', seat: of, title: 'Dragon'},
    why: because(view, wicked ? 'divert' : 'suspect'),
  };
}

/**
 * The probability, as far as this seat can tell, that the King would accuse the Dragon now: he
 * decides from what everybody knows.
 */
function peril(view: CourtView, seat: Seat): number {
  const king = holderOf(view, 'king');
  const others = seatsOf(view).filter((one) => one !== king);
  // The King has yet to ask players who have claimed nothing, which may change the odds.
  if (others.some((one) => one !== seat && claimOf(view, one) === undefined)) return 0;
  const odds = dragonOdds(view);
  const first = suspects(publicOdds(view), others);
  return first.reduce((sum, one) => sum + odds[one]!, 0) / first.length;
}

/** The next line of a player who is not the King. */
function speak(view: CourtView, seat: Seat, rng: Rng, moves: readonly CourtMove[]): Answer {
  const mine = sayingsOf(view, seat);
  const last = view.talk.slice(view.past).at(-1);
  const asked = last?.saying.say === 'ask' && last.saying.seat === seat;
  const silent: Answer = {move: {type: 'pass'}, why: because(view, 'enough')};
  if (moves.some(({type}) => type === 'witch') && peril(view, seat) > LOST[view.seats]!)
    return {move: {type: 'witch'}, why: because(view, 'witch')};
  if (asked && mine.length < 4 * OWN) return claim(view, seat, rng);
  if (view.talk.length >= ALL || mine.length >= OWN) return silent;
  // Nobody likes to speak first, but nobody likes to be the only one without a claim either.
  if (claimOf(view, seat) === undefined) return lot(rng, 0.4) ? claim(view, seat, rng) : silent;
  const accused = last?.saying.say === 'think' && last.saying.seat === seat;
  const pointed = mine.some(({say}) => say === 'think');
  return !pointed && lot(rng, accused ? 0.8 : 0.35) ? suspicion(view, seat, rng) : silent;
}

/**
 * Players to ask once more: those who answer like liars, until they repeat an answer. A player who
 * claims the same card as another may be one; honest players and consistent liars repeat themselves.
 */
function dubious(view: CourtView, king: Seat): readonly Seat[] {
  const wise: readonly string[] = claimable(view).map(titleOf);
  const claims = seatsOf(view).map((seat) =>
    sayingsOf(view, seat).flatMap((one) => (one.say === 'am' ? [one.title] : [])),
  );
  const asked = sayingsOf(view, king).flatMap((one) => (one.say === 'ask' ? [one.seat] : []));
  return seatsOf(view).filter((seat) => {
    const mine = claims[seat]!;
    const times = asked.filter((one) => one === seat).length;
    const [title] = mine;
    if (title === undefined || times >= AGAIN || times > mine.length) return false;
    const odd = mine.some((one) => one !== title || !wise.includes(one));
    const rival = claims.some((of, other) => other !== seat && of.includes(title));
    return odd || (rival && mine.length < 2);
  });
}

/** The King asks players who are silent or dubious, and ends the talk when nobody adds a line. */
function question(view: CourtView, king: Seat, rng: Rng): Answer {
  const end: Answer = {move: {type: 'end'}, why: because(view, 'end')};
  if (view.talk.length >= ALL) return end;
  const asked = sayingsOf(view, king).flatMap((one) => (one.say === 'ask' ? [one.seat] : []));
  const open = seatsOf(view).filter(
    (seat) => seat !== king && !asked.includes(seat) && claimOf(view, seat) === undefined,
  );
  const doubt = open.length === 0 && Math.max(...dragonOdds(view)) < SURE;
  const whom = doubt ? dubious(view, king) : open;
  if (whom.length > 0) {
    const move = {type: 'say', say: 'ask', seat: pick(rng, whom).value} as const;
    return {move, why: because(view, doubt ? 'again' : 'ask')};
  }
  const others = view.turn.some((seat) => seat !== king);
  return others ? {move: {type: 'pass'}, why: because(view, 'listen')} : end;
}

/** Accuses the most likely Dragon, or one of several at random. */
function accuse(view: CourtView, king: Seat, rng: Rng): Answer {
  const others = seatsOf(view).filter((seat) => seat !== king);
  const odds = dragonOdds(view);
  const seat = pick(rng, suspects(odds, others)).value;
  return {move: {type: 'accuse', seat}, why: because(view, 'accuse')};
}

/** The Beggar joins the team that is about to win. */
function answer(view: CourtView, moves: readonly CourtMove[]): Answer {
  const may = moves.some(({type}) => type === 'join');
  if (!may) return {move: {type: 'pass'}, why: {key: 'court/why/not-beggar'}};
  const join = dragonOdds(view)[view.accused!]! < 0.5;
  return {move: {type: join ? 'join' : 'pass'}, why: because(view, join ? 'join' : 'stay')};
}

/** The bot. It knows its card and the talk, and lies if it is wicked. */
export const courtBot: Bot<CourtView, CourtMove> = {
  choose({view, moves, rng}: Ask): Answer {
    const seat = view.seat!;
    switch (view.phase) {
      case 'question':
        return view.hands[seat]![0] === 'king'
          ? question(view, seat, rng)
          : speak(view, seat, rng, moves);
      case 'peek': {
        const king = holderOf(view, 'king');
        const at = seatsOf(view).filter((one) => one !== seat && one !== king);
        const move = {type: 'look', seat: pick(rng, at).value} as const;
        return {move, why: {key: 'court/why/look'}};
      }
      case 'accuse':
        return accuse(view, seat, rng);
      case 'joining':
        return answer(view, moves);
      default:
        return {move: moves[0]!};
    }
  },
};
