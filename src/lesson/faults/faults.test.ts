import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {faultWordsIn} from './fault-in.js';
import {faultsIn} from './said.fixture.js';

/** Errors are told in the author's language. */

/** Names of fields, phases and options stay, as authors write them. */
const withoutNames = (text: string): string =>
  text.replaceAll(/"[^"]*"|«[^»]*»|\{[^}]*\}|\[[^\]]*\]/g, '');

describe('errors in Russian', () => {
  test('whatever the sources say of positions and texts has a translation', async () => {
    const words = await faultWordsIn('ru');
    const all = faultsIn(['game', 'games', 'notation/position', 'notation/record', 'cards']);
    assert.ok(all.length > 20, `${all.length} are found`);
    const english = all.filter((fault) => words(`hands ${fault}`) === `hands ${fault}`);
    assert.deepEqual(english, []);
    const mixed = all
      .map((fault) => words(`hands ${fault}`))
      .filter((text) =>
        / (?:the|is|are|must|not|of|who|which|that|since|has|have)\b/.test(withoutNames(text)),
      );
    assert.deepEqual(mixed, []);
  });

  for (const [english, russian] of [
    ['line 1, column 8: "KX" is not a card', 'строка 1, знак 8, "KX": это не карта'],
    ['"KX" is not a card', '"KX": это не карта'],
    ['hands of Север must have 8 cards, not 7', 'hands, Север: карт должно быть 8, а не 7'],
    [
      'hands of Юг must have 7 cards, as hands[1] and the trick tell, not 3',
      'hands, Юг: карт должно быть 7, как показывают взятка и другая рука, а не 3',
    ],
    ['is not read; did you mean "hands"?', 'такого атрибута нет; может быть, «hands»?'],
    [
      'hands of Юг is KC, which is also at hands of Запад',
      'hands, Юг: KC стоит ещё и здесь: hands, Запад',
    ],
    ['dealer must be Юг, since Север leads', 'dealer: должно быть Юг: первым ходит Север'],
    ['contract must be one of no-tricks, no-boys', 'contract: нужно одно из: no-tricks, no-boys'],
    [
      'turn must be Север, who is next; found Юг',
      'turn: должно быть Север: это его очередь; указано Юг',
    ],
    ['Юг: дама пик: так нельзя', 'Юг: дама пик: так нельзя'],
  ] as const)
    test(english, async () => {
      assert.equal((await faultWordsIn('ru-RU'))(english), russian);
      assert.equal((await faultWordsIn('en'))(english), english);
    });
});
