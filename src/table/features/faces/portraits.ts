/**
 * The faces of the house's bots, in the order of their names (`bot/0` and on), in the 32 × 36 units of
 * shields. As on the courts, they are cut paper: flat shapes in painter's order, lines for faces only.
 */

const SKINS = {a: '#f3d3b6', b: '#e2b48c', c: '#c08a5e', d: '#8d5a3a'} as const;

/** A person; all parts but the colours are paths. */
interface Person {
  readonly skin: keyof typeof SKINS;
  readonly cloth: string;
  readonly hair: string;
  /** Hair behind the head, and over it. */
  readonly back?: string;
  readonly front?: string;
  readonly beard?: string;
  readonly cap?: string;
  /** A band in the hair. */
  readonly band?: string;
  /** A collar, a bow tie, ear-rings, glasses. */
  readonly paper?: string;
  readonly red?: string;
  readonly gold?: string;
  readonly glasses?: string;
  /** The colour of the mouth, where it lies in a beard. */
  readonly mouth?: string;
}

const HEAD =
  'M9.6 15.5C9.6 10.5 12 8 16 8S22.4 10.5 22.4 15.5C22.4 20.6 19.6 24.6 16 24.6S9.6 20.6 9.6 15.5Z';
/** Shoulders, along the edge of the shield: no face needs a clip, whose id would change with each drawing. */
const BODY =
  'M7.2 29.2C9 28 12 27.6 16 27.6S23 28 24.8 29.2C22.6 31.6 19.6 33.5 16 35C12.4 33.5 9.4 31.6 7.2 29.2Z';
const NECK = 'M13.2 22H18.8V28.4C18.8 30.6 13.2 30.6 13.2 28.4Z';
const INK = '#15171c';

