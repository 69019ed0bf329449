import {isFull} from './full.fixture.js';

/** A test whose kind of proof other tests of the same thing give: `npm run test:all` runs it, in a browser. */
export const itNightly = (
  title: string,
  test: (this: Mocha.Context) => void | Promise<void>,
): void => {
  if (isFull) it(title, test);
};
