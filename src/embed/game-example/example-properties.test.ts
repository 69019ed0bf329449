import {expect} from '@open-wc/testing';
import {until} from '../../elements/shared/until.fixture.js';
import {propertyOf} from '../../elements/index.js';
import {SETTINGS} from '../../lesson/author-position.js';
import type {GstkTable} from '../gstk-table/gstk-table.component.js';
import {inside, press} from './example.fixture.js';
import {GameExample} from './game-example.component.js';
import './game-example.js';

/** An author's settings as properties: frameworks set those once a tag is defined, or even before. */

type Settings = Readonly<Record<string, string | undefined>>;

const LESSON: Settings = {
  ...{game: 'king', variant: 'simple', contract: 'no-girls', seat: 'S', lead: 'W'},
  hands: 'N: S:KJ H:9 D:Q | E: S:T H:78 D:K | S: S:Q8 H:A D:9 | W: S:97 H:Q C:7',
};
const QUIZ: Settings = {
  ...{mode: 'quiz', game: 'king', variant: 'simple', contract: 'no-king', seat: 'S'},
  ...{options: 'heartLeadBan: off', hand: 'S:AQ7 H:K8 D:987', trick: 'W:QH N:7H E:9H'},
};
const WINNER: Settings = {...LESSON, mode: 'quiz', lead: undefined, trick: 'W:9S N:JS E:TS S:8S'};
const RECORD = `[Game "king-simple"]\n[Seats "4"]\n[Seed "x"]\n\n`;

/** Each setting with a value that shows, and the other settings that it needs. */
const SHOWN: Readonly<Record<(typeof SETTINGS)[number] | 'no-play' | 'step', [string, Settings?]>> =
  {
    game: ['chess'],
    variant: ['chess'],
    mode: ['quiz'],
    ask: ['winner', WINNER],
    hand: ['S:AQ7', {...LESSON, hands: undefined}],
    seat: ['N'],
    seats: ['Nora Emil Sven Wanda'],
    players: ['9'],
    position: ['chess'],
    deal: ['seed: 7', {...LESSON, hands: undefined}],
    options: ['heartLeadBan: perhaps'],
    locale: ['ru'],
    record: [RECORD],
    run: ['week', QUIZ],
    bots: ['Ann Bob Cid'],
    rules: ['javascript:0'],
    'link-in': ['query'],
    contract: ['no-king'],
    trump: ['Q'],
    dealer: ['Q'],
    orderer: ['Q'],
    lead: ['Q'],
    turn: ['Q', {...LESSON, lead: undefined}],
    trick: ['W:9S'],
    hands: ['N: S:KJ | E: S:T9 | S: S:Q8 | W: S:97'],
    played: ['chess'],
    tricks: ['chess'],
    points: ['chess'],
    scores: ['chess'],
    'no-play': ['', {...LESSON}],
    step: ['1'],
  };

const LIST = `<p>West leads.</p>
  <ol><li data-play="W:9S N:JS E:10S">West leads low.</li><li data-play="S:8S">South ducks.</li></ol>
  <ul><li data-play="8H" data-correct>Right.</li><li data-play="KH">No.</li></ul>`;

let count = 0;

interface Way {
  readonly attributes?: Settings;
  readonly properties?: Readonly<Record<string, unknown>>;
  /** Whether the element stands on the page before its definition. */
  readonly isEarly?: boolean;
  /** Properties that are set while the element is drawn already. */
  readonly later?: Readonly<Record<string, unknown>>;
}

