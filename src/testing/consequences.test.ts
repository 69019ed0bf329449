import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {html} from 'lit';
import type {AnyTable} from '../elements/index.js';
import {catalogue, type GameEntry} from '../embed/catalogue.js';
import type {AnyView} from '../game/index.js';
import {createMessages, sharedMessages} from '../i18n/index.js';
import {defaultOptions} from '../game/options.js';
import {type Finding, search} from './consequences.fixture.js';
import {diceFrom} from './dice.js';
import {isFull} from './full.fixture.js';
import {planOf} from './plan-of.fixture.js';

/**
 * No table tells how an event ends before the cards that decide it have turned. `GSTK_GAME` names the
 * only game or family to test, and prints everything that is told too early.
 */

const only = process.env['GSTK_GAME'];

/** So many comparisons of one type of event are enough for a short run. */
const ENOUGH = 25;

/** Games whose panels a short run reads, too: those that tell most. */
const DOCKED = ['death-over-the-kingdom', 'king-omnibus'];

async function findingOf(
  entry: GameEntry,
  faulty = (table: AnyTable): AnyTable => table,
): Promise<Finding> {
  const [game, right, plan, ...catalogues] = await Promise.all([
    entry.load(),
    entry.table(),
    planOf(entry.family),
    sharedMessages.en(),
    entry.messages('en'),
    entry.deferredMessages?.('en') ?? {},
  ]);
  await right.fetchRest?.();
  const table = faulty(right);
  const {rules} = game;
  const messages = createMessages('en', ...catalogues);
  const finding: Finding = {compared: new Map(), leaks: []};
  const {min, usual, max} = entry.seats;
  const shown = {
    rules,
    table,
    messages,
    docked: isFull || only !== undefined || DOCKED.includes(entry.id),
    ...(plan.cause && {cause: plan.cause}),
    ...(plan.kind && {kind: plan.kind}),
    ...(plan.waits && {waits: plan.waits}),
  };
  for (const seats of new Set(isFull ? [usual, min, max] : [usual]))
    for (let n = 0; n < (isFull ? 60 : 20); n++) {
      const dice = diceFrom(`${entry.id} ${seats} ${n}`);
      const deal = {seats, options: defaultOptions(rules.options, seats), seed: `${n}`, moves: 60};
      await search(shown, deal, dice, finding);
      if (!isFull && Math.max(0, ...finding.compared.values()) > ENOUGH) return finding;
    }
  return finding;
}

for (const entry of catalogue) {
  if (only && only !== entry.id && only !== entry.family) continue;
  test(`${entry.id} tells nothing before it is seen`, async () => {
    const {compared, leaks} = await findingOf(entry);
    const types = new Map(leaks.map((leak) => [leak.event, leak]));
    if (only) {
      console.log(entry.id, ...[...compared].map(([type, n]) => `\n  ${type}: ${n} compared`));
      for (const {event, seat, lines} of types.values())
        console.log(
          `  ${event}, seat ${seat ?? 'none'}:\n    ${lines.join('\n    ').slice(0, 2000)}`,
        );
    }
    assert.deepEqual([...types.keys()], []);
    assert.ok(Math.max(0, ...compared.values()) > 0, 'something was compared');
  });
}

describe('the comparison', () => {
  test('has seen what reveals of every kind tell', {skip: only !== undefined}, async () => {
    const {compared} = await findingOf(catalogue[0]!);
    const reveals = ['routs settled', 'flanks turned', 'bluff decided', 'challenge answered'];
    for (const type of reveals) assert.ok(compared.has(type), type);
  });

  test('finds a panel that tells a card while it turns', {skip: only !== undefined}, async () => {
    const death = catalogue.find(({id}) => id === 'death-over-the-kingdom')!;
    const {leaks} = await findingOf(death, (table) => ({
      ...table,
      panel: (_, view: AnyView) =>
        Promise.resolve(
          html`<p>${(view as AnyView & {readonly areas: readonly unknown[]}).areas.join()}</p>`,
        ),
    }));
    assert.ok(leaks.some(({event}) => event === 'cards shown'));
  });

  test('finds a seat that pays for a card while it comes', {skip: only !== undefined}, async () => {
    const king = catalogue.find(({family}) => family === 'king')!;
    const {leaks} = await findingOf(king, (table) => ({
      ...table,
      scene: (view: AnyView, ctx) => {
        const {card} = (ctx.event ?? {}) as {readonly card?: string};
        const {points} = view as AnyView & {readonly points: readonly number[]};
        const early = points.map((score) => score - Number(card?.endsWith('H') ?? false));
        return table.scene({...view, points: early} as AnyView, ctx);
      },
    }));
    assert.ok(leaks.length > 0);
    for (const {event, lines} of leaks) {
      assert.equal(event, 'card played');
      assert.match(lines.join('\n'), /gstk-seat\d\[score\]/);
    }
  });
});
