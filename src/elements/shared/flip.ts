import {COME_UP, FADE, GROW, isSame, type Path, ROUND, turned, within} from './flip-frames.js';
import {MOVE, SPIN, TURN} from './flip-times.js';
import {joinBoxes} from './joining-line.js';
import {EASE_OUT} from './motion.js';
import {planeOf} from './plane.js';
import {between, motion, type Run, timeOf} from './ways.js';

/**
 * Motion between two pictures of a table: an element that keeps its key moves from its old place to the
 * new one, a card that shows its other side turns over, and a new element rises. All places are final
 * before anything moves, so a picture that is drawn in between loses nothing.
 *
 * - `data-move`: the key of an element, the same in both pictures and the only one of its kind.
 * - `data-from`: the origin of an element that was not in the previous picture: the key of another one,
 *   or a seat and a card of its hand, `0:KS`, or a seat alone, `1:`. A card of a hand starts from its
 *   last place.
 * - `data-up`: `true` or `false`, the side of a card that is up (`two-sided.ts`).
 * - `data-was`: the side that was up before, for a card that was not in the previous picture.
 * - `data-gone`: the element fades and is out of sight from its `data-wait` on, when another may come
 *   in its place; its own styles hide it. A new element is visible until then.
 * - `data-turn-wait`: milliseconds before it turns, if it first moves to its place.
 * - `data-spin`: the element turns once in its plane when this changes.
 * - `data-enter`: `grow`: a new element grows from its corner in place of rising.
 * - `data-stretch`: an element without content, which has its old width and height where it comes from.
 * - `data-start`, `data-end`: a line between the elements with these keys (`joining-line.ts`).
 * - `data-wait`: milliseconds before it begins, `data-turn`: how long a turn takes, `data-travel`: how
 *   long a way takes, whatever its length.
 *
 * An element inside a moving one moves within that one's frame: a crown flies from head to head, and
 * then goes with its new owner.
 */

const FAR = 320;
/** From this distance on, in CSS pixels, a way is far. */
const FAR_FROM = 160;
const RISE = 160;
const EASE_BOTH = 'cubic-bezier(.5,0,.2,1)';

/** An element of a picture: where it lay, and which side of it was up. */
interface Lay {
  readonly box: DOMRect;
  readonly up: string | undefined;
  readonly spin: string | undefined;
  readonly gone: string | undefined;
  readonly from: string | undefined;
}

/** A motion under way: the element, its goal, and the action at its end. */
interface Way {
  readonly key: string | undefined;
  readonly goal: DOMRect;
  time(): Partial<Animation>;
  end(): void;
}

/** The place of a seat or of a card in a hand, as `data-from` names it. */
export type OriginOf = (seat: number, card: string | null) => DOMRect | undefined;

/** Moves the pictures of one table. */
export class Flip {
  #before: ReadonlyMap<string, Lay> = new Map();
  /** The last places of elements that are no longer in the picture, by their origin. */
  #left: ReadonlyMap<string | undefined, DOMRect> = new Map();
  readonly #running = new Map<Animation, Way>();
  /** The plane of the picture that is drawn, once something moves in it. */
  #plane: DOMMatrix | undefined;

