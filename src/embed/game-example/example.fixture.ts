import {fixture, html} from '@open-wc/testing';
import type {GameExample} from './game-example.component.js';
import './game-example.js';

/** An example as a reader uses it: pressing, seeing and hearing. */

/** Adds an example to the page and waits until it is ready. */
export async function lesson(markup: ReturnType<typeof html>): Promise<GameExample> {
  const example = await fixture<GameExample>(markup);
  await example.ready;
  return example;
}

export const inside = (example: GameExample): ShadowRoot => example.shadowRoot;

export const press = (example: GameExample, id: string): void =>
  inside(example).querySelector<HTMLElement>(`[data-do="${id}"]`)!.click();

export const card = (example: GameExample, code: string): HTMLElement =>
  inside(example).querySelector<HTMLElement>(`[data-card="${code}"]`)!;

export const said = (example: GameExample): string =>
  inside(example).querySelector('.said')!.textContent.trim();

/** Whether an author's element can be read. */
export const isShown = (element: Element): boolean =>
  element.checkVisibility({visibilityProperty: true});

/** The items that are marked as those of the shown step. */
export const markedIn = (place: ParentNode): readonly Element[] =>
  [...place.querySelectorAll('li')].filter((item) =>
    getComputedStyle(item, '::after').content.includes('Current step'),
  );

/** The played cards in the order of play, as a screen reader announces them. */
export const trick = (example: GameExample): string =>
  inside(example).querySelector('.trick .sr')?.textContent ?? '';

/** A lesson of King: three steps, and a variation of the second. */
export const LESSON = html`<game-example
  game="king"
  variant="simple"
  contract="no-girls"
  seat="S"
  lead="W"
  hands="N: S:KJ H:9 D:Q | E: S:T H:78 D:K | S: S:Q8 H:A D:9 | W: S:97 H:Q C:7"
>
  <p>West tries to catch the queen of spades.</p>
  <ol>
    <li data-play="W:9S N:JS E:10S">West leads low; North covers.</li>
    <li data-play="S:8S" data-mark="!">
      South ducks.
      <ul>
        <li data-play="S:QS" data-mark="?">The jack is beaten by the queen.</li>
      </ul>
    </li>
    <li data-play="N:9H">North leads a heart.</li>
  </ol>
</game-example>`;

/** A question of King with one right answer. */
export const QUIZ = html`<game-example
  mode="quiz"
  game="king"
  variant="simple"
  contract="no-king"
  options="heartLeadBan: off"
  seat="S"
  hand="S:AQ7 H:K8 D:987"
  trick="W:QH N:7H E:9H"
>
  <p>You must follow hearts. Which card?</p>
  <ul>
    <li data-play="8H" data-correct>Right. Under the queen, the king survives.</li>
    <li data-play="KH">You would win the trick with your own king.</li>
    <li data-play="*">Not allowed: you hold hearts.</li>
  </ul>
</game-example>`;
