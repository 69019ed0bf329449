import {html, type TemplateResult} from 'lit';
import {english} from '../elements/shared/stage.fixture.js';
import {type Act, attribute, click, key, property} from './element-acts.fixture.js';
import {LESSON} from './game-example/example.fixture.js';

/** A tag, as the tests of moved elements set it up and use it. */
export interface Moved {
  readonly fetch: () => Promise<unknown>;
  readonly markup: TemplateResult;
  /** True once nothing more will be loaded. */
  readonly ready?: (element: HTMLElement) => boolean;
  readonly acts: Readonly<Record<string, Act>>;
}

type Tag = Exclude<
  Extract<keyof HTMLElementTagNameMap, `${string}-${string}`>,
  'chart-player' | 'drawn-chart' // those of the stories
>;

const table = (fetch: Moved['fetch'], markup: TemplateResult): Moved => ({
  fetch,
  markup,
  ready: (element) => {
    // A table that waits for its reader, for example after showing a card, goes on.
    if (element.matches(':state(deal-over)'))
      element.shadowRoot?.querySelector<HTMLElement>('[data-id=go]')?.click();
    return element.matches(':state(my-turn)');
  },
  acts: {
    attribute: attribute('seats', 'You Anna Boris Clara', 'You Dora Emil Fritz'),
    language: attribute('locale', 'ru', 'en'),
    key: key('/', '.table'),
    'key inside': key('Escape', '.command input'),
    click: click('[data-panel=rules]'),
    'click inside': click('gstk-dialog', 'button'),
  },
});

const NAMES = ['You', 'Otto', 'Nora', 'Vera'];
const SEATS = NAMES.map((name, seat) => ({
  seat,
  name,
  place: (['s', 'w', 'n', 'e'] as const)[seat]!,
}));
const VALUES = ['slow', 'fast'].map((value) => ({value, label: value}));
const STEPS = ['First', 'Second'].map((title) => ({
  title,
  says: title,
  draw: () => html`<p>${title}</p>`,
}));

