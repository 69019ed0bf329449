import {EASE_OUT, travel} from '../shared/motion.js';
import {plainPlane} from '../shared/plain-plane.js';
import {between} from '../shared/ways.js';
import type {HandHost} from './hand-host.js';

/** How long cards take to close up, in milliseconds. */
const CLOSE = 150;
/** How long a card takes from its place on the table back to the hand. */
const HOME = 220;
/** How long a card takes from the middle of the table to the hand, and how far apart they leave. */
const DEAL = 180;
const APART = 27;
/** The size of a card that is dealt, at first. */
const SMALL = 0.7;

/** The result of `between` for a card that stays in place. */
const STILL = 'translate(0px, 0px) scale(1)';

/** The buttons of a hand, in display order, by the keys of their cards. */
export type Buttons = ReadonlyMap<unknown, HTMLElement>;
/** The places of the faces of a hand, by the same keys. */
type Places = ReadonlyMap<unknown, DOMRect>;
/** Faces that are about to move, and the plane in which they lie. */
export interface PlacesInPlane {
  readonly places: Places;
  readonly plane: DOMMatrix | undefined;
}
type Four = [number, number, number, number];

/**
 * The present places of the faces on the page; a moving face counts where it is seen.
 * @param known their plane, if it has just been measured
 */
export function placesOf(root: ParentNode, buttons: Buttons, known?: DOMMatrix): PlacesInPlane {
  const plane = known ?? plainPlane(root.querySelectorAll<HTMLElement>('.ruler'));
  const places = new Map(plane && [...buttons].map(([key, one]) => [key, restOf(one, plane)]));
  return {places, plane};
}

/**
 * The box of a face without the rise that shows whether it may be played: the face hangs on its strip,
 * at the left, or at the right in a fan for the left hand.
 */
function restOf(button: HTMLElement, plane: DOMMatrix): DOMRect {
  const strip = button.getBoundingClientRect();
  const [width, height] = [button.offsetWidth, button.offsetHeight];
  const face = button.querySelector<HTMLElement>('.gk')!;
  const [a, b, c, d] = [plane.a, plane.b, plane.c, plane.d].map(Math.abs) as Four;
  // A card that is dealt is smaller under way.
  const scale = (strip.width + strip.height) / ((a + b) * width + (c + d) * height) || 1;
  const aside = (face.offsetLeft + face.offsetWidth / 2 - width / 2) * scale;
  const way = plane.transformPoint({x: aside});
  const across = (a * face.offsetWidth + c * height) * scale;
  const along = (b * face.offsetWidth + d * height) * scale;
  const [x, y] = [strip.x + strip.width / 2 + way.x, strip.y + strip.height / 2 + way.y];
  return new DOMRect(x - across / 2, y - along / 2, across, along);
}

/**
 * Measures the ways of the cards from their old places to the new ones: they close up, new ones are
 * dealt, others go home. Returns what begins them.
 */
export function settle(
  hand: HandHost,
  {places: before, plane: known}: PlacesInPlane,
  buttons: Buttons,
): (() => void) | undefined {
  const fresh = [...buttons.keys()].filter((key) => !before.has(key));
  const isNew = fresh.length * 2 > Math.max(hand.dealt, buttons.size);
  const source = fresh.length > 0 ? hand.dealFrom(isNew) : undefined;
  const homes = new Map(fresh.map((key) => [key, hand.home(String(key))]));
  if (before.size === 0 && !source) return undefined;
  const ms = travel(hand, 1);
  if (ms === 0) return undefined;
  for (const button of buttons.values()) for (const old of button.getAnimations()) old.cancel();
  const {places, plane} = placesOf(hand.renderRoot, buttons, known);
  const begins = [...places].map(([key, now], at) => {
    const button = buttons.get(key)!;
    const was = before.get(key);
    const home = homes.get(key);
    // A new hand may hold cards of the old one.
    if (isNew && source) return deal(button, between(plane, now, source, SMALL), ms, at);
    if (was) return go(button, between(plane, now, was), CLOSE * ms);
    if (home) return go(button, between(plane, now, home), HOME * ms);
    return source && deal(button, between(plane, now, source), ms, fresh.indexOf(key));
  });
  return () => {
    for (const begin of begins) begin?.();
  };
}

/** What begins a motion, if there is one. */
type Begin = (() => void) | undefined;

const go = (button: HTMLElement, transform: string | undefined, duration: number): Begin =>
  transform && transform !== STILL
    ? () => void button.animate([{transform}, {transform: 'none'}], {duration, easing: EASE_OUT})
    : undefined;

function deal(button: HTMLElement, transform: string | undefined, ms: number, at: number): Begin {
  if (!transform) return undefined;
  const frames = [
    {transform, opacity: 0},
    {opacity: 1, offset: 0.3},
    {transform: 'none', opacity: 1},
  ];
  const delay = at * APART * ms;
  return () =>
    void button.animate(frames, {duration: DEAL * ms, delay, easing: EASE_OUT, fill: 'backwards'});
}
