import type {LessonNode} from './lesson-player.js';

/** All nodes of a line and of its variations. */
export const allNodes = (nodes: readonly LessonNode[]): readonly LessonNode[] =>
  nodes.flatMap((node) => [node, ...node.variations.flatMap(allNodes)]);

/** Where a reader stands in a lesson: in its main line, or in a variation that was entered from it. */
export class LessonCursor {
  readonly #main: readonly LessonNode[];
  #node: LessonNode;
  /** Where a variation was entered. */
  #left: LessonNode | undefined;

  constructor(main: readonly LessonNode[], at: number) {
    this.#main = main;
    this.#node = inside(main, at);
  }

  get node(): LessonNode {
    return this.#node;
  }

  /** True in a variation. */
  get aside(): boolean {
    return this.#left !== undefined;
  }

  /** Goes to a node of the line that is read. */
  goTo(at: number): void {
    this.#node = inside(this.#node.line, at);
  }

  /** Goes to the node of an item of the author's list; `false` where it has none. */
  goToItem(item: Element): boolean {
    const found = allNodes(this.#main).find(({step}) => step?.item === item);
    if (!found) return false;
    this.#left = found.line === this.#main ? undefined : (this.#left ?? this.#node);
    this.#node = found;
    return true;
  }

  /** Goes as a button says: `next`, `vary-0`, `main-line`; `false` where it is no button of a walk. */
  go(id: string): boolean {
    const {at, line, variations} = this.#node;
    const vary = /^vary-(\d+)$/.exec(id);
    if (vary) {
      this.#left ??= this.#node;
      this.#node = variations[Number(vary[1])]![1]!;
    } else if (id === 'first') this.goTo(0);
    else if (id === 'next') this.goTo(at + 1);
    else if (id === 'last') this.goTo(line.length - 1);
    // Before the first step of a variation lies what it was left for.
    else if (id === 'main-line' || (id === 'previous' && this.#left && at === 1)) {
      this.#node = this.#left ?? this.#node;
      this.#left = undefined;
    } else if (id === 'previous') this.goTo(at - 1);
    else return false;
    return true;
  }
}

const inside = (line: readonly LessonNode[], at: number): LessonNode =>
  line[Math.min(Math.max(0, at), line.length - 1)]!;
