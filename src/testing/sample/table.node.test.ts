import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMatch} from '../../match/index.js';
import {type MessageCatalogue, sharedMessages, createMessages} from '../../i18n/index.js';
import {READINGS} from '../../elements/scene.js';
import {game, type Move} from './index.js';
import {table} from './table.js';
import {en} from './messages/en.js';
import {ru} from './messages/ru.js';

const voices: Readonly<Record<keyof typeof sharedMessages, MessageCatalogue>> = {en, ru};

for (const [locale, own] of Object.entries(voices))
  test(`the table has every sentence in ${locale}, for every viewer and event`, async () => {
    const messages = createMessages(
      locale,
      await sharedMessages[locale as keyof typeof sharedMessages](),
      own,
    );
    const match = createMatch(game, {seats: 3, seed: 1, options: {trump: 'H'}});
    const heard: string[] = [];
    const look = async (
      seat: number | undefined,
      event = match.log().at(-1),
      before = match.view(seat),
    ): Promise<void> => {
      const client = match.client(seat);
      const ctx = {
        ...{seat, messages, letters: 'en', deck: 'four-colour' as const, event, before},
        names: [messages.t('you'), 'Otto', 'Nora'],
        origin: () => undefined,
        asking: client.moves().length > 0,
        moves: client.moves(),
        refuse: (move: Move) => client.refuse(move),
        ask: () => undefined,
        draft: undefined,
        sketch: () => undefined,
        go: () => undefined,
      };
      const scene = table.scene(client.view, ctx);
      const why = scene.hand?.cards.map((card) => card && scene.hand?.why(card));
      heard.push(String(scene.say), String(scene.why), ...(why ?? []).map(String));
      heard.push(table.asked(client.view, ctx));
      if (event) heard.push(table.sentence(event, ctx) ?? '', table.tempo(event, client.view));
      for (const reading of READINGS)
        heard.push((await table.read(reading, client.view, ctx)) ?? '');
    };
    while (!match.outcome) {
      for (const seat of [0, 1, undefined]) await look(seat);
      match.play(match.turn[0]!, match.moves(match.turn[0]!)[0]);
    }
    await look(0);
    await look(undefined);
    assert.doesNotMatch(heard.join('\n'), /high-card\/|game\/|say\/|NaN|\[object|null\./);
  });

test('both languages have the same messages', () => {
  assert.deepEqual(Object.keys(ru), Object.keys(en));
});
