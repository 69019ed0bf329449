const LATIN = /^[a-z]$/i;
/** A letter, or a sign of a letter, of any other script. */
const OTHER = /^(?!\p{Script=Latin})[\p{L}\p{M}]/u;

/** The signs of a Latin keyboard at places where others have letters or other signs. */
const PLACES: Readonly<Record<string, string>> = {Comma: ',', Period: '.', Slash: '/'};
/** Signs at places where all Latin layouts except the Turkish one have others: Hebrew, Cyrillic. */
const ELSEWHERE: Readonly<Record<string, string>> = {KeyW: "'", Slash: '.'};

/** Whether the last letter was a Latin one. */
let isLatin = false;

/**
 * The key as shortcuts name it: `h`, `,`, `Delete`. A Latin letter counts as itself, wherever a layout
 * has it; a letter of another script counts by its place, as printed on keyboards of two scripts.
 */
export function keyOf(event: KeyboardEvent): string {
  const {key, code} = event;
  const [latin, other] = [LATIN.test(key), OTHER.test(key)];
  // AltGr types signs that have no other key in a layout, and letters that are not shortcuts.
  if (event.getModifierState('AltGraph')) return latin || other ? '' : key;
  if (latin || other) isLatin = latin;
  if (latin) return key.toLowerCase();
  if (!other && (isLatin || ELSEWHERE[code] !== key)) return key;
  return PLACES[code] ?? /^Key(.)$/.exec(code)?.[1]!.toLowerCase() ?? '';
}
