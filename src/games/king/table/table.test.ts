import {expect} from '@open-wc/testing';
import {nothing, render} from 'lit';
import type {Card} from '../../../cards/index.js';
import type {Scene} from '../../../elements/scene.js';
import {READINGS} from '../../../elements/table-module.js';
import {
  contextOf,
  type KingMatch,
  matchOf,
  NAMES,
  playOn,
  tableOf,
  voice,
} from '../../../testing/king-table.fixture.js';
import {hardest, isFull, repeated} from '../../../testing/full.fixture.js';
import type {KingContext} from './context.js';
import {kingTable} from '../table.js';
import type {KingMove, KingEvent, KingView} from '../types.js';
import {VARIANTS, variantOf} from '../rules/contracts/variants.js';

/** What decides a match of fourteen deals. */
const AFTER = 'After 14 deals the highest total wins';

/**
 * The places in which the parts of a scene are rendered, again only if they differ, as in a table.
 */
const boxes = {
  contract: document.createElement('div'),
  say: document.createElement('div'),
  why: document.createElement('div'),
  board: document.createElement('div'),
  stage: document.createElement('div'),
};

/** The picture of a King table, from views alone. */
const text = (template: unknown, box = document.createElement('div')): string => {
  render(template ?? nothing, box);
  return box.textContent.replaceAll(/\s+/g, ' ').trim();
};

const prompt = ({say, why}: Scene): string => `${text(say, boxes.say)} | ${text(why, boxes.why)}`;

