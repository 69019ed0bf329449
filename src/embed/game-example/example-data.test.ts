import {expect} from '@open-wc/testing';
import {until} from '../../elements/shared/until.fixture.js';
import {createMatch, type Match} from '../../match/index.js';
import {writePosition, writeRecord, writeSeat} from '../../notation/index.js';
import {repeated} from '../../testing/full.fixture.js';
import {entryOf} from '../catalogue.js';
import {inside} from './example.fixture.js';
import type {GameExample} from './game-example.component.js';
import './game-example.js';

/** A page may hand over what a table has given it: `state` as the position, `record` as the record. */

interface Shown {
  readonly html: readonly (string | undefined)[];
  readonly faults: readonly (readonly [attribute: string, message: string])[];
}

/** What an example with these properties shows and reports. */
async function shownWith(properties: object): Promise<Shown> {
  const example: GameExample = document.createElement('game-example');
  const faults: [string, string][] = [];
  example.addEventListener('gstk-example-error', ({detail: {attribute, message}}) =>
    faults.push([attribute, message]),
  );
  Object.assign(example, properties);
  document.body.append(example);
  await example.ready;
  await until(() => example.matches(':state(ready), :state(failed)'));
  const parts = ['.stage', '.said', '.record'];
  const html = parts.map((part) => inside(example).querySelector(part)?.innerHTML);
  example.remove();
  return {html, faults};
}

/** A match in which the first legal move of the seat to play has been played a number of times. */
function played(match: Match, moves: number): Match {
  for (let n = 0; n < moves; n++) {
    const [seat] = match.turn;
    if (seat !== undefined) match.play(seat, match.client(seat).moves()[0]!);
  }
  return match;
}

describe('<game-example>: what a table has given', () => {
  const GAMES = ['king-simple', 'court-ladder', 'crush-the-crown', 'king-at-court'];
  for (const id of repeated(GAMES, 2))
    it(`${id}: the state of a table as the position, its record as the record`, async () => {
      const game = await entryOf(id)!.load();
      const match = played(createMatch(game, {seed: 'data'}), 6);
      const {view} = match.client(0);
      const seat = writeSeat(0, match.state.seats);
      const text = writePosition(game.rules, view);
      const wanted = await shownWith({game: id, seat, position: text});
      expect(wanted.faults).to.deep.equal([]);
      expect(await shownWith({game: id, seat, position: view})).to.deep.equal(wanted);
      const record = match.record();
      const whole = await shownWith({record: writeRecord(game.rules, record)});
      expect([whole.faults, typeof whole.html[2]]).to.deep.equal([[], 'string']);
      expect(await shownWith({record})).to.deep.equal(whole);
    });

  it('fields as texts are read as an attribute would be', async () => {
    const given = {game: 'king', variant: 'simple', seat: 'S'};
    const wanted = await shownWith({
      ...given,
      position: 'contract: no-king; hands: S: S:AQ7 H:K8 | W: C:AKQJT; lead: S',
    });
    expect(wanted.faults).to.deep.equal([]);
    const position = {contract: 'no-king', hands: {S: 'S:AQ7 H:K8', W: 'C:AKQJT'}, lead: 'S'};
    expect(await shownWith({...given, position})).to.deep.equal(wanted);
  });

  it('data that cannot be played is reported by its field, and throws nothing', async () => {
    const position = {hands: [['QS', 'QS'], null, null, null], trick: [{seat: 9, card: 'KH'}]};
    const {faults} = await shownWith({game: 'king-simple', position});
    expect(faults).to.have.length(1);
    expect(faults[0]![0]).to.equal('position');
    expect(faults[0]![1])
      .to.match(/trick|hands/)
      .and.not.to.contain('[object');
    const record = createMatch(await entryOf('king-simple').load(), {seed: 'data'}).record();
    for (const [wrong, said] of [
      [{...record, moves: ['0:QX']}, /moves|QX/],
      [{...record, game: 'chess'}, /chess/],
      [{...record, version: 9}, /version/],
    ] as const) {
      const told = await shownWith({record: wrong});
      expect(told.faults.map(([attribute]) => attribute)).to.deep.equal(['record']);
      expect(told.faults[0]![1]).to.match(said);
    }
    const cycle: Record<string, unknown> = {};
    cycle['again'] = cycle;
    const circular = await shownWith({game: 'king-simple', position: cycle});
    expect(circular.faults.map(([attribute]) => attribute)).to.deep.equal(['position']);
  });
});