/** Every tag of the library: the type refuses a list that lacks one. */
export const MOVED: Readonly<Record<Tag, Moved>> = {
  'crown-game': table(
    () => import('./crown-game/crown-game.js'),
    html`<crown-game
      variant="defend"
      seed="7"
      locale="en"
      loading="eager"
      speed="instant"
      storage-key="off"
    ></crown-game>`,
  ),
  'crush-game': table(
    () => import('./crush-game/crush-game.js'),
    html`<crush-game
      seed="7"
      locale="en"
      loading="eager"
      speed="instant"
      storage-key="off"
    ></crush-game>`,
  ),
  'game-chart': {
    fetch: () => import('./game-chart/game-chart.js'),
    markup: html`<game-chart game="court-ladder" locale="en"></game-chart>`,
    ready: (element) => element.shadowRoot?.querySelector('.steps button') !== null,
    acts: {
      attribute: attribute('locale', 'ru', 'en'),
      click: (element) => {
        const {shadowRoot} = element;
        const back = shadowRoot!.querySelector<HTMLButtonElement>('[data-do=back]')!;
        (back.disabled ? shadowRoot!.querySelector<HTMLElement>('[data-to]')! : back).click();
      },
    },
  },
  'game-example': {
    fetch: () => import('./game-example/game-example.js'),
    markup: LESSON,
    ready: (element) => element.matches(':state(ready)'),
    acts: {
      attribute: attribute('mode', 'hide-next', 'view'),
      click: click('[data-do=next]'),
      key: key('Home', '[data-do=next]'),
    },
  },
  'gstk-dialog': {
    fetch: () => import('../elements/gstk-dialog/gstk-dialog.js'),
    markup: html`<gstk-dialog heading="Rules" .messages=${english}><p>Paragraph</p></gstk-dialog>`,
    acts: {
      attribute: attribute('heading', 'Scores', 'Log'),
      click: click('button'),
    },
  },
  'gstk-hand': {
    fetch: () => import('../elements/gstk-hand/gstk-hand.js'),
    markup: html`<gstk-hand
      .cards=${['AS', 'KS', 'QH', 'JD']}
      .legal=${['AS']}
      .messages=${english}
    ></gstk-hand>`,
    acts: {
      attribute: attribute('label', 'Row', 'Hand'),
      refusal: property('refused', {card: 'KS', why: 'follow spades'}, null),
      click: click('.card'),
      key: key('End', '.card'),
      'key back': key('Home', '.card'),
    },
  },
  'gstk-log': {
    fetch: () => import('../elements/gstk-log/gstk-log.js'),
    markup: html`<gstk-log
      .lines=${['Otto: one.', 'Two.', 'Three.']}
      .messages=${english}
    ></gstk-log>`,
    acts: {
      property: property('messages', english, {...english, t: () => 'Other'}),
      key: key('Home', 'li:last-child'),
      'key back': key('End', 'li'),
    },
  },
  'gstk-score-sheet': {
    fetch: () => import('../elements/gstk-score-sheet/gstk-score-sheet.js'),
    markup: html`<gstk-score-sheet
      .names=${NAMES}
      .rows=${[{label: 'No tricks', points: [-2, -6, -4, -4]}]}
      .messages=${english}
    ></gstk-score-sheet>`,
    acts: {property: property('own', 0, 1)},
  },
  'gstk-seat': {
    fetch: () => import('../elements/gstk-seat/gstk-seat.js'),
    markup: html`<gstk-seat
      name="Otto"
      .score=${-4}
      .cards=${5}
      .taken=${2}
      .messages=${english}
    ></gstk-seat>`,
    acts: {attribute: attribute('name', 'Nora', 'Otto')},
  },
  'gstk-segments': {
    fetch: () => import('../elements/gstk-segments/gstk-segments.js'),
    markup: html`<gstk-segments label="Speed" value="slow" .options=${VALUES}></gstk-segments>`,
    acts: {
      attribute: attribute('label', 'Tempo', 'Speed'),
      click: click('label:last-child input'),
      'click back': click('label input'),
    },
  },
  'gstk-steps': {
    fetch: () => import('../elements/gstk-steps/gstk-steps.js'),
    markup: html`<gstk-steps .steps=${STEPS} .messages=${english}></gstk-steps>`,
    acts: {
      click: click('button'),
      key: key('End', 'button'),
    },
  },
  'gstk-switch': {
    fetch: () => import('../elements/gstk-switch/gstk-switch.js'),
    markup: html`<gstk-switch label="Sound" .messages=${english}></gstk-switch>`,
    acts: {
      attribute: attribute('label', 'Noise', 'Sound'),
      click: click('input'),
    },
  },
  'gstk-table': table(
    () => import('./gstk-table/gstk-table.js'),
    html`<gstk-table
      game="kings-and-peasants"
      seed="7"
      locale="en"
      loading="eager"
      speed="instant"
      storage-key="off"
    ></gstk-table>`,
  ),
  'gstk-totals': {
    fetch: () => import('../elements/gstk-totals/gstk-totals.js'),
    markup: html`<gstk-totals
      .names=${NAMES}
      .sheet=${[[-2, -6, -4, -4]]}
      .messages=${english}
    ></gstk-totals>`,
    acts: {property: property('own', 0, 1)},
  },
  'gstk-trick': {
    fetch: () => import('../elements/gstk-trick/gstk-trick.js'),
    markup: html`<gstk-trick
      .seats=${SEATS}
      .plays=${[{seat: 1, card: 'QH'}]}
      askable
      .messages=${english}
    ></gstk-trick>`,
    acts: {
      property: property('winning', 1, null),
      click: click('.card'),
    },
  },
  'king-game': table(
    () => import('./king-game/king-game.js'),
    html`<king-game
      variant="simple"
      seed="7"
      locale="en"
      loading="eager"
      speed="instant"
      storage-key="off"
    ></king-game>`,
  ),
  'kingdom-game': table(
    () => import('./kingdom-game/kingdom-game.js'),
    html`<kingdom-game
      seed="7"
      locale="en"
      loading="eager"
      speed="instant"
      storage-key="off"
    ></kingdom-game>`,
  ),
  'playing-card': {
    fetch: () => import('./playing-card/playing-card.js'),
    markup: html`<playing-card rank="Q" suit="H"></playing-card>`,
    acts: {attribute: attribute('suit', 'S', 'H')},
  },
};