/** Expects a text without bare keys and without missing values. */
const expectWords = (said: string, what: string): void => {
  expect(said, what).not.to.match(/\w+\/\w+|undefined|NaN|null|\[object/);
};

describe('the table of King', () => {
  const matches = VARIANTS.flatMap(({id, tables}) =>
    // The largest number of players first.
    repeated(Object.keys(tables).map(Number).toReversed()).map((seats) => ({id, seats})),
  );
  /** Games with questions of their own; the others ask for cards only. */
  const asking = ['king-custom', 'king-trade'];
  for (const [locale, shown] of [
    ['ru', hardest(matches, ...asking)],
    ['en', repeated(matches)],
  ] as const)
    for (const {id, seats} of shown)
      it(`${id}, ${seats} players, ${locale}: has a sentence for every event of a whole match`, async function () {
        this.timeout(240_000);
        const messages = await voice(locale, id);
        const table = tableOf(id);
        const match = matchOf(id, {seats});
        const client = match.client(0);
        const said = new Set<string>();
        const look = (view: KingView, more: Partial<KingContext>): void => {
          const ctx = contextOf(messages, match, {asking: view.turn[0] === 0, ...more});
          const scene = table.scene(view, ctx);
          expectWords(
            `${text(scene.contract, boxes.contract)} ${prompt(scene)} ${text(scene.board, boxes.board)} ${text(scene.stage, boxes.stage)}`,
            view.phase,
          );
          for (const {label} of scene.controls) expectWords(label, 'a button');
          if (more.event) {
            const sentence = table.sentence(more.event, ctx);
            if (sentence) {
              expectWords(sentence, more.event.type);
              said.add(more.event.type);
            }
            expect(table.tempo(more.event, view)).to.be.a('string');
          } else expectWords(table.asked(view, ctx), 'asked');
        };
        const beats: {event: KingEvent; view: KingView}[] = [];
        client.subscribe((heard) => beats.push(...heard));
        for (let move = 0; match.turn.length > 0 && move < 600; move++) {
          const seat = match.turn[0]!;
          if (seat === 0 && (isFull || client.view.played.length % 4 === 0)) look(client.view, {});
          match.play(seat, match.moves(seat)[0]);
          for (const {event, view} of beats.splice(0)) {
            // Every fourth trick stands for those in between.
            if (isFull || event.type !== 'card played' || view.played.length % 4 === 0)
              look(view, {event});
          }
          if (move % 40 === 20) {
            const ctx = contextOf(messages, match);
            for (const what of READINGS)
              expectWords((await table.read(what, client.view, ctx)) ?? '', what);
            for (const panel of ['this-deal', 'scores', 'rules'] as const)
              expectWords(text(await table.panel(panel, client.view, ctx)), panel);
          }
        }
        expect([...said]).to.include.members(['card played', 'trick taken', 'deal scored']);
      });

  it('tells who takes a trick only when its last card lies there', async () => {
    const messages = await voice('en');
    const match = matchOf('king-simple');
    const table = kingTable(variantOf('king-simple'));
    const beats: {event: KingEvent; view: KingView}[] = [];
    match.client(0).subscribe((heard) => beats.push(...heard));
    playOn(match, () => match.state.played.length === 2);
    const waits = (wanted: (event: KingEvent, view: KingView) => boolean): readonly boolean[] =>
      beats
        .filter(({event, view}) => wanted(event, view))
        .map(({event, view}) => {
          const {say} = table.scene(view, contextOf(messages, match, {event, asking: false}));
          expect(text(say, boxes.say)).to.match(/^Trick to /);
          return boxes.say.querySelector('.landing') !== null;
        });
    const last = ({type}: KingEvent, {turn}: KingView): boolean =>
      type === 'card played' && turn.length === 0;
    expect(waits(last)).to.deep.equal([true, true]);
    expect(waits(({type}) => type === 'trick taken')).to.deep.equal([false, false]);
    const rules = table.styles.map(({cssText}) => cssText).join('');
    expect(rules).to.match(/\.landing \{\s*animation: king-landing 1ms calc\(220ms/);
  });

  describe('asks', () => {
    let messages: KingContext['messages'];
    before(async () => (messages = await voice('en')));

    /** Seat 0 is asked; the others' cards are drawn. */
    const asked = (
      state: object,
      id = 'king-simple',
    ): {scene: Scene<KingMove>; match: KingMatch} => {
      const match = matchOf(id, {state});
      return {
        match,
        scene: kingTable(variantOf(id)).scene(match.view(0), contextOf(messages, match)),
      };
    };
    const hand = (cards: string): (readonly string[] | null)[] => [
      cards.split(' '),
      null,
      null,
      null,
    ];

    it('for a lead', () => {
      const {scene} = asked({deal: 1, turn: [0], hands: hand('AS KS 7H 8H 9D TD JC QC')});
      expect(prompt(scene)).to.equal(`Your lead | Any card may be led. ${AFTER}`);
    });

    it('for the first lead of a deal, and says how the match ends', () => {
      const {scene} = asked({deal: 1, turn: [0]}, 'king-omnibus');
      expect(prompt(scene)).to.equal(
        'Your lead | Any card may be led. The match ends at −100; the highest total wins',
      );
    });

    it('for a lead in a match of one deal, and says nothing of totals', () => {
      const {scene} = asked({deal: 1, turn: [0], options: {length: 'deal'}});
      expect(prompt(scene)).to.match(/^Your lead \| [^.]+$/);
    });

    it('for the suit that was named, with the price of each of its cards in the top line', () => {
      const state = {orderer: 2, contract: {id: 'no-clubs'}, turn: [0]};
      const {scene} = asked(state, 'king-trade');
      expect(text(scene.contract)).to.contain('13× −1 each');
    });

    it('for a lead without hearts, and says why a heart may not be led', () => {
      const {scene} = asked({deal: 4, turn: [0], hands: hand('AS KS 7H 8H 9D TD JC QC')});
      expect(prompt(scene)).to.equal(`Your lead | No heart while you hold another suit. ${AFTER}`);
      expect(scene.hand!.legal).not.to.include('7H');
      expect(scene.hand!.why('7H')).to.equal('no heart may be led while you hold another suit');
      expect(scene.hand!.why('AS')).to.equal(undefined);
    });

    it('to follow, and says which suit', () => {
      const trick = [{seat: 3, card: 'JS'}];
      const {scene} = asked({deal: 1, turn: [0], trick, hands: hand('AS KS 7H 8H 9D TD JC QC')});
      expect(prompt(scene)).to.equal('Your turn: play | Vera is winning with the jack');
      expect(scene.hand!.legal).to.have.members(['AS', 'KS']);
      expect(scene.hand!.why('7H')).to.equal('follow spades');
    });

    it('for any card, or for the king if he must be played', () => {
      const trick = [{seat: 3, card: 'JS'}];
      const any = asked({deal: 1, turn: [0], trick, hands: hand('AD KH 7H 8H 9D TD JC QC')});
      expect(text(any.scene.say)).to.equal('No spades: play any card');
      const forced = asked({deal: 5, turn: [0], trick, hands: hand('AD KH 7H 8H 9D TD JC QC')});
      expect(text(forced.scene.say)).to.equal('Your turn: play the king');
      expect(forced.scene.hand!.legal).to.deep.equal(['KH']);
      expect(forced.scene.hand!.why('AD')).to.contain('king of hearts must go');
    });

    it('for a trump from a player who cannot follow and must trump', () => {
      const trump = (hands: string) => ({
        deal: 8,
        trump: 'C',
        turn: [0],
        trick: [{seat: 3, card: '7S'}],
        hands: [hands.split(' '), ['8D', 'TD', 'KH'], ['9C', '9D', 'QH'], ['AD', 'KD']],
      });
      const say = (hands: string): string => text(asked(trump(hands), 'king-preference').scene.say);
      expect(say('7C 9H AH')).to.equal('Your turn: play a trump');
      expect(say('8H 9H AH')).to.equal('No spades: play any card');
    });

    it('with the card before the reader’s, in words that stay', () => {
      const trick = [{seat: 3, card: 'JS'}];
      const {match} = asked({deal: 1, turn: [0], trick, hands: hand('AS KS 7H 8H 9D TD JC QC')});
      const event: KingEvent = {type: 'card played', seat: 3, card: 'JS'};
      const ctx = {...contextOf(messages, match), asking: false, moves: [], event};
      const scene = kingTable(variantOf('king-simple')).scene(match.view(0), ctx);
      expect(prompt(scene)).to.equal('Your turn: play | Vera is winning with the jack');
    });

    it('nobody for a lead twice: the leader is named once', () => {
      const {scene} = asked({deal: 1, turn: [2], hands: hand('AS KS 7H 8H 9D TD JC QC')});
      expect(prompt(scene)).to.equal(`Nora leads | ${AFTER}`);
    });

    it('whether a decided deal should end, unless the rules end it', () => {
      const tricks = ['JH 9H 8H 7H', 'JS 9S 8S 7S', 'JD 9D 8D 7D', 'JC 9C 8C 7C'];
      const {match} = asked({
        contract: {id: 'no-boys'},
        options: {earlyStop: 'off'},
        turn: [0],
        played: tricks.map((cards) => cards.split(' ').map((card, seat) => ({seat, card}))),
        hands: hand('AS KC QD TD'),
      });
      const {decided} = kingTable(variantOf('king-simple'));
      const view = match.view(0);
      expect(decided!(view)).to.equal('pause');
      expect(decided!({...view, contract: {...view.contract, stops: true}})).to.equal(true);
    });

    it('for a card of a hand that is sorted by suits of alternating colour', () => {
      const {scene} = asked({deal: 1, turn: [0], hands: hand('7H 8H AS KS JC QC 9D TD')});
      const suits = [...new Set(scene.hand!.cards.map((card) => card![1]))];
      expect(suits).to.have.length(4);
      const red = suits.map((suit) => 'HD'.includes(suit!));
      expect(red).to.satisfy(
        (colours: boolean[]) => colours[0] !== colours[1] && colours[1] !== colours[2],
      );
    });
  });

  describe('shows', () => {
    let messages: KingContext['messages'];
    before(async () => (messages = await voice('en')));

    it('row 29: the goal of each of the fourteen deals of Simple King', () => {
      const match = matchOf('king-simple');
      const lines: string[] = [];
      playOn(match, () => {
        const {deal} = match.state;
        if (deal > lines.length)
          lines.push(
            text(
              kingTable(variantOf('king-simple')).scene(match.view(0), contextOf(messages, match))
                .contract,
            ),
          );
        return deal === 14;
      });
      expect(lines).to.have.length(14);
      expect(lines[0]).to.equal('No tricks 8 tricks left 8× −2 each Deal 1 of 14');
      expect(lines[1]).to.contain('No boys still in play −4');
      expect(lines[4]).to.contain('No king still in play −16');
      expect(lines[5]).to.contain('trick 1 of 8 is free 7, 8−8');
      expect(lines[6]).to.contain('Everything costs still in play 8× 4×J4×Q8× = −96');
      expect(lines[7]).to.contain('Take tricks 8 tricks left 8× +2');
      expect(lines[13]).to.contain('Everything pays still in play 8× 4×J4×Q8× = +96');
      expect(new Set(lines).size).to.equal(14);
    });

    it('the name of the game before the first card, and who wins where no aim says it', () => {
      const first = (id: Parameters<typeof matchOf>[0]): string => {
        const match = matchOf(id);
        return text(
          kingTable(variantOf(id)).scene(match.view(0), contextOf(messages, match)).board,
        );
      };
      expect(first('king-simple')).to.contain('Simple King · avoid');
      expect(first('king-short')).to.contain('Short King · avoid');
      expect(first('king-omnibus')).to.contain('Ends at −100: the most points win');
      expect(first('king-jokers')).to.contain(' · The most points win');
    });

    it('in the free corner whether a trick counts, if the last two do', () => {
      const match = matchOf('king-simple');
      const corners = new Map<string, Set<string>>();
      playOn(match, () => {
        const view = match.view(0);
        const {contract, played, trick} = view;
        const scene = kingTable(variantOf('king-simple')).scene(view, contextOf(messages, match));
        text(scene.board, boxes.board);
        const corner = boxes.board.querySelector('.countdown');
        const lies = trick.length > 0 || played.length > 0;
        const own = corners.get(contract.id) ?? new Set<string>();
        corners.set(contract.id, own);
        if (corner) own.add(corner.textContent.replaceAll(/\s+/g, ' ').trim());
        else if (lies && contract.id === 'no-last-two') own.add('none');
        return match.state.deal === 8;
      });
      expect([...corners.get('no-tricks')!]).to.deep.equal([]);
      expect([...corners.get('no-last-two')!]).to.deep.equal([
        ...[1, 2, 3, 4, 5, 6].map((n) => `Trick ${n} of 8 free`),
        ...[7, 8].map((n) => `Trick ${n} of 8 counts −8`),
      ]);
      expect([...corners.get('negative-jumble')!].slice(-3)).to.deep.equal([
        'Trick 6 of 8',
        'Trick 7 of 8 counts −8',
        'Trick 8 of 8 counts −8',
      ]);
    });

    it('a full trick until it is taken, with its taker and its worth', () => {
      const match = matchOf('king-simple');
      const beats: {event: KingEvent; view: KingView}[] = [];
      match.client(0).subscribe((heard) => beats.push(...heard));
      playOn(match, () => beats.some(({event}) => event.type === 'trick taken'));
      const at = beats.findIndex(({event}) => event.type === 'trick taken');
      const {event, view} = beats[at]!;
      const {seat, points} = event as Extract<KingEvent, {type: 'trick taken'}>;
      const scene = kingTable(variantOf('king-simple')).scene(
        view,
        contextOf(messages, match, {event, asking: false}),
      );
      expect(view.trick).to.have.length(0);
      expect(scene.collect).to.equal(seat);
      const taker = seat === 0 ? 'you' : NAMES.en[seat]!;
      expect(text(scene.say)).to.equal(`Trick to ${taker}, −${-points}`);
      expect(text(scene.why)).to.match(/^The .+ was highest$/);
      const box = document.createElement('div');
      render(scene.board, box);
      expect((box.querySelector('gstk-trick') as unknown as {plays: Card[]}).plays).to.have.length(
        4,
      );
    });

    it('a slam in the summary and in the log of Omnibus', () => {
      const table = kingTable(variantOf('king-omnibus'));
      const match = matchOf('king-omnibus');
      const ctx = contextOf(messages, match);
      const event: KingEvent = {
        type: 'deal scored',
        deal: 1,
        points: [0, 26, 0, 0],
        totals: [0, 26, 0, 0],
        slam: 1,
      };
      expect(table.sentence(event, ctx)).to.match(
        /^Otto took everything that counts\. Deal over\./,
      );
      const view: KingView = {...match.view(0), sheet: [event.points], scores: event.totals};
      const scene = table.scene(view, {...ctx, event});
      expect(text(scene.stage)).to.contain('+26');
    });

    it('the next step: the next deal and its goal, or the distance to the end', () => {
      const match = matchOf('king-simple');
      const beats: {event: KingEvent; view: KingView}[] = [];
      match.client(0).subscribe((heard) => beats.push(...heard));
      playOn(match, () => match.state.deal === 2);
      const {event, view} = beats.find((beat) => beat.event.type === 'deal scored')!;
      const table = kingTable(variantOf('king-simple'));
      const ctx = contextOf(messages, match, {event, asking: false});
      const scene = table.scene(view, ctx);
      expect(text(scene.why)).to.equal('Next: No boys, each jack −4');
      expect(scene.controls.map(({label}) => label)).to.deep.equal(['Next deal']);
      expect(scene.hand === undefined, 'the hand keeps its place below').to.equal(false);
      const shared = table.scene(view, {...ctx, shared: true});
      expect(shared.hand === undefined, 'nobody sees cards of others').to.equal(true);
    });
  });
});
