import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {createMatch} from '../../match/index.js';
import {entryOf} from '../../embed/catalogue.js';
import {noFeatures} from '../no-features.js';
import type {Remark} from '../speech/notes.js';
import type {TableContext} from '../table-context.js';
import {MatchMarks} from './match-marks.js';

describe('the marks of a match', () => {
  for (const [what, hint, hints] of [
    ['advice is a hint', {card: null, why: 'The safest.', isAdvice: true}, true],
    ['why a bot has moved is none', {card: null, why: 'Otto had no choice.'}, false],
    ['nor is an empty prompt', undefined, false],
  ] as const)
    it(what, async () => {
      const entry = entryOf('king-simple');
      const local = createMatch(await entry.load(), {seed: 'marks'});
      const notes: {hint: Remark | undefined} = {hint};
      const marks = new MatchMarks({
        ...{notes, settings: {get: () => 'normal'}, slots: noFeatures},
        host: Object.assign(new EventTarget(), {entry}),
        session: {client: local.client(0), seating: {local}},
      } as unknown as TableContext);
      marks.update();
      // Once is enough: the advice disappears when the card is played.
      notes.hint = undefined;
      marks.update();
      assert.equal(marks.of(local).hints, hints);
    });
});