/** The display and the reports of an example with a setting made in one way. */
async function shownWith(setting: string, way: Way): Promise<unknown> {
  const {attributes = {}, properties = {}, isEarly = false, later} = way;
  const tag = isEarly ? `early${count++}-game-example` : 'game-example';
  const example = document.createElement(tag) as GameExample;
  let faults: unknown[] = [];
  example.addEventListener('gstk-example-error', ({detail: {attribute, message}}) =>
    faults.push([attribute, message]),
  );
  example.innerHTML = LIST;
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) example.setAttribute(name, value);
  Object.assign(example, properties);
  document.body.append(example);
  if (isEarly) customElements.define(tag, class extends GameExample {});
  await example.ready;
  if (later) {
    faults = [];
    Object.assign(example, later);
    await example.ready;
  }
  await until(() => example.matches(':state(ready), :state(failed)'));
  const parts = ['.stage', '.said', '.bar'];
  const html = parts.map((part) => inside(example).querySelector(part)?.innerHTML);
  const more: unknown[] = [];
  if (setting === 'run') {
    const answers: unknown[] = [];
    example.addEventListener('gstk-quiz-answered', ({detail}) =>
      answers.push({...detail, score: 0}),
    );
    inside(example).querySelector<HTMLElement>('[data-card="KH"]')!.click();
    more.push(answers);
  }
  if (setting === 'bots' || setting === 'link-in') {
    press(example, 'play');
    const table = (): GstkTable | null =>
      inside(example).querySelector('.stage > [players]') ??
      inside(example).querySelector<GstkTable>('.stage > :not(.board, .room)');
    await until(() => table() !== null);
    more.push(table()!.seats, table()!.linkIn);
  }
  const dark = getComputedStyle(example).display;
  example.remove();
  return JSON.parse(JSON.stringify({html, faults, more, dark})) as unknown;
}

const asProperties = (given: Settings): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      propertyOf(name),
      name === 'no-play' ? true : name === 'step' ? Number(value) : value,
    ]),
  );

describe('<game-example>: settings as properties', () => {
  it('each setting is tested', () => {
    expect(Object.keys(SHOWN)).to.have.members([...SETTINGS, 'no-play', 'step']);
  });

  for (const [setting, [value, around = LESSON]] of Object.entries(SHOWN))
    it(`${setting}: as the attribute, before the definition and after it, first and later`, async () => {
      const others = {...around, [setting]: undefined};
      const whole = {...around, [setting]: value};
      const wanted = await shownWith(setting, {attributes: whole});
      expect(await shownWith(setting, {attributes: others}), 'it shows').not.to.deep.equal(wanted);
      const ways: Readonly<Record<string, Way>> = {
        'all properties': {properties: asProperties(whole)},
        'before the definition': {properties: asProperties(whole), isEarly: true},
        'one property': {attributes: others, properties: asProperties({[setting]: value})},
        later: {attributes: others, later: asProperties({[setting]: value})},
        ...(setting !== 'no-play' && {
          'both, before the definition': {
            attributes: {...others, [setting]: 'other'},
            properties: asProperties({[setting]: value}),
            isEarly: true,
          },
        }),
      };
      for (const [name, way] of Object.entries(ways))
        expect(await shownWith(setting, way), name).to.deep.equal(wanted);
      const again = await shownWith(setting, {
        attributes: whole,
        properties: {[propertyOf(setting)]: setting === 'no-play' ? false : 'other'},
        later: {[propertyOf(setting)]: undefined},
      });
      expect(again, 'the attribute again').to.deep.equal(wanted);
    });

  it('takes lists and objects', async () => {
    const texts = {
      ...QUIZ,
      hand: undefined,
      hands: 'S:AQ | S:T9 | S:K8 H:A | S:J7',
      seats: 'Ann Bob Cid Eve',
    };
    const wanted = await shownWith('', {attributes: texts});
    const properties = {
      ...asProperties(texts),
      options: {heartLeadBan: 'off'},
      hands: ['S:AQ', ['TS', '9S'], ['KS', '8S', 'AH'], 'S:J7'],
      seats: ['Ann', 'Bob', 'Cid', 'Eve'],
      trick: ['W:QH', 'N:7H', 'E:9H'],
    };
    expect(await shownWith('', {properties})).to.deep.equal(wanted);
  });
});
