import type {TemplateResult} from 'lit';
import type {Advised, AnyScene, CardProspect, Control, Doing} from '../elements/index.js';
import type {Seat} from '../game/index.js';
import type {TableCommand} from './keys/keys.js';
import type {Player} from '../i18n/index.js';
import type {PageBots} from './play/bots.js';

/** The author's names, the reader's first; `undefined` where nothing of a name is to be seen. */
export type GivenNames = readonly (string | undefined)[];

/** A part that lies over the table whatever its width, such as the review of a match. */
export interface Overlay {
  /** Its name is the message `ui/<id>`. */
  readonly id: string;
  /** The icon of the button in the bar that opens it; without one, something else does. */
  readonly icon?: string;
  /** Whether a button of the menu opens it. */
  readonly isInMenu?: boolean;
  /** Changes whenever the part has to be drawn again although its table has not changed. */
  readonly stamp?: unknown;
  /**
   * Draws the part.
   * @param changed is called when there is something else to be seen
   */
  draw(changed: () => void): Promise<TemplateResult | undefined>;
  /** Another part lies there, or none. */
  end?(): void;
  /** Buttons that lead to it from the panel of a result, by which others are told. */
  shares?(): readonly Control[];
}

/** A line above the prompt, which keeps its position among the others. */
export interface NoticeLine {
  readonly content: unknown;
  /** Whether it says something that nothing may lie over. */
  readonly speaks?: boolean;
  /** The id of a button in it that belongs to the actions of the prompt. */
  readonly action?: string | undefined;
  /** The remaining time of a running clock, in a sentence. */
  readonly time?: string | undefined;
}

/** A mark that tells a new reader something, over the prompt or above it; see `frame/coach-mark.ts`. */
export interface CoachMark {
  readonly content: TemplateResult;
  /** Whether it takes the place of the words of the prompt. */
  readonly isInPrompt?: boolean;
  /** The one that shows it; others wait. */
  readonly from: object;
  /** Closes it; the next one comes at its own moment. */
  close(): void;
}

/** What is said about the cards of the hand. */
interface OnCards {
  /** What each card promises, once the reader has asked. */
  readonly prospects?: ReadonlyMap<string, CardProspect> | undefined;
  /** The button that leads from the refusal that is shown to the rule behind it. */
  readonly rule?: Control | undefined;
  /** What the button of the hint does once a hint is shown, where there is more to tell. */
  readonly hint?: Pick<Control, 'icon' | 'label' | 'run'> | undefined;
}

/** Buttons in place of all others. */
interface Instead {
  readonly instead: readonly Control[];
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
  /** The players by seat when they are not one reader and bots; the first answer. */
  players(given: GivenNames): readonly Player[] | undefined;
  /**
   * The bots of a match that a feature plays in place of the reader's own, and of which the browser keeps
   * nothing; the first answer.
   */
  ownBots(): PageBots | undefined;
  /**
   * Set while nobody at the screen should see a hand: `until` is the person who has to confirm being
   * there before, none on a summary; the first answer.
   */
  hidden(): {readonly until: Seat | undefined} | undefined;
  /** A cover in place of the whole table, in games that have no room for it in the middle; the first. */
  cover(): TemplateResult | undefined;
  /** A question in the middle of the board, see `RenderContext`; the first. */
  middle(): TemplateResult | undefined;
  /** Whether an answer of the reader is awaited, so that nobody else may move; any. */
  asks(): boolean | undefined;
  /** The scene, changed before it is drawn; one after the other. */
  scene(scene: AnyScene): AnyScene;
  /** Lines above the prompt; all. */
  lines(): readonly NoticeLine[];
  /**
   * Buttons in addition to those that every table has; all: primary, usual and quiet ones, see `inOrder`. Or
   * buttons in place of all others; the first.
   */
  controls(doing: Doing, scene: AnyScene): readonly Control[] | Instead;
  /** A mark for a new reader, `null` while one is on its way that the others wait for; the first. */
  tip(): CoachMark | null | undefined;
  /** What the game is about, in a line; the first. */
  aim(): string | undefined;
  /** The move that is recommended to the reader, once it is known; the first. */
  advised(): Advised | undefined;
  /** What is said about the cards of the hand; merged. */
  onCards(): OnCards;
  /** Parts that lie over the table; all. */
  panels(): readonly Overlay[];
  /**
   * A key of the table; the first that takes it.
   * @param origin where it was pressed, within shadow roots: an event forgets it
   */
  key(event: KeyboardEvent, origin: EventTarget | undefined): boolean | undefined;
  /** A command; the first that knows it, false when there was nothing to do. */
  command(command: TableCommand): boolean | Promise<boolean> | undefined;
  /** What the table may need later, and without a network then; all. */
  later(): readonly (() => Promise<unknown>)[];
}

/** The most buttons that stand beside the end of a match: two rows of two on a narrow table. */
const MOST = 4;

/**
 * The main button first, which there is once, then the usual ones and the quiet ones, as far as there
 * is room: of several main ones the others are quiet.
 */
function inOrder(controls: readonly Control[]): readonly Control[] {
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
const merged: Join = (fillings, given) => Object.assign({}, ...all(fillings, given)) as unknown;
const inTurn: Join = (fillings, [given]) =>
  fillings.reduce<unknown>((changed, filling) => filling(changed as never), given);
const ordered: Join = (fillings, given) => {
  const answers = all(fillings, given) as readonly (readonly Control[] | Instead)[];
  return answers.find((answer) => 'instead' in answer) ?? inOrder(answers.flat() as Control[]);
};

const JOINED: Readonly<Record<keyof Slots, Join>> = {
  seat: first,
  people: first,
  players: first,
  ownBots: first,
  hidden: first,
  cover: first,
  middle: first,
  asks: any,
  scene: inTurn,
  lines: flat,
  controls: ordered,
  tip: first,
  aim: first,
  advised: first,
  onCards: merged,
  panels: flat,
  key: any,
  command: first,
  later: flat,
};

/** The answers of all features, joined. */
export const join = (features: readonly {readonly slots?: Partial<Slots>}[]): Slots =>
  Object.fromEntries(
    Object.entries(JOINED).map(([name, joined]) => {
      const fillings = features.flatMap(({slots}) => slots?.[name as keyof Slots] ?? []);
      return [name, (...given: never[]) => joined(fillings as readonly Filling[], given)];
    }),
  ) as unknown as Slots;
