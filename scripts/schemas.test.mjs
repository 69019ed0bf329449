// The schemas of positions, records and events: what is real validates, and what is broken does not.
// They are made from declared types, so this also proves the declarations: every field that rules read is
// declared, has a meaning, and is seen by those of whom its declaration says so.
import Ajv from 'ajv';
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {pick, rngFrom} from '../src/cards/index.ts';
import {catalogue as all} from '../src/embed/catalogue.ts';
import {isFromOutside} from '../src/game/game-id.ts';
import {createMatch} from '../src/match/index.ts';
import {readPosition} from '../src/notation/index.ts';
import {oneOfEachEngine} from '../src/testing/full.fixture.ts';
import {fieldRows} from './reference-fields.mjs';
import {OLDER, schemasOf, seatsOf} from './schemas.mjs';
import {root} from './test-files.mjs';

const catalogue = all.filter(({id}) => !isFromOutside(id));
const MOVES = 90;
const copy = (value) => JSON.parse(JSON.stringify(value));

/** Lists of the moves of each type. */
const byType = (moves) =>
  [...new Set(moves.map(({type}) => type))].map((type) => moves.filter((one) => one.type === type));

/** Games whose matches are played with every option; the others are rows of their engine. */
const whole = oneOfEachEngine(catalogue);

/**
 * Moments of matches of a game, the usual one and one for the second value of each option: a state, its
 * views from outside and from each seat, and the match, if it is at its end.
 */
function momentsOf(entry, rules) {
  const moments = [];
  const see = (match, isEnd) =>
    moments.push({
      state: match.state,
      views: [undefined, ...Array.from({length: match.state.seats}).keys()].map((seat) =>
        match.view(seat),
      ),
      ended: isEnd ? match : undefined,
    });
  const setups = [
    {seed: 'schema', seats: entry.seats.usual},
    ...['one', 'two'].map((seed) => ({seed, seats: entry.seats.max})),
    ...rules.options.map(({name, values}) => ({seed: name, options: {[name]: values[1]}})),
  ];
  for (const setup of whole.includes(entry) ? setups : setups.slice(0, 1)) {
    const match = createMatch({rules}, setup);
    see(match);
    for (let n = 0; n < MOVES && !match.outcome; n++) {
      const seat = match.turn[0];
      // Each type of move alike: talk would go on for long.
      const {value: types, rng} = pick(rngFrom(`${setup.seed} ${n}`), byType(match.moves(seat)));
      match.play(seat, pick(rng, types).value);
      const isEnd = match.outcome || n === MOVES - 1;
      if (n % 3 === 0 || isEnd) see(match, isEnd);
    }
  }
  return moments;
}

/** The names of all fields that the rules read, as they list them when one is unknown. */
function readBy(rules) {
  try {
    rules.parsePosition({unknownField: 1});
  } catch ({message}) {
    return /expected ([\w, ]+)/.exec(message)[1].split(', ');
  }
  return assert.fail('an unknown field is read');
}

/** Positions as authors write them, from the page of the game. */
const writtenFor = (id, rules) =>
  [
    ...readFileSync(join(root, `docs/games/${id}.md`), 'utf8').matchAll(
      /<game-example(?: [\w-]+="[^"]*")*>/g,
    ),
  ].map(([tag]) => {
    const given = (name) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
    const text = given('position').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    const players = given('players');
    return readPosition(rules, text, players ? {seats: Number(players)} : {});
  });

