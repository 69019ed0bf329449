import type {TemplateResult} from 'lit';
import type {Doing} from '../../elements/conductor/chart.js';
import type {CardProspect} from '../../elements/gstk-hand/hand-card.js';
import type {AnyScene, Control} from '../../elements/scene.js';
import type {Seat} from '../../game/index.js';
import type {GivenNames} from './controller/names.js';
import type {TableCommand} from './keys/keys.js';

/** A button of the bar that opens a part over the table. */
export interface BarButton {
  /** The part; its name is the message `ui/<id>`. */
  readonly id: string;
  readonly icon: string;
}

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
  hides(): boolean | undefined;
  /** The person who has to confirm being there before anything of a hand is shown; the first answer. */
  awaited(): Seat | undefined;
  /** A cover in place of the whole table, in games that have no room for it in the middle; the first. */
  cover(): TemplateResult | undefined;
  /** A question in the middle of the board, see `RenderContext`; the first. */
  middle(): TemplateResult | undefined;
  /** Whether a question awaits an answer, so that nobody else may move; any. */
  asks(): boolean | undefined;
  /** The scene, changed before it is drawn; one after the other. */
  scene(scene: AnyScene): AnyScene;
  /** A line above the prompt, at a position of its own; all. */
  line(): unknown;
  /** Whether the line says something that nothing may lie over; any. */
  speaks(): boolean | undefined;
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
  /** Buttons of the bar; all. */
  buttons(): readonly BarButton[];
  /** What the table may need later, and without a network then; all. */
  later(): readonly (() => Promise<unknown>)[];
  /**
   * A key of the table; the first that takes it.
   * @param origin where it was pressed, within shadow roots: an event forgets it
   */
  key(event: KeyboardEvent, origin: EventTarget | undefined): boolean | undefined;
  /** A command of a key; the first that carries it out. */
  command(command: TableCommand): boolean | undefined;
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

/** How the answers of a place are joined: its fillings, and what it is asked with. */
type Join = (fillings: readonly Filling[], given: readonly never[]) => unknown;
type Filling = (...given: readonly never[]) => unknown;

const first: Join = (fillings, given) => {
  for (const filling of fillings) {
    const answer = filling(...given);
    if (answer !== undefined) return answer;
  }
  return undefined;
};
const any: Join = (fillings, given) => fillings.some((filling) => filling(...given));
const all = (fillings: readonly Filling[], given: readonly never[]): readonly unknown[] =>
  fillings.map((filling) => filling(...given));
const flat: Join = (fillings, given) => all(fillings, given).flat();
const ordered: Join = (fillings, given) => inOrder(flat(fillings, given) as readonly Control[]);
const inTurn: Join = (fillings, [given]) =>
  fillings.reduce<unknown>((changed, filling) => filling(changed as never), given);

const JOINED: Readonly<Record<keyof Slots, Join>> = {
  seat: first,
  people: first,
  names: first,
  hides: any,
  awaited: first,
  cover: first,
  middle: first,
  asks: any,
  scene: inTurn,
  line: all,
  speaks: any,
  owned: first,
  controls: ordered,
  instead: first,
  rule: first,
  prospects: first,
  moreThanHint: first,
  hint: first,
  claim: first,
  times: flat,
  buttons: flat,
  later: flat,
  key: any,
  command: any,
  overlay: first,
};

/** The answers of all features, joined. */
export const join = (features: readonly {readonly slots?: Partial<Slots>}[]): Slots =>
  Object.fromEntries(
    Object.entries(JOINED).map(([name, joined]) => {
      const fillings = features.flatMap(({slots}) => slots?.[name as keyof Slots] ?? []);
      return [name, (...given: never[]) => joined(fillings as readonly Filling[], given)];
    }),
  ) as unknown as Slots;
