import assert from 'node:assert/strict';
import {test} from 'node:test';
import {rngFrom} from '../cards/index.js';
import {catalogue} from '../embed/catalogue.js';
import {anyMove, botQuestion} from '../game/bot-matches.fixture.js';
import type {AnyMove, AnyState, Bot, PlayRules, Seat} from '../game/index.js';
import {createMatch, type MatchClient, phaseName} from '../match/index.js';
import {oneOfEachEngine, rounds} from './full.fixture.js';

/**
 * A page that knows only one seat's view of a match works out the legal moves by itself: with the
 * playing half of the rules and the determinizer alone. It agrees with the match in all games, for all
 * seats and the onlooker.
 */

/** Positions of all games together; half of them in matches of bots, half of random moves. */
const POSITIONS = rounds(3_600);
const each = Math.ceil(POSITIONS / catalogue.length / 2);

const only = process.env['GSTK_GAME'];
const wanted = catalogue.filter(({id, family}) => !only || id === only || family === only);

/** The phase, moves and answers of a match, as its client reports them. */
const said = (client: MatchClient, tries: readonly AnyMove[]): object => ({
  phase: client.phase,
  turn: client.turn,
  outcome: client.outcome,
  legal: client.moves(),
  refusals: tries.map((move) => client.refuse(move)),
});

/** The same, worked out from the client's view. */
const found = (
  rules: PlayRules,
  state: AnyState,
  seat: Seat | undefined,
  tries: readonly AnyMove[],
): object => ({
  phase: phaseName(rules.phase(state)),
  turn: rules.turn(state),
  outcome: rules.outcome(state),
  legal: seat === undefined ? [] : rules.legalMoves(state, seat),
  refusals: tries.map((move) =>
    seat === undefined ? 'game/not-your-turn' : rules.refuse(state, seat, move),
  ),
});

for (const entry of only ? wanted : oneOfEachEngine(wanted))
  test(`${entry.id}: a page works out from a view alone what its match reports`, async () => {
    const [game, bot, rules, determinize] = await Promise.all([
      entry.load(),
      entry.bot(),
      entry.play(),
      entry.determinize(),
    ]);
    let positions = 0;
    const compare = async (player: Bot, seed: string): Promise<void> => {
      let match = createMatch(game, {seed});
      const tries: AnyMove[] = [];
      for (let at = 0; at < each; at++) {
        if (match.outcome) match = createMatch(game, {seed: `${seed}/${at}`});
        const {seats} = match.state;
        for (const seat of match.turn) tries.push(...match.moves(seat));
        tries.splice(0, tries.length - 12); // moves of others and earlier ones, too
        for (const viewer of [...Array(seats).keys(), undefined]) {
          const client = match.client(viewer);
          const state = determinize(client.view, rngFrom(`page/${at}`));
          const [own, told] = [found(rules, state, viewer, tries), said(client, tries)];
          // A description of each of so many comparisons would take longer than they do.
          if (JSON.stringify(own) !== JSON.stringify(told))
            assert.deepEqual(
              own,
              told,
              `${viewer ?? 'onlooker'} after ${match.record().moves.join(' ')}`,
            );
        }
        positions += 1;
        const seat = match.turn[at % match.turn.length]!;
        const question = botQuestion(game.rules, match.state, seat, `${seed}/${at}`);
        assert.equal(match.play(seat, (await player.choose(question)).move), undefined);
      }
    };
    await compare(bot, 'bots');
    await compare(anyMove as Bot, 'dice');
    assert.ok(positions >= POSITIONS / catalogue.length);
  });
