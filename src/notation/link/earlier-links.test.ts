import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {entryOf} from '../../embed/catalogue.js';
import {createMatch, replay, type Rules} from '../../index.js';
import {openLink, readPosition} from '../index.js';

/** Links and texts of earlier versions, in which a phase was called a scene or a step. */

const links: readonly {
  readonly game: string;
  /** The phase of the position, and of the match after the moves. */
  readonly phase: string;
  readonly after: string;
  readonly position: string;
  readonly record: string;
  readonly moves: readonly string[];
}[] = [
  {
    game: 'kings-and-peasants',
    phase: 'reign.exchange.fromSoldier',
    // oxfmt-ignore
    position:
      '#gstk=1.AxJraW5ncy1hbmQtcGVhc2FudHNEw1YXQBIlMEWhONoC5FJLsPNAZlpaQFxiCfUsmAbaYQn0LLxK' +
      'ABW_hqB0Dq06omOJq2mgpTNcHKIMKg3WCnQlJPhDggHhbA',
    // oxfmt-ignore
    record:
      '#gstk=1.ARJraW5ncy1hbmQtcGVhc2FudHMEAH-NlT0OgCAMha_CEWgLBeLqYGQyshnvfw1bfjQxDm6kD8L3' +
      'Au37yoL248CTR0QGNGCJiby3LEvnIBIhmOhetqJ6SdWA3priYE2BO6uY2cqglNWibNUAi5YHZl5FkdKssmAG' +
      'np6c0ZkO2jw9j47zX3z1kX_X27Yu16PSj-1Ny34BAgC8WGG3',
    moves: ['0:give AS'],
    after: 'reign.exchange.toSoldier',
  },
  {
    game: 'court-ladder',
    phase: 'bout.taking.leave',
    // oxfmt-ignore
    position:
      '#gstk=1.Awxjb3VydC1sYWRkZXKOAUMrtCEJ0xSWMB3hya4aXIRXQwtccLFeC0yc0PgABhjUg45WQLO9gEYH' +
      'giwH0maWQAbIOSA3OAFrH1CgOFspmINoFygN9BEwGIBsfFWFE6KqcMZZVURXg-oKoLakSqAGcFlr4Vwbi1ln' +
      'AF2OrcowBlYZIBKS4kyQKg5ojQFRYqhgAgwjSALQBXoAGTt6AABrrQ',
    // oxfmt-ignore
    record:
      '#gstk=1.AQxjb3VydC1sYWRkZXIFAMgBfVVLDsIgEL0KFzAp5Td0R3HRtCsjO-PGWxjj3X1PSKy_LmBgmGG-' +
      'mfcxtGtjutZ1ujNBtHgjSroQtOtjULGLfe-sUwKxtynfioPstWjTAEMz7BzoCaiPONA3OjTSIc_4WKklgC1g' +
      'Z5QXMkdc8rCUAA0BZ8bTnv9ROjEAMCOLjjNpqZmZ8CXKBKZnDhgkaMGdBtIWFo0vLMp_seh0IxhB7XKFwnOY' +
      'S76fv0EJ2fiFSQaYxL22tF0hU4OkKqKVRXZrh-0Q2Xql6QECACCARm4',
    moves: ['0:leave'],
    after: 'bout.taking.throwIn',
  },
  {
    game: 'god-save-the-king',
    phase: 'tricks.first.push.declare + tricks.second.formation',
    // oxfmt-ignore
    position:
      '#gstk=1.AxFnb2Qtc2F2ZS10aGUta2luZ6oBw1YVQ1KnCSx1ApMWVtdDXGIJ9ayhMdS3QIY1Sj1eDakFrYwh' +
      'FaWVUTCkkrQyCYaGYTSYDyzOgSkYGKfASE6thWuzh-rygOnywKfLCGg5vOFgk1icDSxeUlKTc4DlbwrEZ-Ca' +
      'CVoWWimAaolYhWhgCegYC6TBPKh6BXsdhWhgBQIUBiIwA-4tBXs7YPDgbyqYBoNbAa6I1oIZMBmBGwlQEaAZ' +
      'WFosoEQOIQAKkQ',
    // oxfmt-ignore
    record:
      '#gstk=1.ARFnb2Qtc2F2ZS10aGUta2luZwQAzQF9VssOwiAQ_BU-QBMpUB4aiQcTTl44NpzUm39g-u9OWShp' +
      'U3tp0naX7LKzM7MlxYROWaDHlRVSGS3YUVjeGS17y_Spt9xwg79_eqM6W3OKalt3l-tatXhe2IAviagTpLOu' +
      'i6SxTsYygiG_Qw2wAIAEMPIeW1ooaaGmhb20DrOajcel8CS27PkBg7_obrK2FTadKfTRyFP6NLIBpHpLiU0y' +
      'lOoBzB9qPKC6jEco1Cq13pm_Yhj7dkTF7DTuzZH0gGo2IuULzthwRdMi0eMHAgBf2Syg',
    moves: ['0:declare 2'],
    after: 'tricks.first.push.declare + tricks.second.formation',
  },
];

describe('links of earlier versions', () => {
  for (const {game, phase, after, position, record, moves} of links)
    it(`${game}: a position and a match that begins with one`, async () => {
      const played = await entryOf(game)!.load();
      const rulesOf = () => Promise.resolve(played.rules);
      const shown = await openLink(position, rulesOf);
      assert.ok(shown && 'kind' in shown && shown.kind === 'position', JSON.stringify(shown));
      assert.equal(createMatch(played, {state: shown.position}).phase, phase);
      const held = await openLink(record, rulesOf);
      assert.ok(held && 'kind' in held && held.kind === 'record', JSON.stringify(held));
      assert.deepEqual(held.record.moves, moves);
      assert.equal(replay(played, held.record).phase, after);
    });
});

describe('texts of earlier versions', () => {
  for (const [game, earlier, now] of [
    [
      'kings-and-peasants',
      'scene: fromSoldier; ranks: soldier king prince peasant; trump: S',
      'phase: reign.exchange.fromSoldier; ranks: soldier king prince peasant; trump: S',
    ],
    [
      'court-ladder',
      'step: leave; trump: H; bout: {attacker:E defender:D pairs:<card beat: 7S 9S>}',
      'phase: bout.leave; trump: H; bout: {attacker:E defender:D pairs:<card beat: 7S 9S>}',
    ],
    [
      'god-save-the-king',
      'scene: tricks; formations: <left centre right: 9S 4S 3S, 8H 2H 5H>; matches: <step: declare>',
      'phase: tricks.first.push.declare; formations: <left centre right: 9S 4S 3S, 8H 2H 5H>',
    ],
  ] as const)
    it(`${game}: ${earlier}`, async () => {
      const rules: Rules = await entryOf(game).rules();
      const read = (text: string) => rules.parsePosition(readPosition(rules, text));
      assert.deepEqual(read(earlier), read(now));
      assert.match(now, new RegExp(`^phase: ${rules.view(read(now), undefined).phase};`));
    });
});
