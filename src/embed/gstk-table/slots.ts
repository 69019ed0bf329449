import type {TemplateResult} from 'lit';
import type {Doing} from '../../elements/conductor/chart.js';
import type {CardProspect} from '../../elements/gstk-hand/hand-card.js';
import type {AnyScene, Control} from '../../elements/scene.js';
import type {Seat} from '../../game/index.js';
import type {GivenNames} from './controller/names.js';
import type {TableCommand} from './keys/keys.js';

/** A part that lies over the table whatever its width, such as the review of a match. */
export interface Overlay {
  /** Changes whenever the part has to be drawn again although its table has not changed. */
  readonly stamp?: unknown;
  /**
   * Draws the part.
   * @param changed is called when there is something else to be seen
   */
  draw(changed: () => void): Promise<TemplateResult | undefined>;
  /** Another part lies there, or none. */
  end?(): void;
}

/**
 * The places of a table that features may fill. Several may fill the same one: the answers of a place
 * are joined as its comment says, in the order of `features/list.ts`.
 */
export interface Slots {
  /** The seat of the person at the screen; the first answer. */
  seat(): Seat | undefined;
  /** How many people share the screen, 0 when only bots play; the first answer, none for one reader. */
  people(): number | undefined;
  /** Names by seat when they differ from those of one reader and bots; the first answer. */
  names(given: GivenNames): readonly string[] | undefined;
  /** Whether nobody at the screen should see a hand now; any. */
  hides(): boolean;
  /** The person who has to confirm being there before anything of a hand is shown; the first answer. */
  awaited(): Seat | undefined;
  /** A cover in place of the whole table, in games that have no room for it in the middle; the first. */
  cover(): TemplateResult | undefined;
  /** A question in the middle of the board, see `RenderContext`; the first. */
  middle(): TemplateResult | undefined;
  /** Whether a question awaits an answer, so that nobody else may move; any. */
  asks(): boolean;
  /** The scene, changed before it is drawn; one after the other. */
  scene(scene: AnyScene): AnyScene;
  /** A line above the prompt, at a position of its own; all. */
  line(): unknown;
  /** Whether the line says something that nothing may lie over; any. */
  speaks(): boolean;
  /** The id of a button in a line that belongs to the actions of the prompt; the first. */
  owned(): string | undefined;
  /** Buttons beside those that every table has; all: primary, usual and quiet ones, see `inOrder`. */
  controls(doing: Doing): readonly Control[];
  /** Buttons in place of all others; the first. */
  instead(scene: AnyScene): readonly Control[] | undefined;
  /** The button that leads from the refusal that is shown to the rule behind it; the first. */
  rule(): Control | undefined;
  /** What the cards of the hand promise, once the reader has asked; the first. */
  prospects(): ReadonlyMap<string, CardProspect> | undefined;
  /** What the button of the hint does once a hint is shown, where there is more to tell; the first. */
  moreThanHint(): Pick<Control, 'icon' | 'label' | 'run'> | undefined;
  /** Shows the move that the bot would play, and why; the first. */
  hint(): Promise<void> | undefined;
  /** Claims the rest of the deal; false where the outcome is not certain; the first. */
  claim(): Promise<boolean> | undefined;
  /** The remaining time of each running clock, in sentences; all. */
  times(): readonly string[];
  /** What the table may need later, and without a network then; all. */
  later(): readonly (() => Promise<unknown>)[];
  /**
   * A key of the table; the first that takes it.
   * @param origin where it was pressed, within shadow roots: an event forgets it
   */
  key(event: KeyboardEvent, origin: EventTarget | undefined): boolean;
  /** A command of a key; the first that carries it out. */
  command(command: TableCommand): boolean;
  /** The part that has an id and lies over the table; the first. */
  overlay(id: string): Overlay | undefined;
}

/** The most buttons that stand beside the end of a match: a narrow table has no room for more. */
const MOST = 3;

/**
 * The main button first, which there is once, then the usual ones and the quiet ones, as far as there
 * is room: of several main ones the others are quiet.
 */
export function inOrder(controls: readonly Control[]): readonly Control[] {
  const main = controls.find(({primary}) => primary);
  const others = controls
    .filter((control) => control !== main)
    .map((control) => (control.primary ? {...control, primary: false, quiet: true} : control));
  const usual = others.filter(({quiet}) => !quiet);
  const quiet = others.filter((control) => control.quiet);
  return [...(main ? [main] : []), ...usual, ...quiet].slice(0, MOST);
}

/** The answers of all features, joined. */
export function join(features: readonly {readonly slots?: Partial<Slots>}[]): Slots {
  const all = <Name extends keyof Slots>(name: Name): readonly NonNullable<Slots[Name]>[] =>
    features.flatMap(({slots}) => slots?.[name] ?? []) as never;
  const first = <Answer>(answers: readonly (() => Answer | undefined)[]): Answer | undefined => {
    for (const answer of answers) {
      const given = answer();
      if (given !== undefined) return given;
    }
    return undefined;
  };
  return {
    seat: () => first(all('seat')),
    people: () => first(all('people')),
    names: (given) => first(all('names').map((slot) => () => slot(given))),
    hides: () => all('hides').some((slot) => slot()),
    awaited: () => first(all('awaited')),
    cover: () => first(all('cover')),
    middle: () => first(all('middle')),
    asks: () => all('asks').some((slot) => slot()),
    scene: (scene) => all('scene').reduce((changed, slot) => slot(changed), scene),
    line: () => all('line').map((slot) => slot()),
    speaks: () => all('speaks').some((slot) => slot()),
    owned: () => first(all('owned')),
    controls: (doing) => inOrder(all('controls').flatMap((slot) => slot(doing))),
    instead: (scene) => first(all('instead').map((slot) => () => slot(scene))),
    rule: () => first(all('rule')),
    prospects: () => first(all('prospects')),
    moreThanHint: () => first(all('moreThanHint')),
    hint: () => first(all('hint')),
    claim: () => first(all('claim')),
    times: () => all('times').flatMap((slot) => slot()),
    later: () => all('later').flatMap((slot) => slot()),
    key: (event, origin) => all('key').some((slot) => slot(event, origin)),
    command: (command) => all('command').some((slot) => slot(command)),
    overlay: (id) => first(all('overlay').map((slot) => () => slot(id))),
  };
}
