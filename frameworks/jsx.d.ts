import type {EventsOf, GstkTags, PropsOf} from './tags.js';

/** The props that JSX gives every element, in React and in Preact. */
interface SharedProps<Element> {
  readonly children?: unknown;
  readonly key?: string | number | bigint | null | undefined;
  readonly ref?:
    | ((element: Element | null) => void | (() => void))
    | {current: Element | null}
    | null
    | undefined;
  readonly id?: string | undefined;
  readonly class?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: string | object | undefined;
  readonly slot?: string | undefined;
  readonly title?: string | undefined;
  readonly lang?: string | undefined;
  readonly dir?: string | undefined;
  readonly hidden?: boolean | 'until-found' | undefined;
  readonly inert?: boolean | undefined;
  readonly role?: string | undefined;
  readonly tabIndex?: number | undefined;
  readonly [name: `aria-${string}` | `data-${string}`]: string | number | boolean | undefined;
}

type Listeners<Tag extends keyof GstkTags> = {
  readonly [Name in keyof EventsOf<Tag> as `on${Name & string}`]?:
    | ((event: EventsOf<Tag>[Name]) => void)
    | undefined;
};

/**
 * The tags of gstk for the `JSX.IntrinsicElements` of React 19 or Preact:
 *
 * ```ts
 * declare module 'react' {
 *   namespace JSX {
 *     interface IntrinsicElements extends GstkElements {}
 *   }
 * }
 * ```
 */
export type GstkElements = {
  readonly [Tag in keyof GstkTags]: SharedProps<GstkTags[Tag]['element']> &
    PropsOf<Tag> &
    Listeners<Tag>;
};