for (const entry of catalogue) {
  const rules = await entry.rules();
  const moments = momentsOf(entry, rules);
  const schemas = schemasOf(rules);
  const ajv = new Ajv({allErrors: true});
  const validators = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, ajv.compile(schema)]),
  );
  const valid = (name, value) => {
    const validate = validators[name];
    assert.ok(validate(copy(value)), `${name}: ${ajv.errorsText(validate.errors)}`);
  };
  const broken = (name, value, what) =>
    assert.equal(validators[name](copy(value)), false, `${name} with ${what} is valid`);

  describe(`the schemas of ${entry.id}`, () => {
    it('accept what matches hold: states, views, records and events', () => {
      for (const {state, views, ended} of moments) {
        valid('position', state);
        for (const view of views.slice(0, 3)) valid('position', view);
        if (!ended) continue;
        valid('record', ended.record());
        for (const event of ended.log('host')) valid('event', event);
        for (const event of ended.log(1)) valid('event', event);
      }
    });

    it('accept what authors write', () => {
      for (const position of writtenFor(entry.id, rules)) valid('position', position);
      valid('position', {});
    });

    it('refuse what is broken', () => {
      const match = createMatch({rules}, {seed: 'broken'});
      const [seat] = match.turn;
      match.play(seat, match.moves(seat)[0]);
      const state = copy(match.state);
      broken('position', {...state, unknown: 1}, 'an unknown field');
      broken('position', {...state, seats: seatsOf(rules).max + 1}, 'too many seats');
      broken('position', {...state, turn: [seatsOf(rules).max]}, 'a seat that there is not');
      broken('position', {...state, phase: 'nowhere'}, 'another phase');
      broken('position', {...state, options: {unknown: 'on'}}, 'an unknown option');
      broken('position', [], 'a list');
      const record = match.record();
      broken('record', {...record, game: 'chess'}, 'another game');
      broken('record', {...record, moves: [...record.moves, '0:nonsense !']}, 'nonsense as a move');
      broken('record', {...record, moves: ['QH']}, 'a move without its seat');
      broken('record', {...record, moves: undefined}, 'no moves');
      broken('record', {...record, seed: undefined}, 'no beginning');
      const [event] = match.log('host');
      broken('event', {...event, type: 'nothing'}, 'an unknown type');
      broken('event', {...event, unknown: 1}, 'an unknown field');
      broken('event', {type: event.type}, 'nothing but its type');
    });

    it('refuse numbers out of bounds, as the rules do', () => {
      const {properties} = schemas.position;
      const numbers = Object.entries(properties).filter(([, one]) => one.type === 'integer');
      for (const [name, {minimum, maximum}] of numbers)
        for (const value of [minimum - 1, maximum + 1])
          if (Number.isInteger(value) && name !== 'seat') {
            broken('position', {[name]: value}, `${name} ${value}`);
            assert.throws(() => rules.parsePosition({[name]: value}), {
              name: 'InvalidPositionError',
            });
          }
    });
  });

  describe(`the fields of ${entry.id}`, () => {
    const rows = fieldRows(rules);
    const top = rows.filter(({name}) => !/[.[]/.test(name));

    it('are those that the rules read', () => {
      const names = top.map(({name}) => name);
      assert.deepEqual(names.toSorted(), readBy(rules).toSorted());
      assert.equal(new Set(names).size, names.length);
    });

    it('have a meaning', () => {
      assert.deepEqual(
        top.filter(({what}) => what === '').map(({name}) => name),
        [],
      );
    });

    it('are seen by those of whom the declaration says so', () => {
      const [differ, used] = [new Set(), new Set()];
      for (const {state, views} of moments)
        for (const {name, seen} of top) {
          if (name in OLDER || name === 'seat') continue;
          const told = views.map((view) => JSON.stringify(view[name]));
          const isAlike = told.every((one) => one === told[0]);
          if (seen === 'nobody')
            assert.ok(
              told.every((one) => one === undefined),
              `${name} is in a view`,
            );
          else if (seen === 'public') {
            assert.ok(isAlike, `${name} is declared public, but views differ: ${told.join(' | ')}`);
            if (name in state) assert.equal(told[0], JSON.stringify(state[name]), name);
          } else if (!isAlike || told[0] !== JSON.stringify(state[name])) differ.add(name);
          else if (told[0] !== '[]') used.add(name);
        }
      // A row of an engine may leave a pile empty.
      const own = top
        .filter(({name, seen}) => seen === 'own' && used.has(name))
        .map(({name}) => name);
      assert.deepEqual(
        own.filter((name) => !differ.has(name)),
        [],
        'declared as partly secret, but alike for everybody',
      );
    });
  });
}
