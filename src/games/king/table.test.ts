import {expect} from '@open-wc/testing';
import {nothing, render} from 'lit';
import type {Card} from '../../cards/index.js';
import {READINGS, type Scene} from '../../elements/scene.js';
import {createMatch, type Match} from '../../match/index.js';
import {LOCALES, speak, type Words} from '../../words/index.js';
import {kingGame} from './index.js';
import {kingTable} from './table.js';
import type {KingDesk} from './table-board.js';
import type {KingMove, KingState, KingTold, KingView} from './types.js';
import {VARIANTS, variantOf} from './variants.js';
import {more} from './table-more.js';
import {en} from './words.en.js';
import {more as moreEn} from './words.more.en.js';
import {more as moreRu} from './words.more.ru.js';
import {en as restEn} from './words.rest.en.js';
import {ru as restRu} from './words.rest.ru.js';
import {ru} from './words.ru.js';

/** What a King table draws and says, from views alone. */

const NAMES = {
  en: ['You', 'Otto', 'Nora', 'Vera', 'Bert', 'Ida'],
  ru: ['Вы', 'Отто', 'Нора', 'Вера', 'Берт', 'Ида'],
};
/** Those whose words and table are enough without "more". */
const PLAIN = ['king-simple', 'king-threesome', 'king-omnibus', 'king-short'];
const OWN = {en: {...en, ...restEn}, ru: {...ru, ...restRu}};
const MORE = {en: moreEn, ru: moreRu};

const tableOf = (id: string): ReturnType<typeof kingTable> =>
  kingTable(variantOf(id), PLAIN.includes(id) ? undefined : more);

type Locale = keyof typeof OWN;
const voice = async (locale: Locale, id = ''): Promise<Words> =>
  speak(
    locale,
    await LOCALES[locale](),
    OWN[locale],
    ...(id === '' || PLAIN.includes(id) ? [] : [MORE[locale]]),
  );

type KingMatch = Match<KingState, KingMove, KingView, KingTold>;

/** What a scene is drawn with, as the reader in seat 0 has it. */
const deskOf = (words: Words, match: KingMatch, more: Partial<KingDesk> = {}): KingDesk => ({
  seat: 0,
  names: NAMES[words.locale as Locale].slice(0, match.state.seats),
  words,
  letters: words.locale,
  deck: 'four-colour',
  origin: () => undefined,
  asking: match.turn.includes(0),
  moves: match.moves(0),
  refuse: (move) => match.refuse(0, move),
  ask: () => undefined,
  draft: undefined,
  sketch: () => undefined,
  told: undefined,
  before: undefined,
  go: () => undefined,
  ...more,
});

const text = (template: unknown): string => {
  const box = document.createElement('div');
  render(template ?? nothing, box);
  return box.textContent.replaceAll(/\s+/g, ' ').trim();
};

const prompt = ({say, why}: Scene): string => `${text(say)} | ${text(why)}`;

