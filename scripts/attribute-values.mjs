// The words that the attributes of each tag take, from the code that reads them: for editors and for
// templates in TypeScript.
import {tsImport} from 'tsx/esm/api';

const load = (file) => tsImport(`../src/${file}`, import.meta.url);

/** The values of `link-in`: `src/table/address.ts`. */
const LINK_PLACES = ['auto', 'hash', 'query'];

/** The words by tag, then by attribute; an attribute that takes any text is missing. */
export async function attributeValues() {
  const [{CHOICES}, {catalogue}, {MODES, ASKS}, {DECKS}, {CARD_SIZES}] = await Promise.all([
    load('table/settings/settings.ts'),
    load('embed/catalogue.ts'),
    load('lesson/lesson.ts'),
    load('elements/card-face/face.ts'),
    load('embed/playing-card/playing-card.component.ts'),
  ]);
  const table = {
    ...CHOICES,
    loading: ['lazy', 'eager'],
    hints: ['on', 'off'],
    undo: ['game', 'deal', 'off'],
    'link-in': LINK_PLACES,
  };
  const of = (tag, field) =>
    catalogue.flatMap((entry) => (entry.tag.name === tag ? (entry.tag[field] ?? []) : []));
  const families = [...new Set(catalogue.map(({tag}) => tag.name))]
    .filter((tag) => tag.endsWith('-game'))
    .map((tag) => tag.slice(0, -'-game'.length));
  const ids = catalogue.map(({id}) => id);
  const variants = [...new Set(catalogue.flatMap(({tag}) => tag.variant ?? []))];
  return {
    'king-game': {...table, variant: of('king-game', 'variant')},
    'crown-game': {
      ...table,
      variant: of('crown-game', 'variant'),
      version: of('crown-game', 'version'),
    },
    'kingdom-game': {...table, variant: ['small', 'large']},
    'crush-game': table,
    'gstk-table': {...table, game: ids},
    'game-chart': {game: [...ids, ...families], variant: variants, locale: CHOICES.locale},
    'game-example': {
      game: [...ids, ...families],
      variant: variants,
      mode: MODES,
      ask: ASKS,
      'link-in': LINK_PLACES,
      locale: CHOICES.locale,
    },
    'playing-card': {size: CARD_SIZES, deck: DECKS},
  };
}
