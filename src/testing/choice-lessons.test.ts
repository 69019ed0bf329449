import assert from 'node:assert/strict';
import {test} from 'node:test';
import {catalogue} from '../embed/catalogue.js';
import type {ChoiceLesson, GameEntry} from '../elements/index.js';
import type {AnyMove, AnyView} from '../game/index.js';
import {createMessages, type Locale, sharedMessages} from '../i18n/index.js';
import {createMatch} from '../match/index.js';
import {diceFrom} from './dice.js';

/** Laws of the lessons that explain choices: each comes, says what it says, and tells no secret. */

const LOCALES = ['en', 'ru'] as const satisfies readonly Locale[];
/** How many moves of each game are looked at. */
const MOST = 400;

/** A view in which a lesson is due. */
interface Due {
  readonly lesson: ChoiceLesson;
  readonly view: AnyView;
}

/** What a reader may have laid out of a move: nothing yet, or its contract. */
const drafts = (moves: readonly AnyMove[]): readonly unknown[] => [
  undefined,
  ...moves.flatMap((move) => ('contract' in move ? [{contract: move.contract}] : [])),
];

/** Views of random play in which lessons are due, some for each lesson and game. */
async function duesOf(entry: GameEntry, lessons: readonly ChoiceLesson[]): Promise<readonly Due[]> {
  const match = createMatch(await entry.load(), {seed: 'choices'});
  const dice = diceFrom(entry.id);
  const dues: Due[] = [];
  for (let made = 0; made < MOST && match.turn.length > 0; made++) {
    const [seat = 0] = match.turn;
    const view = match.view(seat);
    const moves = match.moves(seat);
    for (const draft of drafts(moves))
      for (const lesson of lessons) if (lesson.when(view, draft)) dues.push({lesson, view});
    match.play(seat, dice.pick(moves));
  }
  return dues;
}

const found = await Promise.all(
  catalogue.map(async (entry: GameEntry) => {
    const choices = await (await entry.guide?.())?.choices?.();
    return choices ? [{entry, choices, dues: await duesOf(entry, choices.lessons)}] : [];
  }),
);
const games = found.flat();

test('each lesson is due in some game', () => {
  const due = new Set(games.flatMap(({dues}) => dues.map(({lesson}) => lesson)));
  const all = new Set(games.flatMap(({choices}) => choices.lessons));
  assert.ok(all.size > 0);
  assert.deepEqual(
    [...all].filter((lesson) => !due.has(lesson)).map(({id}) => id),
    [],
  );
});

for (const {entry, choices, dues} of games.filter((game) => game.dues.length > 0)) {
  for (const locale of LOCALES)
    test(`the choices of ${entry.id} are explained in short: ${locale}`, async () => {
      const messages = createMessages(
        locale,
        await sharedMessages[locale](),
        await choices.messages(locale),
      );
      for (const {lesson, view} of dues)
        for (const step of lesson.steps.filter(({when}) => when?.(view) !== false))
          for (const said of step.say(view, messages)) {
            assert.match(said ?? '', /\S/);
            assert.doesNotMatch(said ?? '', /undefined|NaN|\//);
            assert.ok((said ?? '').length <= 75, said);
          }
    });

  test(`the choices of ${entry.id} point at cards of the reader alone`, async () => {
    const messages = createMessages('en', await sharedMessages.en(), await choices.messages('en'));
    for (const {lesson, view} of dues)
      for (const step of lesson.steps.filter(({when}) => when?.(view) !== false)) {
        const {cards = new Map<string, string>()} = step.points?.(view, messages) ?? {};
        const {seat, hands} = view as AnyView & {hands: readonly (readonly unknown[])[]};
        for (const card of cards.keys()) assert.ok(hands[seat!]!.includes(card), card);
      }
  });

  test(`the choices of ${entry.id} hide no button that the reader needs`, () => {
    // A mark lies over the prompt, unless it stands above it; one button there has nothing to choose.
    const match = dues.map(({lesson}) => lesson).filter(({id}) => id === 'draw');
    for (const {steps} of match) for (const {at} of steps) assert.equal(at, 'prompt');
  });
}
