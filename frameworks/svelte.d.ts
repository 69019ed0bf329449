import type {HTMLAttributes} from 'svelte/elements';
import type {EventsOf, GstkTags, PropsOf} from './tags.js';

type Listeners<Tag extends keyof GstkTags> = {
  readonly [Name in keyof EventsOf<Tag> as `on${Name & string}`]?: (
    event: EventsOf<Tag>[Name],
  ) => void;
};

/** The tags of gstk as Svelte's templates know elements. */
export type GstkElements = {
  readonly [Tag in keyof GstkTags]: Omit<
    HTMLAttributes<GstkTags[Tag]['element']>,
    keyof PropsOf<Tag>
  > &
    PropsOf<Tag> &
    Listeners<Tag>;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends GstkElements {}
}
