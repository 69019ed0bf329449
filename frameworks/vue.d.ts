import type {AllowedComponentProps, HTMLAttributes, ReservedProps} from 'vue';
import type {EventsOf, GstkTags, PropsOf} from './tags.js';

/** `gstk-card-played` as `GstkCardPlayed`, which Vue makes of a listener's name. */
type Pascal<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Name>;

type Listeners<Tag extends keyof GstkTags> = {
  readonly [Name in keyof EventsOf<Tag> as `on${Pascal<Name & string>}`]?: (
    event: EventsOf<Tag>[Name],
  ) => void;
};

/** The tags of gstk as Vue's templates know components. */
export type GstkComponents = {
  readonly [Tag in keyof GstkTags]: new () => GstkTags[Tag]['element'] & {
    readonly $props: PropsOf<Tag> &
      Listeners<Tag> &
      HTMLAttributes &
      ReservedProps &
      AllowedComponentProps;
  };
};

declare module 'vue' {
  interface GlobalComponents extends GstkComponents {}
  /** The attributes that the author of an example writes on the items of its lists. */
  interface HTMLAttributes {
    'data-play'?: string | undefined;
    'data-mark'?: string | undefined;
    'data-label'?: string | undefined;
    'data-correct'?: boolean | '' | undefined;
  }
}
