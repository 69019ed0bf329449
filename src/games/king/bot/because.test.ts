import assert from 'node:assert/strict';
import {test} from 'node:test';
import {CARE, judgingRng} from '../../../analysis/index.js';
import {Judge} from '../../../bots/judge.js';
import {below, type Card} from '../../../cards/index.js';
import type {Fact} from '../../../game/index.js';
import {reviewed} from '../../../embed/reviewed.fixture.js';
import {isFull} from '../../../testing/full.fixture.js';
import {cardOf, codeOf, trumpCode} from '../kernel/codes.js';
import {codesOf} from '../kernel/bits.js';
import {judged} from '../kernel/judge.js';
import {planOf} from '../kernel/plan.js';
import {variantOf} from '../rules/contracts/variants.js';
import {isPlay, type KingMove, type KingView, type PlayMove} from '../types.js';
import {type DealWorld, playCard} from './deal-world.js';
import {Endings, isEnding} from './endings.js';
import {foresightOf} from './foresight.js';
import {likelyCard} from './policy.js';

/** Every reason of a review is counted again in the worlds that it cites, by another way of counting. */

const PLAN = {...CARE, worlds: 120, first: 20, milliseconds: Infinity};

interface Laid {
  readonly seat: number;
  readonly card: Card;
}

/** What happened in a world: the tricks, and the hand of the seat after its card. */
interface Story {
  readonly view: KingView;
  readonly choice: Card;
  readonly tricks: readonly {
    readonly laid: readonly Laid[];
    readonly winner: number;
    readonly worth: number;
    readonly left: number;
  }[];
  readonly kept: readonly Card[];
  /** The hands of the others before the card. */
  readonly others: readonly (readonly Card[])[];
  readonly slam: number;
}

/** Plays a card in a world and on, as the judge does. */
function storyOf(view: KingView, choice: Card, world: DealWorld, stream: number[]): Story {
  const {kernel: k} = world;
  const seat = view.seat!;
  const handOf = (of: number): readonly Card[] =>
    codesOf(k.dealt[of * 2]! & k.low, k.dealt[of * 2 + 1]! & k.high).map(cardOf);
  const others = view.hands.map((_, of) => (of === seat ? [] : handOf(of)));
  const tricks: Story['tricks'][number][] = [];
  let laid: Laid[] = [...view.trick];
  let ending: Endings | undefined;
  const plan = planOf(view.contract);
  const play = (code: number): void => {
    laid.push({seat: k.turn, card: cardOf(code)});
    const {due, rounds: left} = k;
    playCard(world, code);
    if (laid.length < due) return;
    tricks.push({laid, ...judged(plan, laid, left, trumpCode(view.trump)), left});
    laid = [];
  };
  play(codeOf(choice));
  const kept = handOf(seat);
  for (let decided = true; k.done === 0; decided = false) {
    if (!ending && isEnding(k, decided)) ending = new Endings(k);
    if (!ending) play(likelyCard(k, stream));
    else {
      const cards = ending.cards(k);
      play(cards.length > 1 ? cards[below(stream, cards.length)]! : cards[0]!);
    }
  }
  const slam = plan.slam === 0 ? -1 : k.claim;
  return {view, choice, tricks, kept, others, slam};
}

