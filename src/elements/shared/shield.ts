import {plainName, type Player} from '../../i18n/index.js';
import {svg, type TemplateResult} from 'lit';
import type {Seat} from '../../game/index.js';

/**
 * Eleven divisions of a shield, which distinguish seats without colour; further seats have them in other
 * colours.
 */
const DIVISIONS = [
  '',
  'M16 0H32V36H16z',
  'M0 0H32V14H0z',
  'M0 0H32L0 36z',
  'M0 36V26L16 12 32 26V36L16 24z',
  'M12 0H20V36H12z',
  'M0 4V-4H6L32 28V36H26z',
  'M0 0H8V36H0zM16 0H24V36H16z',
  'M0 0H32V7H0zM0 14H32V21H0zM0 28H32V36H0z',
  'M0 0H32L16 30z',
  'M0 0H16V18H0zM16 18H32V36H16z',
];
/** A colour for each division, dark enough for a white letter (5.3:1 and more). */
const TINCTURES = [
  '#4a5568',
  '#2f5d8a',
  '#8a3b46',
  '#3f6b4f',
  '#6a4a86',
  '#7a5a22',
  '#2d6a73',
  '#8a4a2a',
  '#55603a',
  '#7a3f6d',
  '#3d4b7a',
];
const OUTLINE = 'M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z';

/** The number of different divisions. */
export const ARMS = DIVISIONS.length;

let clips = 0;

/** The players by seat; their names are enough. */
interface WithNames {
  readonly players: readonly Pick<Player, 'name'>[];
}

const charactersOf = (name: string): readonly string[] => [
  ...plainName(name).replaceAll(/\s/gu, ''),
];

/** The number at the end of a name, where another differs from it by the number alone: `Player 2`. */
function numberIn(name: string, {players}: WithNames): string | undefined {
  const [, stem, number] = /^(.*\D)(\d{1,2})$/u.exec(plainName(name)) ?? [];
  const isStem = (other: string): boolean =>
    other !== name && other.startsWith(stem!) && /^\d{1,2}$/.test(other.slice(stem!.length));
  return stem !== undefined && players.some((other) => isStem(plainName(other.name)))
    ? number
    : undefined;
}

/**
 * The letters of all players, no two of them alike: the number of a name, or else its first letter, and a
 * second character if a shorter name, or an equally short one at an earlier seat, has that letter. The
 * second is the first in which the two names differ, `Вы` В and `Вера` Ве; for names that are the same it
 * is a number.
 */
function lettersOf({players}: WithNames): readonly string[] {
  const shortestFirst = players
    .map(({name}, seat) => ({seat, characters: charactersOf(name)}))
    .sort((one, other) => one.characters.length - other.characters.length || one.seat - other.seat);
  const owners = new Map<string, readonly string[]>();
  const letters: string[] = [];
  for (const {seat, characters} of shortestFirst) {
    const [first = ''] = characters;
    const owner = owners.get(first) ?? [];
    const differ = characters.findIndex((one, at) => one !== owner[at]);
    const others = differ < 0 ? [] : [...characters.slice(differ), ...characters.slice(1, differ)];
    const numbers = players.map((_, at) => String(at + 2));
    const number = numberIn(players[seat]!.name, {players});
    const letter = [
      ...(number === undefined ? [] : [number]),
      first,
      ...[...others, ...numbers].map((second) => first + second),
    ].find((one) => !owners.has(one))!;
    owners.set(letter, characters);
    letters[seat] = letter;
  }
  return letters;
}

/** The text on the shield of a seat: a letter, or two characters if one would not be unique. */
export const letterOf = (seat: Seat, ctx: WithNames): string => lettersOf(ctx)[seat] ?? '';

/** The arms of a seat with the letter of its player. */
export const shieldOf = (seat: Seat, ctx: WithNames): TemplateResult =>
  shield(letterOf(seat, ctx), seat);

/**
 * The arms of a seat: division, colour and a letter or two. Decorative, since the name is shown next to
 * them.
 */
export function shield(letter: string, arms: number): TemplateResult {
  const which = ((arms % ARMS) + ARMS) % ARMS;
  const clip = `gstk-clip-${clips++}`;
  return svg`<svg class="shield" part="shield" viewBox="0 0 32 36" aria-hidden="true" translate="no">
    <clipPath id=${clip}><path d=${OUTLINE}></path></clipPath>
    <path d=${OUTLINE} fill=${TINCTURES[(which + 5 * Math.floor(Math.abs(arms) / ARMS)) % ARMS]}></path>
    <path clip-path="url(#${clip})" d=${DIVISIONS[which]} fill="#fff" fill-opacity=".16"></path>
    <path class="rim" d=${OUTLINE} fill="none"></path>
    <text class=${letter.length > 1 ? 'two' : ''} x="16" y="22.5" text-anchor="middle" fill="#fff">${letter}</text>
  </svg>`;
}
