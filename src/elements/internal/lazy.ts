/** A part of a table that is fetched when it is first wanted: not all of it is needed to begin. */
export class Lazy<Part> {
  /** The part, once it is here. */
  value: Part | undefined;
  readonly #fetch: () => Promise<Part>;
  #coming: Promise<Part> | undefined;

  constructor(fetch: () => Promise<Part>) {
    this.#fetch = fetch;
  }

  /** Fetches it, once; a fetch that failed is tried again the next time. */
  load(): Promise<Part> {
    this.#coming ??= this.#fetch().then(
      (part) => (this.value = part),
      (error: unknown) => {
        this.#coming = undefined;
        throw error;
      },
    );
    return this.#coming;
  }
}
