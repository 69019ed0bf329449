import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {entryOf} from '../../embed/catalogue.js';
import {InvalidDataError} from '../../game/index.js';
import {
  type Challenge,
  type ChallengeResult,
  challengeSetup,
  linkChallenge,
  LINK_FAULTS,
  readChallenge,
} from '../index.js';
import {ByteWriter, toBase64} from './bytes.js';
import {writeLink} from './link-in-address.js';

/** Challenges as links, and forged links. */

const rules = await entryOf('king-simple').rules();
const result: ChallengeResult = {
  ...{name: 'Anna', won: true, undo: true, hints: false},
  ...{place: 1, total: -31, deals: [-6, 0, 2, 42, -300]},
};
const given = {
  ...{seats: 4, seat: 2, seed: 'ab-cd', level: 'expert', results: [result]},
  options: {kingsAreBoys: 'on'},
} as const;
const link = linkChallenge(rules, given);

const read = (address: string): Challenge => {
  const challenge = readChallenge(address);
  assert.ok(challenge && !('fault' in challenge), address);
  return challenge;
};

describe('a challenge', () => {
  it('holds game, seats, seed, options, level and results', () => {
    const {deal, ...told} = read(`https://a.example/b?c=d${link}`);
    assert.deepEqual(told, {game: 'king-simple', ...given});
    assert.ok(deal > 0);
    assert.match(link, /^#same=1\.[\w-]+$/);
    assert.ok(link.length < 100, link);
  });

  it('leaves out what a game does not count, and deals beyond the limit', () => {
    const bare = {name: '', won: false, undo: false, hints: true, deals: []};
    const long = {...bare, total: 7, deals: Array.from({length: 65}, () => 1)};
    const results = [bare, {...bare, place: 4}, long, result];
    const told = read(linkChallenge(rules, {...given, results})).results;
    assert.deepEqual(told, [bare, {...bare, place: 4}, {...long, deals: []}]);
  });

  it('keeps a numeric seed a number', () => {
    assert.equal(read(linkChallenge(rules, {...given, seed: 7})).seed, 7);
    assert.equal(read(linkChallenge(rules, {...given, seed: '7'})).seed, '7');
  });

  it('is played with the chosen options, in their types', () => {
    const {options} = rules;
    const numbers = options.find(({values}) => typeof values[1] === 'number');
    const wanted = numbers ? {[numbers.name]: numbers.values[1]!} : given.options;
    const setup = challengeSetup(rules, read(linkChallenge(rules, {...given, options: wanted})));
    assert.ok('options' in setup && setup.options);
    for (const [name, value] of Object.entries(wanted)) assert.equal(setup.options[name], value);
    assert.equal(setup.seed, 'ab-cd');
  });

  it('is not played by rules that deal other cards or lack the options or seats', () => {
    const outdated = {fault: LINK_FAULTS.outdated};
    const challenge = read(link);
    const other = {
      ...rules,
      setup: (...how: Parameters<typeof rules.setup>) => rules.setup(how[0], how[1], [1, 2, 3, 4]),
    };
    assert.deepEqual(challengeSetup(other, challenge), outdated);
    for (const change of [
      {options: {kingsAreBoys: 'maybe'}},
      {options: {nothing: 'on'}},
      {seats: 9},
      {seat: 4},
      {seed: 'ab-ce'},
    ])
      assert.deepEqual(challengeSetup(rules, {...challenge, ...change}), outdated);
  });

  it('is not written for a result that no link can hold', () => {
    const refused = (change: object): void =>
      assert.throws(
        () => linkChallenge(rules, {...given, ...change}),
        InvalidDataError,
        JSON.stringify(change),
      );
    refused({seed: 'x'.repeat(101)});
    refused({results: []});
    refused({options: {kingsAreBoys: 'maybe'}});
    for (const total of [0.5, NaN, 2 ** 26]) refused({results: [{...result, total}]});
  });
});

describe('a name in a challenge', () => {
  for (const [written, shown] of [
    ['  Анна \n Мария ', 'Анна Мария'],
    ['\u202eannA\u2066', 'annA'],
    ['A\u200bn\u200dn\ufeffa\u0000', 'Anna'],
    ['\ud800Ann', 'Ann'],
    ['Z' + '\u0335'.repeat(40), 'Z\u0335\u0335'],
    ['x'.repeat(300), 'x'.repeat(24)],
    ['😀'.repeat(30), '😀'.repeat(24)],
    ['\u3164\u2063', ''],
  ] as const)
    it(`${JSON.stringify(written).slice(0, 30)} is ${JSON.stringify(shown)}`, () => {
      const {results} = read(
        linkChallenge(rules, {...given, results: [{...result, name: written}]}),
      );
      assert.equal(results[0]!.name, shown);
    });
});

describe('a forged link', () => {
  for (const [what, address, fault] of [
    ['cut off', link.slice(0, -3), 'link/damaged'],
    ['with nothing in it', '#same=', 'link/damaged'],
    ['with other signs', '#same=1.%F0%9F', 'link/damaged'],
    ['of a later version', '#same=2.AAAA', 'link/newer'],
    ['without end', `#same=1.${'A'.repeat(3_001)}`, 'link/too-long'],
  ] as const)
    it(`${what}: ${fault}`, () => {
      assert.deepEqual(readChallenge(address), {fault});
    });

  it('is undefined if there is none', () => {
    for (const address of ['', '#top', '#notsame=1.AAAA', 'https://a.example/?x=same=1.A'])
      assert.equal(readChallenge(address), undefined, address);
  });

  it('is damaged or within all bounds, whatever its bytes are', () => {
    // A generator of its own, so that failures can be reproduced.
    let random = 1;
    const next = (below: number): number => {
      random = Math.imul(random ^ (random >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
      return (random >>> 0) % below;
    };
    const good = [...atob(link.slice(8).replaceAll('-', '+').replaceAll('_', '/'))]
      .map((sign) => sign.charCodeAt(0))
      .slice(0, -2);
    let opened = 0;
    for (let round = 0; round < 20_000; round++) {
      const bytes = [...good];
      for (let changes = 1 + next(4); changes > 0; changes--) {
        const at = next(bytes.length);
        if (next(4) === 0)
          bytes.splice(at, next(3), ...Array.from({length: next(4)}, () => next(256)));
        else bytes[at] = next(256);
      }
      const challenge = readChallenge(
        writeLink({key: 'same', version: 1, longest: 9_000}, Uint8Array.from(bytes)),
      );
      assert.ok(challenge);
      if ('fault' in challenge) continue;
      opened++;
      assert.ok(challenge.seat < challenge.seats && challenge.seats <= 20);
      assert.ok(challenge.results.length >= 1 && challenge.results.length <= 3);
      for (const {name, deals, place = 1, total = 0} of challenge.results) {
        assert.ok([...name].length <= 24 && !/[\p{C}]/u.test(name));
        assert.ok(deals.length <= 64 && [...deals, total, place].every(Number.isInteger));
      }
      challengeSetup(rules, challenge); // does not throw
    }
    assert.ok(opened > 100 && opened < 20_000, `${opened}`);
  });

  it('a huge count costs nothing', () => {
    const bytes = new ByteWriter().raw(Array.from({length: 2_000}, () => 255)).bytes;
    assert.deepEqual(readChallenge(`#same=1.${toBase64(bytes)}`), {fault: 'link/damaged'});
  });
});
