import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {
  handFrom,
  handsFrom,
  InvalidNotationError,
  playsFrom,
  pliesFrom,
  seatFrom,
} from './index.js';

/** Texts in attributes of a page. */

const four = {seats: 4};
const said = (read: () => unknown): string => {
  try {
    read();
  } catch (error) {
    if (error instanceof InvalidNotationError) return error.message;
    throw error;
  }
  return 'is read';
};

describe('texts in attributes', () => {
  it('hands by seat, in any order, some of them unknown', () => {
    const text = 'N: S:KJ4 H:- D:Q C:10 | W: ♠A 10H H♥ ? *1'.replace('H♥', '♥Q');
    assert.deepEqual(handsFrom(text, four), [
      ['KS', 'JS', '4S', 'QD', 'TC'],
      null,
      null,
      ['AS', 'TH', 'QH', null, '*1'],
    ]);
    assert.deepEqual(handsFrom('4? | -', {seats: 2}), [[null, null, null, null], []]);
    assert.deepEqual(handsFrom('Otto: KS |\n vera: AS', {seats: 2, names: ['Vera', 'Otto']}), [
      ['AS'],
      ['KS'],
    ]);
  });

  it('one hand, plays, a seat', () => {
    assert.deepEqual(handFrom('S:A107 3?'), ['AS', 'TS', '7S', null, null, null]);
    assert.deepEqual(playsFrom('W:QH N:2♥ E:?', four), [
      {seat: 3, card: 'QH'},
      {seat: 0, card: '2H'},
      {seat: 1, card: null},
    ]);
    assert.equal(seatFrom(' w ', four), 3);
    assert.equal(seatFrom('S', {seats: 3}), 1);
    assert.equal(seatFrom('E', {seats: 7}), 4);
  });

  it('moves of any game, with marks and comments', () => {
    assert.deepEqual(pliesFrom('N:rout_left! {so} (N:"say: no"?) S:use_1+3', {seats: 2}), [
      {
        seat: 0,
        text: 'rout left',
        mark: '!',
        comment: 'so',
        variations: [{plies: [{seat: 0, text: 'say: no', mark: '?'}]}],
      },
      {seat: 1, text: 'use 1+3'},
    ]);
  });

  for (const [read, text, fault] of [
    [
      handsFrom,
      'N: KS\nX: AS',
      'line 2, column 1: "X:" has no ranks; hands are separated by a bar',
    ],
    [handsFrom, 'N: X:-', 'line 1, column 4: "X:-" is not a suit with its ranks'],
    [handsFrom, 'N: KS |\nX: AS', 'line 2, column 1: "X" is not a seat'],
    [handsFrom, 'N: S:KB', 'line 1, column 4: "S:KB" is not a suit with its ranks'],
    [handsFrom, 'KS | AS | QS | JS | TS', 'line 1, column 21: "TS" has no seat'],
    [playsFrom, 'W:QH 2H', 'line 1, column 6: "2H" is not a play; expected the form N:QS'],
    [playsFrom, 'Q:QH', 'line 1, column 1: "Q" is not a seat'],
    [pliesFrom, 'W:QH (W:2H', 'line 1, column 6: "(" is not closed'],
    [pliesFrom, 'W:QH\nQ:2H', 'line 2, column 1: "Q" is not a seat'],
  ] as const)
    it(`${JSON.stringify(text)}: ${fault}`, () => {
      assert.equal(
        said(() => read(text, four)),
        fault,
      );
    });
});
