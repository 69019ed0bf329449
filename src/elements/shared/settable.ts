import {defaultConverter, type PropertyDeclaration, ReactiveElement} from '@lit/reactive-element';

/** The values that pages have set on elements before their definition, by property. */
const early = new WeakMap<object, Map<PropertyKey, unknown>>();

/** The value of a text that a page sets as a property: the same as in the attribute. */
function meaning(text: string, {converter, type}: PropertyDeclaration): unknown {
  const read = typeof converter === 'function' ? converter : converter?.fromAttribute;
  return (read ?? defaultConverter.fromAttribute!)(text, type);
}

/**
 * Makes elements whose properties may be set in every way that pages and frameworks know. A property
 * takes precedence over its attribute, even if it was set before the definition or the attribute changes
 * later; `undefined` and `null` fall back to the attribute, or else to the initial value. A text means
 * the same as in the attribute. Each property needs an initial value in its class, `undefined` included,
 * because the first value that is set counts as the initial one.
 */
export function settable<Base extends abstract new (...args: never[]) => ReactiveElement>(
  element: Base,
): Base {
  abstract class Settable extends (element as unknown as typeof ReactiveElement) {
    readonly #initial = new Map<PropertyKey, unknown>();
    /** The properties that the page has set. */
    readonly #given = new Set<PropertyKey>();
    #isAttribute = false;

    protected static override finalize(): void {
      const isDone = Object.hasOwn(this, 'finalized');
      super.finalize();
      if (isDone) return;
      for (const [name, options] of this.elementProperties) {
        const own = Object.getOwnPropertyDescriptor(this.prototype, name);
        if (!own?.set || options.state) continue;
        const {set} = own;
        Object.defineProperty(this.prototype, name, {
          ...own,
          set(this: Settable, value: unknown) {
            set.call(this, this.#valueOf(name, value, options));
          },
        });
      }
    }

    /** The value that a property takes when it is set to `value`. */
    #valueOf(name: PropertyKey, value: unknown, options: PropertyDeclaration): unknown {
      const initial = this.#initial;
      if (!initial.has(name)) {
        initial.set(name, value);
        const waiting = early.get(this);
        if (!waiting?.has(name)) return value;
        value = waiting.get(name);
        waiting.delete(name);
      }
      const first = initial.get(name);
      if (this.#isAttribute)
        return this.#given.has(name) ? this[name as keyof this] : (value ?? first);
      // A reflected attribute only follows its property.
      const {attribute, reflect} = options;
      this.#given[value == null || reflect ? 'delete' : 'add'](name);
      if (value == null && !reflect && attribute !== false)
        value = this.getAttribute(
          typeof attribute === 'string' ? attribute : String(name).toLowerCase(),
        );
      if (value == null) return first;
      if (typeof value === 'number' && typeof first === 'string') return String(value);
      return typeof value === 'string' && attribute !== false ? meaning(value, options) : value;
    }

    /**
     * Lit's constructor calls this for each property, to put aside until the first update the values
     * that the page has set before the definition. A table far from the viewport needs them earlier, and
     * values that the page sets in between would be lost. So they are put aside here, until the property
     * gets its initial value.
     */
    override hasOwnProperty(name: PropertyKey): boolean {
      const {constructor} = this;
      const has = Object.hasOwn(this, name);
      if (!has || this === constructor.prototype) return has;
      if (!(constructor as typeof ReactiveElement).elementProperties.has(name)) return has;
      early.set(
        this,
        (early.get(this) ?? new Map<PropertyKey, unknown>()).set(name, this[name as keyof this]),
      );
      return !Reflect.deleteProperty(this, name);
    }

    override attributeChangedCallback(...change: [string, string | null, string | null]): void {
      this.#isAttribute = true;
      super.attributeChangedCallback(...change);
      this.#isAttribute = false;
    }
  }
  return Settable as unknown as Base;
}