/** Whether a fact is true of a story. */
function isTrue({kind, ...of}: Fact, story: Story): boolean {
  const {view, choice, tricks, kept, others, slam} = story;
  const own = view.seat!;
  const plan = planOf(view.contract);
  const price = (card: Card): number => plan.points[codeOf(card)]!;
  const [first, ...later] = tricks;
  const led = first!.laid[0]!.card[1]!;
  const mine = first!.winner === own;
  const taken = tricks.filter(({winner}) => winner === own);
  const takenLater = later.filter(({winner}) => winner === own);
  const myCard = ({laid}: {readonly laid: readonly Laid[]}): Card =>
    laid.find(({seat}) => seat === own)!.card;
  const dear = takenLater.filter(({worth}) => worth < 0);
  const winning = first!.laid.find(({seat}) => seat === first!.winner)!.card;
  const counting = taken.flatMap(({laid}) => laid).filter(({card}) => price(card) !== 0).length;
  const answers: Readonly<Record<string, () => boolean>> = {
    'slam-own': () => slam === own,
    slam: () => slam === of['seat'],
    'came-from': () =>
      led === of['suit'] &&
      mine &&
      first!.laid.some(
        ({seat, card}) =>
          card === of['card'] && seat === of['seat'] && price(card) < 0 && card[1] !== led,
      ),
    came: () =>
      mine &&
      first!.laid.some(
        ({seat, card}) => card === of['card'] && seat !== own && price(card) < 0 && card[1] !== led,
      ),
    alone: () =>
      dear.some((trick) => myCard(trick) === of['card']) &&
      kept.filter((card) => card[1] === String(of['card'])[1]).length === 1,
    kept: () =>
      takenLater.some((trick) => myCard(trick) === of['card']) && price(of['card'] as Card) < 0,
    trumped: () =>
      first!.winner === of['seat'] &&
      !mine &&
      choice[1] === led &&
      led !== view.trump &&
      winning[1] === view.trump,
    unbeatable() {
      const waits = others.filter(
        (_, seat) => seat !== own && !view.trick.some((t) => t.seat === seat),
      );
      const higher = ({card}: {card: Card}): boolean =>
        card[1] === led ? codeOf(card) > codeOf(choice) : card[1] === view.trump;
      if (choice[1] !== led || view.trick.some(higher)) return false;
      return waits.every((hand) => {
        const same = hand.filter((card) => card[1] === led);
        return same.length > 0
          ? !same.some((card) => higher({card}))
          : !hand.some((card) => higher({card}));
      });
    },
    gave: () => first!.winner === of['seat'] && !mine && choice === of['card'] && price(choice) > 0,
    caught: () => taken.some(({laid}) => laid.some(({card}) => card === of['card'])),
    won: () => takenLater.some((trick) => trick.worth > 0 && myCard(trick) === of['card']),
    'low-gone': () =>
      choice[1] === of['suit'] &&
      dear.some((trick) => myCard(trick)[1] === of['suit']) &&
      kept.every((card) => card[1] !== of['suit'] || codeOf(card) > codeOf(choice)),
    stayed: () => mine && later[0]?.winner === own && later[0].worth < 0,
    late: () => taken.some(({left}) => left === of['n']),
    takes: () => mine && first!.worth > 0,
    costs: () => dear.some((trick) => myCard(trick) === of['card']),
    taken: () => mine && first!.worth < 0,
    'let-go': () => first!.winner === of['seat'] && !mine && first!.worth > 0,
    cards: () => counting >= Number(of['n']),
    tricks: () => taken.length >= Number(of['n']),
  };
  return answers[kind.replace('king/', '')]!();
}

const kinds = new Set<string>();

for (const match of [
  {id: 'king-simple', seats: 4, moves: 14 * 32},
  {id: 'king-omnibus', seats: 4, moves: 8 * 52},
  {id: 'king-threesome', seats: 3, moves: (isFull ? 10 : 4) * 30},
])
  test(`${match.id}: every slip says why, and its figures are those of the worlds`, async () => {
    const variant = variantOf(match.id);
    let slips = 0;
    for (const {decision, view, moves} of await reviewed<KingView, KingMove>(match, PLAN)) {
      const {because, move, moves: looked, verdict} = decision;
      assert.equal(because !== undefined, ['good', 'slip', 'blunder'].includes(verdict));
      if (!because || !moves.every(isPlay)) continue;
      slips++;
      kinds.add(because.fact.kind);
      const problem = foresightOf(variant).problem!(view, moves, judgingRng(view))!;
      const asked = {
        seat: 0,
        choices: moves.map((one) => problem.choiceOf(one)),
        made: problem.choiceOf(move),
      };
      const judge = new Judge(problem, asked, PLAN, [...judgingRng(view)]);
      while (!judge.done) judge.advance();
      const count = (card: Card): number => {
        let times = 0;
        for (let place = 0; place < because.worlds; place++) {
          const {world, stream} = judge.worldOf(place);
          if (isTrue(because.fact, storyOf(view, card, world as DealWorld, stream))) times++;
        }
        return times;
      };
      if (because.fact.kind === 'cost') {
        const [made, best] = [
          judge.broughtBy(asked.made),
          judge.broughtBy(problem.choiceOf(looked[0]!.move)),
        ];
        assert.equal(because.times, made.filter((one, at) => one < best[at]!).length);
        continue;
      }
      const told = [count((move as PlayMove).card), count((looked[0]!.move as PlayMove).card)];
      assert.deepEqual([because.times, because.instead], told, JSON.stringify(because));
    }
    assert.ok(slips >= 5, `${slips} slips`);
  });

test('reasons are of many kinds, and few are mere counts', () => {
  assert.ok(kinds.size >= 8, [...kinds].join(' '));
});
