import {pick, rngFrom} from '../../../../cards/index.js';
import type {Bot, Choice, Question, Seat} from '../../../../game/index.js';
import {DECK} from '../../rules/deck.js';
import {courtBot} from '../bot.js';
import {seatsOf, titlesOf} from '../rules/round.js';
import {titleOf} from '../rules/saying.js';
import type {CourtMove, CourtView} from '../types.js';

type Ask = Question<CourtView, CourtMove>;

/**
 * A beginner weighs nothing and forgets its own claims: a Wicked one that is asked again may claim
 * another card. The King accuses the player whom most players named last, and the Beggar follows
 * that, too.
 */
export const courtBeginner: Bot<CourtView, CourtMove> = {
  choose(question) {
    const {view, moves} = question;
    if (view.phase === 'accuse') return accuses(question);
    const join = moves.find(({type}) => type === 'join');
    if (view.phase === 'joining' && join)
      return namedBy(view)[view.accused!] === 0
        ? because('doubts', join)
        : because('trusts', {type: 'pass'});
    return lies(question);
  },
};

const because = (key: string, move: CourtMove): Choice<CourtMove> => ({
  move,
  why: {key: `court/why/${key}`},
});

/** By seat, the number of players whose last suspicion named it as the Dragon. */
function namedBy(view: CourtView): readonly number[] {
  const last = new Map<Seat, Seat>();
  for (const {seat, saying} of view.talk.slice(view.past))
    if (saying.say === 'think' && saying.title === 'Dragon') last.set(seat, saying.seat);
  const all = [...last.values()];
  return seatsOf(view).map((seat) => all.filter((one) => one === seat).length);
}

/** The King follows the others, or picks anybody if nobody was named. */
function accuses({view, rng}: Ask): Choice<CourtMove> {
  const named = namedBy(view);
  const others = seatsOf(view).filter((seat) => seat !== view.seat);
  const most = Math.max(...others.map((seat) => named[seat]!));
  const whom = others.filter((seat) => named[seat] === most);
  return because(most > 0 ? 'named' : 'unnamed', {type: 'accuse', seat: pick(rng, whom).value});
}

/** Talks like the usual bot, except that a Wicked player claims any other card each time. */
async function lies(question: Ask): Promise<Choice<CourtMove>> {
  const {view, rng} = question;
  const usual = await courtBot.choose(question);
  const own = view.hands[view.seat!]![0]!;
  if (usual.move.type !== 'say' || usual.move.say !== 'am' || DECK[own].team !== 'wicked')
    return usual;
  const titles = titlesOf(view).filter((title) => title !== titleOf(own) && title !== 'King');
  return because('another', {...usual.move, title: pick(rngFrom(rng.join()), titles).value});
}