const PEOPLE: readonly Person[] = [
  // Otto
  {
    skin: 'a',
    cloth: '#2f3b52',
    hair: '#c9c6bf',
    front:
      'M9.2 15.4C8.6 9.6 11.4 6.2 16 6.2S23.4 9.6 22.8 15.4L21.6 12.6C19 12.4 15.4 11.6 13.4 9.8C12.4 11.6 11 12.8 10.4 12.8Z',
    glasses:
      'M11 16.8a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0M16.4 16.8a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0',
  },
  // Nora
  {
    skin: 'b',
    cloth: '#9b3444',
    hair: '#2a1c17',
    back: 'M8.2 22.6C7 12 9 5.8 16 5.8S25 12 23.8 22.6C22 23.6 20 23 19 22H13C12 23 10 23.6 8.2 22.6Z',
    front: 'M9.4 14.6C9.4 9.8 12 7 16 7S22.6 9.8 22.6 14.6C19.6 13.4 12.4 13.4 9.4 14.6Z',
  },
  // Vera
  {
    skin: 'a',
    cloth: '#1f6b57',
    hair: '#b5502a',
    back: 'M12 5.4C13 2.8 20 2.6 20.6 6C24 8 24.4 12 23 16H9C8 11 8.6 7 12 5.4Z',
    front:
      'M9.4 15C9 10 11.4 7.2 16 7.2C20.6 7.2 23 10 22.6 15C21.4 12 18.4 10.4 14.6 10.2C12 11 10.2 12.6 9.4 15Z',
    gold: 'M9.3 19.4a1.1 1.1 0 1 0 0 2.2a1.1 1.1 0 0 0 0-2.2ZM22.7 19.4a1.1 1.1 0 1 0 0 2.2a1.1 1.1 0 0 0 0-2.2Z',
  },
  // Bert
  {
    skin: 'b',
    cloth: '#6a4a22',
    hair: '#6b4a2f',
    beard:
      'M9.5 15.6C9.6 17.8 11 18.6 12.6 18.6C14.4 18.2 17.6 18.2 19.4 18.6C21 18.6 22.4 17.8 22.5 15.6C23.4 22.6 20.6 27 16 27S8.6 22.6 9.5 15.6Z',
    mouth: '#f3d3b6',
  },
  // Ida
  {
    skin: 'a',
    cloth: '#5a4a78',
    hair: '#e9e7e1',
    back: 'M13 3.2a3.2 3 0 1 0 6 0a3.2 3 0 1 0-6 0ZM9 16C8 10 10.6 5.8 16 5.8S24 10 23 16Z',
    front:
      'M9.4 15.4C9.2 10 12 7 16 7S22.8 10 22.6 15.4C21.6 12.4 19.4 10.6 16 8.8C12.6 10.6 10.4 12.4 9.4 15.4Z',
    paper: 'M10.6 28.4L16 33L21.4 28.4L19 27.4L16 30L13 27.4Z',
  },
  // Emil
  {
    skin: 'd',
    cloth: '#e3ddcf',
    hair: '#16110f',
    front:
      'M9.3 14.6C8.6 8.6 11.6 5.8 16 5.8S23.4 8.6 22.7 14.6C21.8 11.4 19.6 10.2 16 10.2S10.2 11.4 9.3 14.6Z',
    red: 'M16 30.4L11.8 28V33ZM16 30.4L20.2 28V33Z',
  },
  // Mara
  {
    skin: 'c',
    cloth: '#2f5d8a',
    hair: '#1b1412',
    back: 'M8 28.6C6.4 13 8.6 5.6 16 5.6S25.6 13 24 28.6C21.6 29.4 10.4 29.4 8 28.6Z',
    front:
      'M9.4 15.6C9.2 10 11.8 7 16 7S22.8 10 22.6 15.6C21.8 12 20 9.6 16 9.2C12 9.6 10.2 12 9.4 15.6Z',
    band: 'M9.6 11.4C10.8 8.2 12.8 6.4 16 6.4S21.2 8.2 22.4 11.4L21.4 12.2C20.2 9.6 18.4 8.4 16 8.4S11.8 9.6 10.6 12.2Z',
  },
  // Ruth
  {
    skin: 'd',
    cloth: '#7a3f6d',
    hair: '#d29a2e',
    back: 'M14 4.4C12.6 1.4 20 1 19 4.6Z',
    front: 'M8.8 13.4C8.8 7.4 12 4.4 16 4.4S23.2 7.4 23.2 13.4C19 10.8 13 10.8 8.8 13.4Z',
    gold: 'M9.3 19.2a1.2 1.2 0 1 0 0 2.4a1.2 1.2 0 0 0 0-2.4ZM22.7 19.2a1.2 1.2 0 1 0 0 2.4a1.2 1.2 0 0 0 0-2.4Z',
  },
  // Jan
  {
    skin: 'a',
    cloth: '#3f6b4f',
    hair: '#c99b4a',
    back: 'M9 19C8.4 15 8.8 12 9.6 11H22.4C23.2 12 23.6 15 23 19L21.8 14H10.2Z',
    beard:
      'M11.8 20.4C13 18.8 15 18.8 16 19.6C17 18.8 19 18.8 20.2 20.4C18.8 21.4 17 21.2 16 20.6C15 21.2 13.2 21.4 11.8 20.4Z',
    cap: 'M8 12.2C7.6 6.8 12 4.8 17 5C22 5.2 24.8 8 25.6 12.4C20 10.6 13 10.6 8 12.2Z',
  },
  // Paul
  {
    skin: 'c',
    cloth: '#8a3b46',
    hair: '#3a2418',
    front:
      'M9.4 15.4C7.4 14 7.8 11 9.4 10.4C9 8 11 6.4 12.6 6.8C13.6 4.8 16.6 4.8 17.6 6.2C19.6 5.4 21.8 6.8 21.8 8.8C24 9.4 24.4 13.4 22.6 15.4C22 12.6 20.4 11 18.4 11.6C16.6 10.2 14.4 10.4 13 11.6C11.2 11.2 10 12.6 9.4 15.4Z',
    beard:
      'M9.6 16.4C10.6 19.4 12 20 16 20S21.4 19.4 22.4 16.4C22.6 22.4 20 25.6 16 25.6S9.4 22.4 9.6 16.4Z',
    mouth: '#e2b48c',
  },
  // Lena
  {
    skin: 'a',
    cloth: '#2d6a73',
    hair: '#e0b95c',
    back: 'M8.6 14C6.4 18 6.2 24 8 29H10.6C9.6 24 9.8 19 10.6 15ZM23.4 14C25.6 18 25.8 24 24 29H21.4C22.4 24 22.2 19 21.4 15Z',
    front: 'M9 16C8.4 9.6 11.2 6 16 6S23.6 9.6 23 16C22 12.6 19.6 10 16 8.6C12.4 10 10 12.6 9 16Z',
  },
  // Hugo
  {
    skin: 'b',
    cloth: '#33343a',
    hair: '#f1efe9',
    back: 'M8.4 19.6C7 15.6 7.4 12.6 9 11.6L10.4 18ZM23.6 19.6C25 15.6 24.6 12.6 23 11.6L21.6 18Z',
    beard:
      'M10.6 21.4C11 19.4 14 18.6 16 19.8C18 18.6 21 19.4 21.4 21.4C19.6 22.6 17.4 22 16 21C14.6 22 12.4 22.6 10.6 21.4Z',
    paper: 'M12.4 28.4L16 34.4L19.6 28.4L16 30.4Z',
  },
  // Clara
  {
    skin: 'c',
    cloth: '#3d6b86',
    hair: '#4a2f22',
    back: 'M8.8 21C6.2 18 6.4 9.8 10.4 7.4C12.4 4.6 19.6 4.6 21.6 7.4C25.6 9.8 25.8 18 23.2 21Z',
    front:
      'M9.4 14.8C9.2 10.4 11.8 7.4 16 7.4S22.8 10.4 22.6 14.8C20.6 13.8 18.6 12.2 17.4 10.2C15.2 12.6 12.2 14.2 9.4 14.8Z',
    glasses:
      'M11 16.8a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0M16.4 16.8a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0',
  },
  // Felix
  {
    skin: 'a',
    cloth: '#a3622b',
    hair: '#a5482a',
    front:
      'M9.2 15C8.4 9 11 5.4 15 6.2C18 4.4 23.4 6.4 23 13.6L22.6 15C22 12 20.8 10.8 18.6 11C15.4 11.4 12 11 10.8 11.6C10 12.4 9.6 13.6 9.2 15Z',
    red: 'M12.4 28.2L16 30.2L19.6 28.2L17.4 34H14.6Z',
  },
  // Greta
  {
    skin: 'b',
    cloth: '#7d8a3c',
    hair: '#8f8b86',
    back: 'M8.6 19.4C7.4 10.6 9.4 5.6 16 5.6S24.6 10.6 23.4 19.4L21.8 20.4H10.2Z',
    front:
      'M9.2 15.6C9 9.8 11.6 6.8 16 6.8S23 9.8 22.8 15.6C22 12.6 21 11.6 19.6 11.4H12.4C11 11.6 10 12.6 9.2 15.6Z',
    gold: 'M9.3 19.4a1.1 1.1 0 1 0 0 2.2a1.1 1.1 0 0 0 0-2.2ZM22.7 19.4a1.1 1.1 0 1 0 0 2.2a1.1 1.1 0 0 0 0-2.2Z',
  },
];

