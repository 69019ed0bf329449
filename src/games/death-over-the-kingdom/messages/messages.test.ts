import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {before, describe, test} from 'node:test';
import {READINGS} from '../../../elements/table-module.js';
import {
  type MessageCatalogue,
  sharedMessages,
  createMessages,
  type Messages,
  playerNamed,
  readerIn,
} from '../../../i18n/index.js';
import {deckOf} from '../rules/deck.js';
import {at, begin, wander} from '../playing.fixture.js';
import {kingdomRules as rules} from '../rules.js';
import {abilityText} from '../table/ability.js';
import type {KingdomContext} from '../table/context.js';
import {asked, sentence} from '../table/speech.js';
import type {KingdomState, KingdomEvent} from '../types.js';
import {en} from './en.js';
import {ru} from './ru.js';
import {readerBefore} from '../../../testing/players.fixture.js';

/** Every event and every refusal has a message, in both languages and for every reader. */

const OWN: Readonly<Record<'en' | 'ru', MessageCatalogue>> = {en, ru};

/** A render context with the fields that messages need. */
const ctx = (messages: Messages, state: KingdomState, seat: number | undefined): KingdomContext =>
  ({
    seat,
    messages,
    players: Array.from({length: state.seats}, (_, other) =>
      other === seat
        ? readerIn(messages)
        : playerNamed(messages.lookup(`bot/${(other + state.seats - (seat ?? 0)) % state.seats}`)),
    ),
    asking: seat !== undefined && rules.turn(state).includes(seat),
    moves: seat === undefined ? [] : rules.legalMoves(state, seat),
    refuse: () => undefined,
  }) as unknown as KingdomContext;

const fine = (text: string | undefined, what: string): void => {
  if (text !== undefined)
    assert.doesNotMatch(text, /kingdom\/|undefined|NaN|\[object|null|^$/, what);
};

test('both languages have the same sentences, with the same values unless a language needs none', () => {
  assert.deepEqual(Object.keys(ru), Object.keys(en));
});

for (const locale of ['en', 'ru'] as const)
  describe(`in ${locale}`, () => {
    let messages: Messages;
    before(
      async () => (messages = createMessages(locale, await sharedMessages[locale](), OWN[locale])),
    );

    for (const [seats, options] of [
      [4, {}],
      [4, {dealerOldCard: 'discardFaceUp', dealerCut: 'private'}],
      [9, {large: 'on'}],
    ] as const)
      test(`every event of a match of ${seats}, ${JSON.stringify(options)}`, () => {
        const kinds = new Set<string>();
        let state = begin(seats, options, 'said');
        const emit = (event: KingdomEvent, then: KingdomState): void => {
          kinds.add(event.type);
          for (const seat of [0, 1, undefined])
            fine(sentence(rules.redact(event, seat)!, ctx(messages, then, seat)), event.type);
        };
        for (let n = 0; rules.turn(state).length > 0; n++) {
          const [seat] = rules.turn(state);
          const said = asked(rules.view(state, seat), ctx(messages, state, seat));
          assert.match(said, /[^?!.…][?!.]$/, said);
          assert.doesNotMatch(said, /[?!.…]\s?\./, said);
          const moves = rules.legalMoves(state, seat!);
          state = rules.apply(state, seat!, moves[(n * 7) % moves.length]!, emit);
        }
        assert.ok(kinds.size >= 14, [...kinds].join());
      });

    test('every reading, in every phase', async () => {
      const {read} = await import('../table/readings.js');
      wander(begin(5), 'read', (state) => {
        for (const seat of [0, undefined])
          for (const what of READINGS)
            fine(read(what, rules.view(state, seat), ctx(messages, state, seat)), what);
      });
    });

    test('every refusal and every ability', () => {
      for (const key of REFUSED) fine(messages.lookup(`kingdom/${key}`), key);
      for (const row of deckOf({deck: null}))
        fine(abilityText(row, messages as Messages<typeof en>), row.id);
    });
  });

test('the reader is not capitalized among names within a sentence', async () => {
  const said = {n: 2, players: readerBefore(['You', 'Otto']), winners: 2, points: 7};
  const english = createMessages('en', await sharedMessages.en(), en);
  assert.equal(english.lookup('kingdom/line/scored', said), 'A point each for you and Otto');
  assert.match(
    english.lookup('kingdom/end/say', said),
    /^7 points would be too many: with 2, you and Otto /,
  );
  const russian = createMessages('ru', await sharedMessages.ru(), ru);
  const heard = {...said, players: readerBefore(['Вы', 'Отто'])};
  assert.equal(russian.lookup('kingdom/line/scored', heard), 'По очку: вы, Отто');
});

// oxfmt-ignore
const REFUSED = [
  'choose-now', 'act-now', 'decide-now', 'dealer-cuts', 'only-dealer-cuts', 'deck-empty', 'deck-depth',
  'no-hand', 'no-ability', 'other-players', 'targets-none', 'targets-one', 'targets-two',
];

test('the positions of the README are positions', () => {
  const text = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const examples = [...text.matchAll(/```json\n([^]*?)```/g)].map(([, json]) => json!);
  assert.equal(examples.length, 4);
  const phases = examples.map((json) => at(JSON.parse(json) as object).phase);
  assert.deepEqual(phases, ['choose', 'act', 'decide', 'over']);
});
