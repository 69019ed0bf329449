import assert from 'node:assert/strict';
import type {GameEntry} from '../elements/game-entry.js';
import type {RenderContext} from '../elements/render-context.js';
import {READINGS} from '../elements/table-module.js';
import type {AnyEvent, AnyView} from '../game/index.js';
import {createMessages, type Locale, playerNamed, readerIn, sharedMessages} from '../i18n/index.js';
import {createMatch} from '../match/index.js';
import {diceFrom} from './dice.js';

/** A name that no game and no language has. */
const STRANGE = 'Zzyzx';

const nothing = (): undefined => undefined;

/**
 * Sentences about friends who have the reader's name, "You" or «Вы», are the same as about friends with
 * any other name: the reader is recognised by a flag and never by a name.
 */
export async function assertNamesAreNames(
  entry: GameEntry,
  locale: Locale,
  mostMoves: number,
): Promise<void> {
  const [game, table, ...catalogues] = await Promise.all([
    entry.load(),
    entry.table(),
    sharedMessages[locale](),
    entry.messages(locale),
    entry.deferredMessages?.(locale) ?? {},
  ]);
  const messages = createMessages(locale, ...catalogues);
  await table.fetchRest?.();
  const match = createMatch(game, {seats: entry.seats.usual, seed: 'named'});
  const reader = readerIn(messages);
  const dice = diceFrom(entry.id);
  let heard = 0;
  /** The sentences of the table for the reader in seat 0, who plays with friends of this name. */
  const said = async (
    name: string,
    event: AnyEvent | undefined,
    before: AnyView | undefined,
  ): Promise<readonly (string | undefined)[]> => {
    const client = match.client(0);
    const {view} = client;
    const moves = client.moves();
    const ctx: RenderContext = {
      players: [reader, ...Array.from({length: view.seats - 1}, () => playerNamed(name))],
      ...{seat: 0, messages, letters: 'en', deck: 'four-colour', moves, event, before},
      ...{draft: undefined, asking: moves.length > 0, log: client.log()},
      ...{origin: nothing, ask: nothing, sketch: nothing, go: nothing},
      refuse: (move) => client.refuse(move),
    };
    const readings: (string | undefined)[] = [];
    for (const reading of READINGS) readings.push(await table.read(reading, view, ctx));
    const sentence = event && table.sentence(event, ctx);
    return [sentence, ctx.asking ? table.asked(view, ctx) : undefined, ...readings];
  };
  for (let n = 0; n < mostMoves && !match.outcome; n++) {
    const before = match.view(0);
    const seat = dice.pick(match.turn);
    match.play(seat, dice.pick(match.moves(seat)));
    const event = match.log(0).at(-1);
    const [same, other] = [
      await said(reader.name, event, before),
      await said(STRANGE, event, before),
    ];
    assert.deepEqual(
      same,
      other.map((text) => text?.replaceAll(STRANGE, reader.name)),
    );
    heard += other.filter((text) => text?.includes(STRANGE)).length;
  }
  assert.ok(heard > 0, 'friends are named');
}
