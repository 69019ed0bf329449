import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {Seat} from '../../../game/index.js';
import {rngFrom} from '../../../cards/index.js';
import {sum} from '../playing.fixture.js';
import {kingRules} from '../rules.js';
import {type Group, groupsOf, takenBeside} from './price-groups.js';
import {priceOf} from './prices.js';
import {takenTricks} from './summary/deal-record.js';
import {playDeals, randomDeals, type ScoredDeal} from './summary/scored-deals.fixture.js';

/**
 * The priced groups of a deal come to its points in every variant, from facts that everybody may
 * know.
 */

const pointsOf = (groups: readonly Group[]): number => sum(groups.map(({pts}) => pts));

/** The first deal that is scored after a position. */
function dealAfter(id: string, position: object, viewer?: Seat): ScoredDeal {
  const [deal] = playDeals(
    id,
    kingRules(id).parsePosition(position, rngFrom('groups')),
    'groups',
    1,
    viewer,
  );
  return deal!;
}

/** The groups of a seat: `QS −13`. */
const said = ({view, variant}: ScoredDeal, seat: Seat): readonly string[] =>
  groupsOf(view, variant, seat, 'en').map(({kind, count, pts}) => `${count} ${kind} ${pts}`);

describe('the groups of a deal', () => {
  test('come to the points of each seat, in random deals of every variant and option', () => {
    const contracts = new Set<string>();
    const kinds = new Set<string>();
    for (const {id, variant, view} of randomDeals(6, 30)) {
      contracts.add(`${id} ${view.contract.id}`);
      view.sheet.at(-1)!.forEach((points, seat) => {
        const own = groupsOf(view, variant, seat, 'en');
        const what = `${id}, deal ${view.deal}, ${view.contract.id}, ${seat}`;
        assert.equal(pointsOf(own), points, what);
        for (const {kind, pts, marks} of own) {
          kinds.add(kind);
          assert.notEqual(kind, 'earlier', what);
          assert.ok(pts !== 0 && Number.isInteger(pts), what);
          assert.equal(marks.length === 0, kind === 'bid' || kind === 'away', what);
        }
      });
    }
    assert.ok(contracts.size > 90, `${contracts.size} contracts`);
    const all = 'trick|last2|both last|J|Q|K|H|KH|QS|TD|S|D|C|*|bid'.split('|');
    assert.deepEqual(
      all.filter((kind) => !kinds.has(kind)),
      [],
    );
  });

  test('come to the points of the tricks, the bid and the cards that the last holder keeps', () => {
    for (const {id, variant, view} of randomDeals(3, 20)) {
      const {contract, draws, orderer, ordered, sheet, deal, hands} = view;
      const kept = contract.draws ? (takenBeside(view, variant)?.cards ?? []) : [];
      const bid = orderer === null ? 0 : (ordered[deal - 1]?.bid ?? 0);
      const tricks = takenTricks(view, variant);
      const shown = sum(tricks.map(({points}) => points));
      const due = shown - bid + sum(kept.map((card) => priceOf(card, contract)));
      const row = sum(sheet.at(-1)!);
      if (contract.slam === row || view.away.length > 0) continue;
      assert.equal(
        row,
        due,
        `${id}, deal ${deal}, ${contract.id}, ${draws.length} ${hands.length}`,
      );
      assert.deepEqual(
        tricks.map(({number}) => number),
        tricks.map((_, at) => at + 1),
      );
    }
  });

  test('are a single one after a slam, for the player who took everything', () => {
    const suit = (name: string, ranks: string): readonly string[] =>
      [...ranks].map((rank) => rank + name);
    const hands = [
      suit('H', '23456789TJQKA'),
      ['QS', 'TD', ...suit('C', '23456789TJQ')],
      ['KC', 'AC', ...suit('D', '23456789'), ...suit('S', '234')],
      [...suit('D', 'JQKA'), ...suit('S', '56789TJKA')],
    ];
    const deal = dealAfter('king-omnibus', {turn: [0], hands, deal: 1});
    assert.deepEqual(deal.view.sheet, [[26, 0, 0, 0]]);
    const [slam, ...others] = groupsOf(deal.view, deal.variant, 0, 'en');
    assert.deepEqual(others, []);
    assert.deepEqual(slam, {
      kind: 'slam',
      count: 1,
      marks: [
        {count: 13, sign: 'H'},
        {index: 'Q', sign: 'S'},
        {index: '10', sign: 'D'},
      ],
      pts: 26,
    });
    assert.deepEqual(said(deal, 1), []);
  });

  test('name the single cards of Omnibus first, and a joker without a number', () => {
    const queens = [...randomDeals(1, 8)].filter(({id}) => id === 'king-omnibus');
    const orders = queens.flatMap(({view, variant}) =>
      view.scores.map((_, seat) =>
        groupsOf(view, variant, seat, 'en')
          .map(({kind}) => kind)
          .join(),
      ),
    );
    assert.ok(orders.some((kinds) => kinds.endsWith(',H')));
    assert.ok(orders.every((kinds) => !kinds.startsWith('H,')));
    const jokers = [...randomDeals(2, 8)].filter(({id}) => id === 'king-jokers');
    const marks = jokers.flatMap(({view, variant}) =>
      view.scores.flatMap((_, seat) =>
        groupsOf(view, variant, seat, 'en').filter(({kind}) => kind === '*'),
      ),
    );
    assert.ok(marks.length > 0);
    for (const {count, marks: drawn, pts} of marks) {
      assert.deepEqual(drawn, [count > 1 ? {count, sign: 'joker'} : {sign: 'joker'}]);
      assert.equal(pts, -20 * count);
    }
  });

  test('leave unseen tricks open, from before the match began', () => {
    const deal = dealAfter('king-simple', {
      deal: 4,
      turn: [0],
      hands: [['7H'], ['8H'], ['9S'], ['TS']],
      points: [-4, 0, -8, 0],
      tricks: [3, 0, 4, 0],
    });
    assert.deepEqual(said(deal, 0), ['1 earlier -4']);
    assert.deepEqual(said(deal, 1), ['2 H -4']);
    assert.deepEqual(said(deal, 2), ['1 earlier -8']);
    assert.deepEqual(
      takenTricks(deal.view, deal.variant).map(({number, seat, points}) => [number, seat, points]),
      [[8, 1, -4]],
    );
  });

  test('show the last two tricks by their numbers, also in a match that began with them', () => {
    const deal = dealAfter('king-simple', {
      deal: 6,
      turn: [0],
      hands: [
        ['AS', 'KS'],
        ['7H', '8H'],
        ['9S', 'TS'],
        ['7C', '8C'],
      ],
    });
    assert.deepEqual(said(deal, 0), ['7 both last -16']);
  });

  test('give the declarer the points of counting cards among the discards, and show none', () => {
    // Twelve cards, all but one counting: two of them have to go, and nobody sees which.
    const own = ['JS', 'QS', 'KH', 'AH', 'TH', '9H', '8H', '7H', 'JD', 'QD', '7S', 'JC'];
    const away = ['8H', '9H'];
    const rules = kingRules('king-atomic');
    const start = rules.parsePosition(
      {
        phase: 'talon',
        deal: 1,
        orderer: 0,
        contract: {id: 'negative-jumble'},
        hands: [own, null, null],
        shown: ['JC', '7S'],
      },
      rngFrom('away'),
    );
    const [pair] = rules.legalMoves(start, 0);
    assert.ok(pair?.type === 'discard');
    const [deal] = playDeals('king-atomic', start, 'away', 1);
    const {view} = deal!;
    assert.deepEqual(view.away, [null, null]);
    const found = groupsOf(view, deal!.variant, 0, 'en').filter(({kind}) => kind === 'away');
    assert.equal(found.length, 1, away.join());
    assert.ok(found[0]!.pts < 0);
    assert.deepEqual(found[0]!.marks, []);
    view.sheet[0]!.forEach((points, seat) =>
      assert.equal(pointsOf(groupsOf(view, deal!.variant, seat, 'en')), points),
    );
  });
});