/** No key without a sentence, no value that was not filled in. */
const expectWords = (said: string, what: string): void => {
  expect(said, what).not.to.match(/\w+\/\w+|undefined|NaN|null|\[object/);
};

const matchOf = (id: string, setup = {}): KingMatch =>
  createMatch(kingGame(id), {seed: 'table', ...setup}) as unknown as KingMatch;

/** Plays the first card that may be played, until something holds. */
function playOn(match: KingMatch, until: () => boolean): void {
  while (!until() && match.turn.length > 0) {
    const seat = match.turn[0]!;
    match.play(seat, match.moves(seat)[0]);
  }
}

describe('the table of King', () => {
  before(() => kingTable(variantOf('king-simple')).fetchSpeech?.());

  for (const locale of ['en', 'ru'] as const)
    for (const {id, tables} of VARIANTS)
      for (const seats of Object.keys(tables).map(Number))
        it(`${id}, ${seats} players, ${locale}: a whole match has a sentence for all that is shown`, async function () {
          this.timeout(30_000);
          const words = await voice(locale, id);
          const table = tableOf(id);
          const match = matchOf(id, {seats});
          const place = match.place(0);
          const said = new Set<string>();
          const look = async (view: KingView, more: Partial<KingDesk>): Promise<void> => {
            const desk = deskOf(words, match, {asking: view.turn[0] === 0, ...more});
            let scene = table.scene(view, desk);
            if (scene.later) {
              await scene.later;
              scene = table.scene(view, desk);
            }
            expectWords(
              `${text(scene.contract)} ${prompt(scene)} ${text(scene.board)}`,
              view.phase,
            );
            for (const {label} of scene.controls) expectWords(label, 'a button');
            if (more.told) {
              const sentence = table.sentence(more.told, desk);
              if (sentence) {
                expectWords(sentence, more.told.type);
                said.add(more.told.type);
              }
              expect(table.tempo(more.told, view)).to.be.a('string');
            } else expectWords(table.asked(view, desk), 'asked');
          };
          const beats: {told: KingTold; view: KingView}[] = [];
          place.subscribe((heard) => beats.push(...heard));
          for (let move = 0; match.turn.length > 0 && move < 600; move++) {
            const seat = match.turn[0]!;
            if (seat === 0) await look(place.view, {});
            match.play(seat, match.moves(seat)[0]);
            for (const {told, view} of beats.splice(0)) await look(view, {told});
            if (move % 40 === 20) {
              const desk = deskOf(words, match);
              for (const what of READINGS)
                expectWords((await table.read(what, place.view, desk)) ?? '', what);
              for (const panel of ['last-trick', 'scores', 'rules'] as const)
                expectWords(text(await table.panel(panel, place.view, desk)), panel);
            }
          }
          expect([...said]).to.include.members(['card played', 'trick taken', 'deal scored']);
        });

  describe('says', () => {
    let words: Words;
    const table = kingTable(variantOf('king-simple'));
    before(async () => (words = await voice('en')));

    it('who leads a deal and what it is about', () => {
      const match = matchOf('king-simple');
      const [dealt] = match.log(0);
      const said = table.sentence(dealt!, deskOf(words, match));
      expect(said).to.match(/^Deal 1\. No tricks: each −2\. (You lead|\w+ leads)\.$/);
    });

    it('a card and a trick in few words', () => {
      const match = matchOf('king-simple');
      const desk = deskOf(words, match);
      const told = (one: KingTold): string | undefined => table.sentence(one, desk);
      expect(told({type: 'card played', seat: 1, card: 'KS'})).to.equal('Otto: king of spades.');
      expect(told({type: 'card played', seat: 0, card: 'QH'})).to.equal('You: queen of hearts.');
      expect(told({type: 'trick taken', seat: 0, trick: [], points: -4})).to.equal(
        'Trick to you: −4.',
      );
      expect(told({type: 'trick taken', seat: 3, trick: [], points: 0})).to.equal('Trick to Vera.');
      expect(told({type: 'play ended', early: true})).to.equal(
        'Nothing left to win. The deal ends.',
      );
      expect(told({type: 'play ended', early: false})).to.equal(undefined);
      expect(told({type: 'game over', winners: [0]})).to.equal('Game over. You win.');
      expect(told({type: 'game over', winners: [1, 2]})).to.equal('Game over. Winner: Otto, Nora.');
    });

    it('a score: what I have, in all, and my place', () => {
      const match = matchOf('king-simple');
      const scored = (points: number[], totals: number[], slam: number | null = null): string =>
        table.sentence({type: 'deal scored', deal: 2, points, totals, slam}, deskOf(words, match))!;
      expect(scored([-4, 0, -8, -4], [-6, -2, -8, -16])).to.equal(
        'Deal over. You −4, total −6, second.',
      );
      expect(scored([26, 0, 0, 0], [20, -2, -8, -16], 0)).to.equal(
        'You: took everything that counts. Deal over. You +26, total +20, first.',
      );
    });

    it('the same happenings to an onlooker, with names alone', () => {
      const match = matchOf('king-simple');
      const desk = deskOf(words, match, {seat: undefined, moves: [], asking: false});
      const said = table.sentence(
        {type: 'deal scored', deal: 1, points: [-4, 0, 0, -2], totals: [-4, 0, 0, -2], slam: null},
        desk,
      );
      expect(said).to.contain('Otto 0');
      expect(table.scene(match.view(), desk).hand).to.equal(undefined);
    });
  });

  describe('asks', () => {
    let words: Words;
    before(async () => (words = await voice('en')));

    /** Seat 0 is asked; the others' cards are drawn. */
    const asked = (state: object): {scene: Scene<KingMove>; match: KingMatch} => {
      const match = matchOf('king-simple', {state});
      return {
        match,
        scene: kingTable(variantOf('king-simple')).scene(match.view(0), deskOf(words, match)),
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
      expect(prompt(scene)).to.equal('Your lead | Any card may be led');
    });

    it('for a lead without hearts, and says why a heart may not be led', () => {
      const {scene} = asked({deal: 4, turn: [0], hands: hand('AS KS 7H 8H 9D TD JC QC')});
      expect(prompt(scene)).to.equal('Your lead | No heart while you hold another suit');
      expect(scene.hand!.legal).not.to.include('7H');
      expect(scene.hand!.why('7H')).to.equal('no heart may be led while you hold another suit');
      expect(scene.hand!.why('AS')).to.equal(undefined);
    });

    it('to follow, and says which suit', () => {
      const trick = [{seat: 3, card: 'JS'}];
      const {scene} = asked({deal: 1, turn: [0], trick, hands: hand('AS KS 7H 8H 9D TD JC QC')});
      expect(prompt(scene)).to.equal('Your turn, follow | Vera is winning with the jack');
      expect(scene.hand!.legal).to.have.members(['AS', 'KS']);
      expect(scene.hand!.why('7H')).to.equal('follow spades');
    });

    it('for any card, or for the king where he must go', () => {
      const trick = [{seat: 3, card: 'JS'}];
      const any = asked({deal: 1, turn: [0], trick, hands: hand('AD KH 7H 8H 9D TD JC QC')});
      expect(text(any.scene.say)).to.equal('Your turn, any card');
      const forced = asked({deal: 5, turn: [0], trick, hands: hand('AD KH 7H 8H 9D TD JC QC')});
      expect(text(forced.scene.say)).to.equal('Your turn, the king must go');
      expect(forced.scene.hand!.legal).to.deep.equal(['KH']);
      expect(forced.scene.hand!.why('AD')).to.contain('king of hearts must go');
    });

    it('sorts the hand by suits of alternating colour', () => {
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
    let words: Words;
    before(async () => (words = await voice('en')));

    it('row 29: the goal of each of the fourteen deals of Simple King', () => {
      const match = matchOf('king-simple');
      const lines: string[] = [];
      playOn(match, () => {
        const {deal} = match.state;
        if (deal > lines.length)
          lines.push(
            text(
              kingTable(variantOf('king-simple')).scene(match.view(0), deskOf(words, match))
                .contract,
            ),
          );
        return deal === 14;
      });
      expect(lines).to.have.length(14);
      expect(lines[0]).to.equal('No tricks each −2 8 tricks left Deal 1 of 14');
      expect(lines[1]).to.contain('No boys each jack −4 4 still out');
      expect(lines[4]).to.contain('No king −16, once still out');
      expect(lines[6]).to.contain('all six at once');
      expect(lines[7]).to.contain('Tricks each +2');
      expect(lines[13]).to.contain('Jumble');
      expect(new Set(lines).size).to.equal(14);
    });

    it('a full trick until it is taken, with who takes it and what it is worth', () => {
      const match = matchOf('king-simple');
      const beats: {told: KingTold; view: KingView}[] = [];
      match.place(0).subscribe((heard) => beats.push(...heard));
      playOn(match, () => beats.some(({told}) => told.type === 'trick taken'));
      const at = beats.findIndex(({told}) => told.type === 'trick taken');
      const {told, view} = beats[at]!;
      const {seat, points} = told as Extract<KingTold, {type: 'trick taken'}>;
      const scene = kingTable(variantOf('king-simple')).scene(
        view,
        deskOf(words, match, {told, asking: false}),
      );
      expect(view.trick).to.have.length(0);
      expect(scene.collect).to.equal(seat);
      expect(text(scene.say)).to.equal(seat === 0 ? 'Trick to you' : `Trick to ${NAMES.en[seat]!}`);
      expect(text(scene.why)).to.equal(`−${-points} in it`);
      const box = document.createElement('div');
      render(scene.board, box);
      expect((box.querySelector('gstk-trick') as unknown as {plays: Card[]}).plays).to.have.length(
        4,
      );
    });

    it('a slam in the summary and in the log of Omnibus', async () => {
      const table = kingTable(variantOf('king-omnibus'));
      const match = matchOf('king-omnibus');
      const desk = deskOf(words, match);
      const told: KingTold = {
        type: 'deal scored',
        deal: 1,
        points: [0, 26, 0, 0],
        totals: [0, 26, 0, 0],
        slam: 1,
      };
      expect(table.sentence(told, desk)).to.match(
        /^Otto: took everything that counts\. Deal over\./,
      );
      const view: KingView = {...match.view(0), sheet: [told.points], scores: told.totals};
      let scene = table.scene(view, {...desk, told});
      await scene.later;
      scene = table.scene(view, {...desk, told});
      expect(text(scene.board)).to.contain('+26');
    });

    it('the way on: the next deal and what it is about, or how far the end is', async () => {
      const match = matchOf('king-simple');
      const beats: {told: KingTold; view: KingView}[] = [];
      match.place(0).subscribe((heard) => beats.push(...heard));
      playOn(match, () => match.state.deal === 2);
      const {told, view} = beats.find((beat) => beat.told.type === 'deal scored')!;
      const table = kingTable(variantOf('king-simple'));
      const desk = deskOf(words, match, {told, asking: false});
      await table.scene(view, desk).later;
      const scene = table.scene(view, desk);
      expect(text(scene.why)).to.equal('Next: No boys, each jack −4');
      expect(scene.controls.map(({label}) => label)).to.deep.equal(['Next deal']);
      expect(scene.hand).to.equal(undefined);
    });
  });

  describe('tells the page', () => {
    const table = kingTable(variantOf('king-simple'));
    it('a happening as an event with the deal and the trick it belongs to', () => {
      const match = matchOf('king-simple');
      const heard: {name: string; detail: Readonly<Record<string, unknown>>}[] = [];
      match.place(0).subscribe((beats) => {
        for (const {told, view} of beats) {
          const event = table.event(told, view);
          if (event) heard.push(event);
        }
      });
      playOn(match, () => match.state.deal === 2);
      const names = heard.map(({name}) => name);
      expect(names.filter((name) => name === 'gstk-card-played')).to.have.length(32);
      expect(names.filter((name) => name === 'gstk-trick-taken')).to.have.length(8);
      expect(names.slice(-2)).to.deep.equal(['gstk-deal-scored', 'gstk-deal-started']);
      expect(heard.at(-1)!.detail).to.deep.equal({deal: 2});
      for (const {name, detail} of heard)
        if (name === 'gstk-card-played' || name === 'gstk-trick-taken') {
          expect(detail['deal']).to.equal(1);
          expect(detail['trick']).to.be.within(1, 8);
        }
    });
  });
});
