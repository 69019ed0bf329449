import {cardFaceStyles} from '../../elements/index.js';
import {inkTokens, tokens} from '../../elements/shared/index.js';

/**
 * The colours and lines of the look as plain attributes: an image is shown and rasterised by
 * programs that know neither custom properties nor `light-dark()`. All of them are read from the
 * style sheets that the elements use.
 */

/** The scheme of the image. */
export type Scheme = 'light' | 'dark';

/** The attributes that paint one path of a card. */
type Painted = Readonly<Record<string, string>>;

export interface Paint {
  /** The value of a token of the look, `mark` for `--gstk-mark`. */
  colour(token: string): string;
  /** The attributes of a path of a small card, by its classes and the suit of the card. */
  path(classes: string, suit: string | undefined): Painted;
  /** The attributes of the paper of a card, and of its edge. */
  readonly paper: Painted;
}

type Declarations = ReadonlyMap<string, string>;

interface Rule {
  readonly selector: string;
  readonly declarations: Declarations;
}

/** The rules of a style sheet outside at-rules, in order. */
function rulesOf(css: string): readonly Rule[] {
  const plain = css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/@[^{;]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector, body]) => ({
    selector: selector!.trim(),
    declarations: new Map(
      body!.split(';').flatMap((one) => {
        const at = one.indexOf(':');
        return at < 0 ? [] : [[one.slice(0, at).trim(), one.slice(at + 1).trim()] as const];
      }),
    ),
  }));
}

const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** `share` per cent of one colour in another, both as `#rrggbb`. */
const mixed = (one: string, share: number, other: string): string =>
  `#${channels(one)
    .map((value, at) => (value * share + channels(other)[at]! * (100 - share)) / 100)
    .map((value) => Math.round(value).toString(16).padStart(2, '0'))
    .join('')}`;

const LONG = /#([\da-f])([\da-f])([\da-f])(?![\da-f])/gi;
const MIX = /color-mix\(\s*in srgb,\s*(#[\da-f]{6})\s+([\d.]+)%,\s*(#[\da-f]{6})\s*\)/gi;

/** A value without custom properties, `light-dark()` and mixtures, which may stand in one another. */
function resolved(value: string, known: ReadonlyMap<string, string>, scheme: Scheme): string {
  for (let before = ''; before !== value;) {
    before = value;
    value = value
      .replace(/light-dark\(([^(),]+),\s*([^(),]+)\)/g, scheme === 'light' ? '$1' : '$2')
      .replace(/var\((--[\w-]+)(?:,\s*([^()]+))?\)/g, (_, name: string, other?: string) =>
        (known.get(name) ?? other ?? '').trim(),
      )
      .replace(LONG, '#$1$1$2$2$3$3')
      .replace(/\btransparent\b/g, known.get('--gstk-surface') ?? '')
      .replace(MIX, (_, one: string, share: string, other: string) =>
        mixed(one, Number(share), other),
      );
  }
  return value;
}

/** True when a rule is for a path of these classes on a card that may be played. */
function meets(selector: string, classes: readonly string[]): boolean {
  return selector.split(/,(?![^(]*\))/).some((one) => {
    const [, what] = /^\.gk\s+(\S+|:is\([^)]*\))$/.exec(one.trim()) ?? [];
    if (what === undefined) return false;
    if (what === 'path') return true;
    const names = what.replace(/^:is\(|\)$/g, '').split(',');
    return names.some((name) => classes.includes(name.trim().replace(/^\./, '')));
  });
}

const CARD = rulesOf(cardFaceStyles.cssText);
const LOOK = rulesOf(inkTokens.cssText + tokens.cssText);

/** Custom properties that rules with one of these selectors set, the later ones winning. */
const propertiesIn = (rules: readonly Rule[], selectors: readonly string[]): Declarations =>
  new Map(
    rules
      .filter(({selector}) =>
        selector.split(',').some((one) => selectors.includes(one.trim().replaceAll('"', "'"))),
      )
      .flatMap(({declarations}) => [...declarations].filter(([name]) => name.startsWith('--'))),
  );

const PAINTED = ['fill', 'stroke', 'stroke-width', 'stroke-linejoin'];

/** The paint of one scheme. */
export function paintFor(scheme: Scheme): Paint {
  const look = propertiesIn(LOOK, [':host']);
  const colour = (token: string): string =>
    resolved(look.get(`--gstk-${token}`) ?? '', look, scheme);
  const card = (suit: string | undefined): Declarations =>
    new Map([
      ...look,
      ...propertiesIn(CARD, ['.gk', '.gk svg', `.gk[data-s='${suit}']`, `.gk[data-s=${suit}]`]),
    ]);
  const seen = new Map<string, Painted>();
  return {
    colour,
    path(classes, suit) {
      const key = `${classes} ${suit}`;
      const before = seen.get(key);
      if (before) return before;
      const own = classes.split(' ');
      const rules = CARD.filter(({selector}) => meets(selector, own));
      const set = new Map(rules.flatMap(({declarations}) => [...declarations]));
      const known = new Map([...card(suit), ...set]);
      const painted = Object.fromEntries(
        PAINTED.flatMap((name) => {
          const value = set.get(name);
          return value === undefined ? [] : [[name, resolved(value, known, scheme)]];
        }),
      );
      seen.set(key, painted);
      return painted;
    },
    paper: {
      fill: resolved('var(--gk-face)', card(undefined), scheme),
      stroke: resolved('var(--gk-edge)', card(undefined), scheme),
    },
  };
}