  /** Before drawing: notes where everything lies. */
  look(root: ParentNode): void {
    const parts = root.querySelectorAll<HTMLElement>('[data-move]');
    this.#before = new Map(
      [...parts].map((part) => [
        part.dataset['move']!,
        {
          box: part.getBoundingClientRect(),
          up: part.dataset['up'],
          spin: part.dataset['spin'],
          gone: part.dataset['gone'],
          from: part.dataset['from'],
        },
      ]),
    );
  }

  /** After drawing: moves elements to their new places, and turns cards that show their other side. */
  move(root: ParentNode, origin: OriginOf): void {
    const parts = [...root.querySelectorAll<HTMLElement>('[data-move]')];
    const origins = new Set(parts.map((part) => part.dataset['from']));
    const left = [...this.#before.values()].filter(({from}) => !origins.has(from));
    this.#left = new Map(left.map(({from, box}) => [from, box]));
    this.#plane = undefined;
    if (parts.length === 0) return;
    const times = new Map([...this.#running].map(([run, {time}]) => [run, time()]));
    for (const run of times.keys()) run.cancel();
    const boxes = new Map<Element, DOMRect>(
      parts.map((part) => [part, part.getBoundingClientRect()]),
    );
    const kept = this.#resume(times, boxes);
    const paths = new Map<Element, Path>();
    for (const part of parts) {
      const box = boxes.get(part)!;
      this.#turnOver(part, box);
      this.#spin(part, box);
      if ('start' in part.dataset) this.#join(part, parts, boxes);
      else if (!kept.has(part)) this.#bring(part, box, paths, origin);
    }
    this.#before = new Map();
  }

  /**
   * The place of a card of a hand, `0:KS`, until the last drawing; `undefined` if it still lies there.
   */
  leftFrom(card: string): DOMRect | undefined {
    return this.#left.get(card);
  }

  /** Lets a motion go on if the picture has not changed under it; returns the elements that it moves. */
  #resume(
    times: ReadonlyMap<Animation, Partial<Animation>>,
    boxes: ReadonlyMap<Element, DOMRect>,
  ): ReadonlySet<Element> {
    const kept = new Set<Element>();
    for (const [run, time] of times) {
      const {target} = run.effect as KeyframeEffect;
      const part = target?.closest<HTMLElement>('[data-move]');
      const box = part && boxes.get(part);
      const {key, goal, end} = this.#running.get(run)!;
      // An element may have got another key, and with it the motion of something else.
      if (!box || part.dataset['move'] !== key || !isSame(box, goal)) {
        end();
        continue;
      }
      run.play();
      Object.assign(run, time);
      kept.add(part);
    }
    return kept;
  }

  /** Turns a card that shows its other side. */
  #turnOver(part: HTMLElement, box: DOMRect): void {
    const {move, up, was, wait = '0', turn, turnWait = wait} = part.dataset;
    const known = this.#before.get(move!);
    const old = known ? known.up : this.#before.size > 0 ? was : undefined;
    const sides = part.querySelector('.sides');
    if (!sides || up === undefined || old === undefined || old === up) return;
    // A turn that is still under way would end as if this one had.
    for (const [run, {end}] of this.#running) {
      if ((run.effect as KeyframeEffect).target !== sides) continue;
      run.cancel();
      end();
    }
    const frames = up === 'true' ? turned(180, 0) : turned(0, 180);
    const run = {ms: Number(turn ?? TURN), delay: Number(turnWait), easing: EASE_BOTH};
    this.#run(sides, frames, run, box, 'turning');
  }

  /** Turns a card in its plane. */
  #spin(part: HTMLElement, box: DOMRect): void {
    const {move, spin, wait = '0'} = part.dataset;
    const known = this.#before.get(move!);
    if (!known || spin === undefined || known.spin === spin) return;
    this.#run(part, ROUND, {ms: SPIN, delay: Number(wait), easing: EASE_BOTH}, box, 'flying');
  }

  /** Lays a line between two elements of the picture. */
  #join(
    part: HTMLElement,
    parts: readonly HTMLElement[],
    boxes: ReadonlyMap<Element, DOMRect>,
  ): void {
    const {move, start, end, wait = '0'} = part.dataset;
    const boxOf = (key = ''): DOMRect | undefined =>
      boxes.get(parts.find((other) => other.dataset['move'] === key)!);
    const isNew = !this.#before.has(move!);
    const plane = (this.#plane ??= planeOf(part));
    const run = joinBoxes({
      line: part,
      start: boxOf(start),
      end: boxOf(end),
      plane,
      isNew,
      delay: Number(wait),
    });
    if (run) this.#keep(run, part, boxes.get(part)!);
  }

  /** Moves an element from its old place, lets a new one rise, or fades one that goes. */
  #bring(part: HTMLElement, box: DOMRect, paths: Map<Element, Path>, origin: OriginOf): void {
    const {move, from, gone, enter, stretch, wait = '0', travel} = part.dataset;
    const known = this.#before.get(move!);
    const soon = {ms: RISE, delay: Number(wait), easing: EASE_OUT};
    if (gone !== undefined) {
      const isSeen = known ? known.gone === undefined : this.#before.size > 0 && soon.delay > 0;
      if (isSeen) this.#run(part, FADE, {...soon, delay: Math.max(0, soon.delay - RISE)}, box);
      return;
    }
    const start = known?.box ?? (from === undefined ? undefined : this.#origin(from, origin));
    if (!start) {
      if (known || this.#before.size === 0) return;
      if (enter === 'grow') this.#run(part, GROW, {...soon, ms: TURN}, box);
      else this.#run(part, COME_UP, soon, box);
      return;
    }
    const around = part.parentElement?.closest('[data-move]');
    const place = within(start, around ? paths.get(around) : undefined);
    paths.set(part, {start, box});
    if (isSame(box, place)) return;
    const stretched = `${place.width / box.width}, ${place.height / box.height}`;
    const scale = stretch === undefined ? undefined : stretched;
    const transform = between((this.#plane ??= planeOf(part)), box, place, scale);
    if (transform === undefined) return;
    const far = Math.hypot(place.x - box.x, place.y - box.y) > FAR_FROM;
    const run = {...soon, ms: Number(travel ?? (far ? FAR : MOVE))};
    this.#run(part, [{transform}, {transform: 'none'}], run, box, 'flying');
  }

  /** Ends all motion at its goal. */
  finish(): void {
    for (const [animation, {end}] of this.#running) {
      animation.finish();
      end();
    }
  }

  #origin(from: string, origin: OriginOf): DOMRect | undefined {
    const [, seat, card] = /^(\d+):(.*)$/.exec(from) ?? [];
    return seat === undefined
      ? this.#before.get(from)?.box
      : origin(Number(seat), card === '' ? null : card!);
  }

  /** Runs a motion; the element has the class `as` meanwhile. */
  #run(element: Element, frames: Keyframe[], run: Run, goal: DOMRect, as?: string): void {
    const animation = motion(element, frames, run);
    if (animation) this.#keep(animation, element, goal, as);
  }

  #keep(animation: Animation, element: Element, goal: DOMRect, as?: string): void {
    if (as) element.classList.add(as);
    const end = (): void => {
      // Its event comes later than `finish()`: the class may belong to another motion by then.
      if (this.#running.delete(animation) && as) element.classList.remove(as);
    };
    const key = element.closest<HTMLElement>('[data-move]')?.dataset['move'];
    this.#running.set(animation, {key, goal, time: timeOf(animation, element), end});
    animation.addEventListener('finish', end);
  }
}
