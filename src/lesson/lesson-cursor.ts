import type {LessonNode} from './lesson-player.js';

/** All nodes of a line and of its variations, depth first. */
export const allNodes = (nodes: readonly LessonNode[]): readonly LessonNode[] =>
  nodes.flatMap((node) => [node, ...node.variations.flatMap(allNodes)]);

/** The reader's position in a lesson: a node of the main line or of a variation. */
export class LessonCursor {
  readonly #main: readonly LessonNode[];
  #node: LessonNode;
  /** The node from which a variation was entered; `undefined` in the main line. */
  #left: LessonNode | undefined;

  constructor(main: readonly LessonNode[], at: number) {
    this.#main = main;
    this.#node = inside(main, at);
  }

  get node(): LessonNode {
    return this.#node;
  }

  /** True while the reader is in a variation. */
  get aside(): boolean {
    return this.#left !== undefined;
  }

  /** How far the main line has been read: the step at which a variation was entered. */
  get mainAt(): number {
    return (this.#left ?? this.#node).at;
  }

  /** Moves to a node of the current line; an index out of range is clamped. */
  goTo(at: number): void {
    this.#node = inside(this.#node.line, at);
  }

  /**
   * Moves to the node of an item of the author's list; returns `false` when the item has no node.
   */
  goToItem(item: Element): boolean {
    const found = allNodes(this.#main).find(({step}) => step?.item === item);
    if (!found) return false;
    this.#left = found.line === this.#main ? undefined : (this.#left ?? this.#node);
    this.#node = found;
    return true;
  }

  /** Moves by the id of a button: `next`, `vary-0`, `main-line`; returns `false` for any other id. */
  go(id: string): boolean {
    const {at, line, variations} = this.#node;
    const vary = /^vary-(\d+)$/.exec(id);
    if (vary) {
      this.#left ??= this.#node;
      this.#node = variations[Number(vary[1])]![1]!;
    } else if (id === 'first') this.goTo(0);
    else if (id === 'next') this.goTo(at + 1);
    else if (id === 'last') this.goTo(line.length - 1);
    // A step back from the first step of a variation returns to its line.
    else if (id === 'main-line' || (id === 'previous' && this.#left && at === 1)) {
      this.#node = this.#left ?? this.#node;
      this.#left = undefined;
    } else if (id === 'previous') this.goTo(at - 1);
    else return false;
    return true;
  }
}

const inside = (line: readonly LessonNode[], at: number): LessonNode =>
  line[Math.min(Math.max(0, Math.trunc(at) || 0), line.length - 1)]!;
