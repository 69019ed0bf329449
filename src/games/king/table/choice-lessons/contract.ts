import type {Card} from '../../../../cards/index.js';
import {contractsOf} from '../../rules/contracts/columns.js';
import {rowOf} from '../../rules/contracts/columns.js';
import {WITH_CHOICES} from '../../rules/contracts/variants-with-choices.js';
import type {Contract, KingView} from '../../types.js';
import {kindOf} from '../contract-words.js';
import {priceOf, trickPrice} from '../prices.js';
import {inPhase, own, suggestion} from './told.js';

/** The choice of a contract, with one of those that cost as an example: what of it the reader holds. */

interface Example {
  readonly contract: Contract;
  /** What counts, as in `kindOf`. */
  readonly kind: string;
  readonly pts: number;
  /** The reader's cards that count. */
  readonly cards: readonly Card[];
}

/** A contract to avoid that is still to be had, of whose cards the reader holds most; else that of tricks. */
function exampleIn(view: KingView): Example | undefined {
  const variant = rowOf(WITH_CHOICES, view.variant);
  const spent = new Set(
    view.ordered.flatMap(({seat, contract}) => (seat === view.seat ? [contract] : [])),
  );
  const examples = contractsOf(variant, view)
    .filter(({id, terms}) => !spent.has(id) && terms.length < 3 && (terms[0]?.pts ?? 0) < 0)
    .map((contract): Example => {
      const cards = own(view).filter((card) => priceOf(card, contract) !== 0);
      const pts = cards[0] ? priceOf(cards[0], contract) : trickPrice(0, undefined, contract);
      return {contract, kind: kindOf(contract), pts, cards};
    });
  const [most] = examples.toSorted((a, b) => b.cards.length - a.cards.length);
  return most && most.cards.length > 0 ? most : examples.find(({kind}) => kind === 'trick');
}

export const contract = inPhase('order', 'ordering', [
  {
    at: 'board',
    part: '.matrix',
    say: (_, {t}) => [t('king/choice/order'), t('king/choice/order/why')],
  },
  {
    at: 'board',
    part: '.matrix .pick:not(.gains, .spent)',
    when: (view) => exampleIn(view) !== undefined,
    say(view, {t}) {
      const {kind, pts, cards} = exampleIn(view)!;
      return [
        t('king/choice/order/costs', {kind, n: -pts}),
        t('king/choice/order/held', {n: cards.length}),
      ];
    },
    points(view, {points}) {
      const {contract: shown, cards} = exampleIn(view)!;
      return {
        rings: [`.pick:has([value="${shown.id}"])`],
        cards: new Map(cards.map((card) => [card, points(priceOf(card, shown))])),
      };
    },
  },
  {
    at: 'board',
    part: '.matrix .gains',
    say: (_, {t}) => [t('king/choice/order/pays'), t('king/choice/order/most')],
  },
  suggestion,
]);
