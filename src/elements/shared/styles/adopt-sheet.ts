import type {CSSResult, ReactiveElement} from '@lit/reactive-element';

/**
 * The sheets of shadow roots. A constructed sheet belongs to one document, and a root that moves to
 * another document loses all of its sheets: so each root's list is kept here, and another document
 * gets copies.
 */

const worn = new WeakMap<Node, readonly CSSResult[]>();
const wornIn = new WeakMap<Node, Document>();
const copies = new WeakMap<Document, WeakMap<CSSResult, CSSStyleSheet>>();
const additions = new WeakMap<CSSResult, string>();

const pageOf = (root: ShadowRoot | Document): Document => root.ownerDocument ?? (root as Document);

/** The sheet for a document; `undefined` if nothing is drawn, as in a parsed document. */
function sheetFor(page: Document, result: CSSResult): CSSStyleSheet | undefined {
  if (page === document) return result.styleSheet;
  if (!page.defaultView) return undefined;
  const own = copies.get(page) ?? new WeakMap<CSSResult, CSSStyleSheet>();
  copies.set(page, own);
  let sheet = own.get(result);
  if (!sheet) {
    sheet = new page.defaultView.CSSStyleSheet();
    sheet.replaceSync(result.cssText + (additions.get(result) ?? ''));
    own.set(result, sheet);
  }
  return sheet;
}

/** The sheets that a root wears, in order, without those that a page has added itself. */
export const wornBy = (root: Node): readonly CSSResult[] => worn.get(root) ?? [];

/** Replaces the sheets of a root, for the document that it is in now; a page's own stay, and win. */
export function wear(root: ShadowRoot | Document, sheets: readonly CSSResult[]): void {
  const page = pageOf(root);
  const sheetsOf = (list: readonly CSSResult[]): readonly CSSStyleSheet[] =>
    list.flatMap((one) => sheetFor(page, one) ?? []);
  const before = sheetsOf(wornBy(root));
  // Sheets of another document may not stay: a root in a template still lists those of its page.
  const others =
    (wornIn.get(root) ?? page) === page
      ? root.adoptedStyleSheets.filter((sheet) => !before.includes(sheet))
      : [];
  worn.set(root, sheets);
  wornIn.set(root, page);
  root.adoptedStyleSheets = [...sheetsOf(sheets), ...others];
}

/** Adds a sheet to a root, unless the root wears it. */
export function addSheet(root: ShadowRoot | Document, sheet: CSSResult): void {
  const own = sheetFor(pageOf(root), sheet);
  // A page's own root that has moved to another document has lost its sheets.
  if (own && root.adoptedStyleSheets.includes(own)) return;
  wear(root, [...wornBy(root).filter((other) => other !== sheet), sheet]);
}

/** Takes a sheet off a root. */
export const dropSheet = (root: ShadowRoot | Document, sheet: CSSResult): void =>
  wear(
    root,
    wornBy(root).filter((other) => other !== sheet),
  );

/** Adds a sheet to the shadow root of an element, unless it is there already. */
export const adoptSheet = ({renderRoot}: ReactiveElement, sheet: CSSResult): void =>
  addSheet(renderRoot as ShadowRoot, sheet);

/** Appends a rule to a sheet wherever it is worn, and to later copies. */
export function appendRule(sheet: CSSResult, rule: string): void {
  additions.set(sheet, rule);
  sheet.styleSheet?.insertRule(rule, sheet.styleSheet.cssRules.length);
}