/** How many of the house's bots have a face. */
export const FACES = PEOPLE.length;

/** Looks: eyes as points or as lines, brows and mouth. */
const LOOKS = {
  calm: {
    eyes: 'M13.3 16.8h.01M18.7 16.8h.01',
    brows: 'M11.6 14.4H15M17 14.4H20.4',
    mouth: 'M13.8 21.4C15 22.2 17 22.2 18.2 21.4',
  },
  glad: {
    shut: 'M11.8 17.2C12.4 16 14.4 16 15 17.2M17 17.2C17.6 16 19.6 16 20.2 17.2',
    brows: 'M11.6 13.8C12.4 13.2 14 13.2 15 13.8M17 13.8C18 13.2 19.6 13.2 20.4 13.8',
    mouth: 'M13 20.9C14.4 23 17.6 23 19 20.9',
  },
  sore: {
    eyes: 'M13.3 17.2h.01M18.7 17.2h.01',
    brows: 'M11.6 14.8L15 13.6M17 13.6L20.4 14.8',
    mouth: 'M14 22.2C15 21.2 17 21.2 18 22.2',
  },
} as const satisfies Readonly<
  Record<string, Readonly<Partial<Record<'eyes' | 'shut' | 'brows' | 'mouth', string>>>>
>;
export type Look = keyof typeof LOOKS;

/** A shape of a portrait: a path with its fill, or with the width of a line in its colour. */
export interface Shape {
  readonly d: string;
  readonly colour: string;
  readonly line?: number;
}

/** The shapes of a bot's portrait, from the back to the front. */
export function portraitOf(bot: number, look: Look): readonly Shape[] {
  const one = PEOPLE[bot]!;
  const looks: Readonly<Partial<Record<'eyes' | 'shut' | 'brows' | 'mouth', string>>> = LOOKS[look];
  const skin = SKINS[one.skin];
  const all: readonly (readonly [d: string | undefined, colour: string, line?: number])[] = [
    ...([
      [one.back, one.hair],
      [BODY, one.cloth],
      [NECK, skin],
    ] as const),
    ...([
      [one.paper, '#fdfcf7'],
      [one.red, '#c4162a'],
      [HEAD, skin],
    ] as const),
    ...([
      [one.beard, one.hair],
      [one.front, one.hair],
      [one.band, '#c4162a'],
    ] as const),
    ...([
      [one.cap, '#5d6b55'],
      [looks.eyes, INK, 1.9],
      [looks.shut, INK, 0.9],
    ] as const),
    ...([
      [looks.brows, INK, 0.9],
      [looks.mouth, one.mouth ?? INK, 1],
    ] as const),
    ...([
      [one.glasses, '#43464d', 0.6],
      [one.gold, '#e3b95a'],
    ] as const),
  ];
  return all.flatMap(([d, colour, line]) =>
    d === undefined ? [] : [{d, colour, ...(line === undefined ? {} : {line})}],
  );
}
