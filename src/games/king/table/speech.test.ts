import assert from 'node:assert/strict';
import {before, describe, it} from 'node:test';
import {contextOf, matchOf, playOn, tableOf, voice} from '../../../testing/king-table.fixture.js';
import type {KingContext} from './context.js';
import {kingTable} from '../table.js';
import type {Card} from '../../../cards/index.js';
import type {KingEvent, Played} from '../types.js';
import {variantOf} from '../rules/contracts/variants.js';

/** The sentences that a King table says to its reader and tells the page. */

describe('the table of King says', () => {
  let messages: KingContext['messages'];
  const table = kingTable(variantOf('king-simple'));
  before(async () => {
    messages = await voice('en');
  });

  it('the leader of a deal, and its goal', () => {
    const match = matchOf('king-simple');
    const [dealt] = match.log(0);
    const said = table.sentence(dealt!, contextOf(messages, match));
    assert.match(said ?? '', /^Deal 1\. No tricks: each −2\. (You lead|\w+ leads)\.$/);
  });

  it('a card and a trick in few words', () => {
    const match = matchOf('king-simple');
    const ctx = contextOf(messages, match);
    const event = (one: KingEvent): string | undefined => table.sentence(one, ctx);
    assert.equal(event({type: 'card played', seat: 1, card: 'KS'}), 'Otto: king of spades.');
    assert.equal(event({type: 'card played', seat: 0, card: 'QH'}), 'You: queen of hearts.');
    assert.equal(event({type: 'trick taken', seat: 0, trick: [], points: -4}), 'Trick to you: −4.');
    assert.equal(event({type: 'trick taken', seat: 3, trick: [], points: 0}), 'Trick to Vera.');
    assert.equal(
      event({type: 'play ended', early: true}),
      'All that counts is taken. The deal ends.',
    );
    assert.equal(event({type: 'play ended', early: false}), undefined);
    assert.equal(event({type: 'game over', winners: [0]}), 'You win.');
    assert.equal(event({type: 'game over', winners: [1, 2]}), 'Otto and Nora win.');
  });

  it('that the queen fell to the reader, or was given to another player', () => {
    const variant = variantOf('king-omnibus');
    const match = matchOf('king-omnibus');
    const trick = (seat: number, queen: number): readonly Played[] =>
      [0, 1, 2, 3].map((one) => ({
        seat: one,
        card: one === queen ? 'QS' : one === seat ? 'AS' : (`${one + 2}S` as Card),
      }));
    const said = (seat: number, queen: number): string | undefined => {
      const event: KingEvent = {type: 'trick taken', seat, trick: trick(seat, queen), points: -13};
      const ctx = contextOf(messages, match, {event, before: match.view(0)});
      return kingTable(variant).sentence(event, ctx)?.split('.')[0];
    };
    assert.equal(said(0, 1), 'The queen is yours: −13');
    assert.equal(said(1, 0), 'You gave Otto the queen: −13');
    assert.equal(said(1, 2), 'Trick to Otto: the queen, −13');
  });

  it('once, that the last two tricks count', () => {
    const match = matchOf('king-simple');
    const said: string[] = [];
    let before = match.view(0);
    match.client(0).subscribe((updates) => {
      for (const {event, view} of updates) {
        const ctx = contextOf(messages, match, {event, before});
        if (event.type === 'trick taken' && before.contract.id === 'no-last-two')
          said.push(table.sentence(event, ctx) ?? '');
        before = view;
      }
    });
    playOn(match, () => match.state.deal === 7);
    assert.equal(said.length, 8);
    const counts = said.map((sentence) => sentence.includes('Trick 7 of 8 counts.'));
    assert.deepEqual(counts, [false, false, false, false, false, true, false, false]);
  });

  it('who takes a trick once its last card has landed', () => {
    const match = matchOf('king-simple');
    let last = match.view(0);
    const said: string[] = [];
    match.client(0).subscribe((updates) => {
      for (const {event, view} of updates) {
        last = view;
        const {say} = table.scene(view, contextOf(messages, match, {event}));
        const strings = (say as {readonly strings?: readonly string[]}).strings ?? [];
        if (last.trick.length === last.seats || event.type === 'trick taken')
          said.push(`${event.type}: ${strings.join('').includes('landing') ? 'later' : 'at once'}`);
      }
    });
    playOn(match, () => match.state.played.length === 2);
    assert.deepEqual([...new Set(said)], ['card played: later', 'trick taken: at once']);
  });

  it('why a card took the trick, in games with choices too', async () => {
    for (const [locale, why] of [
      ['en', /^The \w+ was highest$/],
      ['ru', /^Старшая карта: [А-Яа-я]+$/],
    ] as const) {
      const domino = tableOf('king-domino');
      const words = await voice(locale, 'king-domino');
      const match = matchOf('king-domino');
      const said: unknown[] = [];
      match.client(0).subscribe((updates) => {
        for (const {event, view} of updates)
          if (event.type === 'trick taken')
            said.push(domino.scene(view, contextOf(words, match, {event})).why);
      });
      playOn(match, () => match.state.played.length === 2);
      assert.ok(said.length > 0);
      for (const one of said) assert.match(String(one), why);
    }
  });

  it('once, the number of cards that another player draws', async () => {
    const domino = tableOf('king-domino');
    const words = await voice('en', 'king-domino');
    const match = matchOf('king-domino');
    let before = match.view(0);
    const said: (string | undefined)[] = [];
    const drawn: number[] = [];
    match.client(0).subscribe((updates) => {
      for (const {event, view} of updates) {
        const ctx = contextOf(words, match, {event, before});
        if (event.type === 'card drawn' && event.seat !== 0) {
          const sentence = domino.sentence(event, ctx);
          if (event.next === 'drawing') assert.equal(sentence, undefined);
          else {
            said.push(sentence);
            drawn.push(view.draws.findLast(({seat}) => seat === event.seat)!.cards);
          }
        }
        before = view;
      }
    });
    playOn(match, () => match.state.deal === 6);
    assert.ok(drawn.some((n) => n > 1));
    for (const [at, sentence] of said.entries())
      assert.match(sentence ?? '', new RegExp(`^\\w+ drew ${drawn[at]!}\\.$`));
  });

  it('a score: the reader’s points, total and place', () => {
    const match = matchOf('king-simple');
    const scored = (points: number[], totals: number[], slam: number | null = null): string =>
      table.sentence(
        {type: 'deal scored', deal: 2, points, totals, slam},
        contextOf(messages, match),
      )!;
    assert.equal(
      scored([-4, 0, -8, -4], [-6, -2, -8, -16]),
      'Deal over. You −4, total −6, second of four.',
    );
    assert.equal(
      scored([26, 0, 0, 0], [20, -2, -8, -16], 0),
      'You took everything that counts. Deal over. You +26, total +20, first of four.',
    );
  });

  it('the end: the winner, and the reader’s place', () => {
    const match = matchOf('king-simple');
    const view = {...match.view(0), scores: [-17, -102, 31, 4]};
    const over: KingEvent = {type: 'game over', winners: [2]};
    const said = (more: Partial<KingContext> = {}): string | undefined =>
      table.sentence(over, contextOf(messages, match, {event: over, before: view, ...more}));
    assert.equal(said(), 'Nora wins. You came third.');
    assert.equal(said({seat: undefined}), 'Nora wins.');
    assert.equal(said({event: undefined}), 'Nora wins.');
  });

  it('the same events to an onlooker, with names only', () => {
    const match = matchOf('king-simple');
    const ctx = contextOf(messages, match, {seat: undefined, moves: [], asking: false});
    const said = table.sentence(
      {type: 'deal scored', deal: 1, points: [-4, 0, 0, -2], totals: [-4, 0, 0, -2], slam: null},
      ctx,
    );
    assert.ok(said?.includes('Otto 0'), said);
    assert.equal(table.scene(match.view(), ctx).hand, undefined);
  });

  it('to the page: each event as a page event, with the deal and the trick that it belongs to', () => {
    const match = matchOf('king-simple');
    const heard: {name: string; detail: Readonly<Record<string, unknown>>}[] = [];
    match.client(0).subscribe((updates) => {
      for (const {event, view} of updates) {
        const sent = table.publicEvent(event, view);
        if (sent) heard.push(sent);
      }
    });
    playOn(match, () => match.state.deal === 2);
    const names = heard.map(({name}) => name);
    assert.equal(names.filter((name) => name === 'gstk-card-played').length, 32);
    assert.equal(names.filter((name) => name === 'gstk-trick-taken').length, 8);
    assert.deepEqual(names.slice(-2), ['gstk-deal-scored', 'gstk-deal-started']);
    assert.deepEqual(heard.at(-1)!.detail, {deal: 2});
    for (const {name, detail} of heard)
      if (name === 'gstk-card-played' || name === 'gstk-trick-taken') {
        assert.equal(detail['deal'], 1);
        assert.ok(Number(detail['trick']) >= 1 && Number(detail['trick']) <= 8);
      }
  });
});
