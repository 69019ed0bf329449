import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {createMatch} from '../../../../match/index.js';
import {courtGame} from '../index.js';
import type {Saying, SpokenSaying} from '../rules/saying.js';
import type {CourtEvent, CourtView} from '../types.js';
import {
  claimOf,
  contradicted,
  isAnswer,
  isDisputed,
  openQuestion,
  turnOf,
  untruth,
} from './statements.js';

const HANDS = [['knight'], ['king'], ['dragon'], ['witch'], ['beggar']];

const am = (seat: number, title: string): SpokenSaying => ({
  seat,
  saying: {say: 'am', title} as Saying,
});
const ask = (seat: number, of: number): SpokenSaying => ({seat, saying: {say: 'ask', seat: of}});
const think = (seat: number, of: number, title: string): SpokenSaying => ({
  seat,
  saying: {say: 'think', seat: of, title} as Saying,
});
const text = (seat: number, words: string): SpokenSaying => ({
  seat,
  saying: {say: 'text', text: words},
});

const viewOf = (talk: readonly SpokenSaying[], more: object = {}): CourtView =>
  createMatch(courtGame, {
    seed: 1,
    state: {phase: 'question', hands: HANDS, talk, ...more},
  }).view(0) as CourtView;
const over = (talk: readonly SpokenSaying[], more: object = {}): CourtView =>
  viewOf(talk, {phase: 'over', accused: 3, ...more});
const lies = (view: CourtView, log?: readonly CourtEvent[]): readonly unknown[] =>
  view.talk.map((_, at) => untruth(at, {view, log}));

describe('the statements in a talk', () => {
  it('a question is open until its player speaks; that line is the answer, whatever it says', () => {
    assert.equal(openQuestion(viewOf([])), undefined);
    assert.deepEqual(openQuestion(viewOf([ask(1, 2)])), {by: 1, of: 2});
    assert.deepEqual(openQuestion(viewOf([ask(1, 2), am(3, 'Beggar')])), {by: 1, of: 2});
    const view = viewOf([ask(1, 2), ask(1, 3), text(3, 'Who asks?'), am(3, 'Knight')]);
    assert.deepEqual(openQuestion(view), {by: 1, of: 2});
    assert.deepEqual(
      view.talk.map((_, at) => isAnswer(view, at)),
      [false, false, true, false],
    );
  });

  it('a question about cards that have since been dealt again is no longer open', () => {
    const view = viewOf([ask(1, 2)], {
      uses: 1,
      past: 1,
      was: ['Witch', 'King', 'Knight', 'Dragon', 'Beggar'],
    });
    assert.equal(openQuestion(view), undefined);
  });

  it('two players who claim the same card contradict each other', () => {
    const view = viewOf([am(2, 'Knight'), am(3, 'Beggar'), am(0, 'Knight')]);
    assert.equal(contradicted(view, 2), 2);
    assert.equal(contradicted(view, 0), undefined);
    assert.deepEqual(
      [0, 2, 3, 4].map((seat) => isDisputed(view, seat)),
      [true, true, false, false],
    );
    assert.equal(claimOf(view, 3), 'Beggar');
  });

  it('a player whose claim changes contradicts himself', () => {
    const view = viewOf([am(2, 'Knight'), am(2, 'Beggar')]);
    assert.equal(contradicted(view, 1), 2);
    assert.equal(isDisputed(view, 2), true);
    assert.equal(contradicted(viewOf([am(2, 'Knight'), am(2, 'Knight')]), 1), undefined);
    const pointed = viewOf([am(2, 'Knight'), think(2, 3, 'Knight')]);
    assert.equal(contradicted(pointed, 1), 2);
    const claimed = viewOf([think(2, 3, 'Knight'), am(2, 'Knight')]);
    assert.equal(contradicted(claimed, 1), 2);
  });

  it('a mere suspicion contradicts nothing', () => {
    const view = viewOf([am(2, 'Knight'), think(3, 2, 'Dragon'), think(4, 3, 'Dragon')]);
    assert.deepEqual(
      [1, 2].map((at) => contradicted(view, at)),
      [undefined, undefined],
    );
  });

  it('no line is a lie before all cards are known, not even to the card’s holder', () => {
    assert.deepEqual(lies(viewOf([am(0, 'Beggar'), am(2, 'Knight')])), [undefined, undefined]);
  });

  it('then claims are lies, and suspicions of players who could not know are wrong', () => {
    const view = over([
      am(0, 'Knight'),
      am(2, 'Knight'),
      think(0, 3, 'Dragon'),
      think(2, 0, 'Dragon'),
      think(3, 2, 'Dragon'),
      text(2, 'I am the Knight.'),
    ]);
    assert.deepEqual(lies(view), [undefined, 'lie', 'wrong', 'lie', undefined, undefined]);
  });

  it('with three players everybody except the King knows: a wrong suspicion is a lie', () => {
    const talk = [think(0, 2, 'Knight'), think(1, 0, 'Dragon')];
    const view = over(talk, {hands: [['knight'], ['king'], ['dragon']], accused: 0});
    assert.deepEqual(lies(view), ['lie', 'wrong']);
  });

  it('lines from before the Witch acted are about the cards of that time', () => {
    const was = ['Witch', 'King', 'Knight', 'Dragon', 'Beggar'];
    const talk = [am(0, 'Knight'), am(2, 'Knight'), am(0, 'Knight')];
    const view = viewOf(talk, {uses: 1, past: 2, was});
    assert.deepEqual(lies(view), ['lie', undefined, undefined]);
  });

  it('with two shuffles, the log shows what was said between them', () => {
    const was = ['Witch', 'King', 'Knight', 'Dragon', 'Beggar'];
    const options = {witchUses: 2};
    const view = viewOf([am(2, 'Witch'), am(2, 'Witch')], {uses: 2, past: 2, was, options});
    assert.deepEqual(lies(view), [undefined, undefined]);
    const cards = ['dragon', 'king', 'witch', 'knight', 'beggar'] as const;
    const bared: CourtEvent = {type: 'cards bared', seat: 2, cards};
    const said: CourtEvent = {type: 'said', ...am(2, 'Witch')};
    assert.deepEqual(lies(view, [said, bared, said, bared]), [undefined, 'lie']);
  });

  it('the turning point of a round is a claim to another player’s card', () => {
    assert.deepEqual(turnOf(over([am(2, 'Knight'), am(0, 'Knight')])), {
      ...{kind: 'before', seat: 2, other: 0, title: 'Knight'},
    });
    assert.equal(turnOf(over([am(0, 'Knight'), am(2, 'Knight')]))?.kind, 'after');
    assert.equal(turnOf(over([am(2, 'Beggar')]))?.kind, 'alone');
    assert.deepEqual(turnOf(over([am(0, 'Knight')])), {kind: 'silent', seat: 2});
    assert.equal(turnOf(over([am(2, 'Dragon')])), undefined);
    assert.equal(turnOf(viewOf([am(2, 'Knight')])), undefined);
  });

  it('a Beggar who joined the winners is a turning point; one who joined in vain is not', () => {
    assert.deepEqual(turnOf(over([am(2, 'Knight')], {joined: 4})), {kind: 'joined', seat: 4});
    assert.equal(turnOf(over([am(2, 'Knight')], {joined: 4, accused: 2}))?.kind, 'alone');
  });
});
