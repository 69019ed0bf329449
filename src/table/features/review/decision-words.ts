import {html, nothing, type TemplateResult} from 'lit';
import {isCard} from '../../../cards/card.js';
import type {Analysed, Decision, Prospected} from '../../../analysis/index.js';
import {isSure} from '../../../analysis/verdict.js';
import type {DiagramMaker} from '../../../elements/index.js';
import type {AnyMove} from '../../../game/index.js';
import type {Messages, MessagesOf, Player, ReviewMessages} from '../../../i18n/index.js';

/** The moves of a decision that are listed. */
const LISTED = 4;

/** The source of the words. */
interface Sources {
  readonly messages: Messages;
  /** The players by seat. */
  readonly players: readonly Player[];
  readonly words: MessagesOf<ReviewMessages>;
  readonly maker: DiagramMaker | undefined;
}

/**
 * The worth of a move by its distance from the best one, as both were seen in the same imagined deals:
 * means of moves that were looked at in different ones do not compare.
 */
const worth = ([top]: readonly Prospected[], {loss}: Prospected): number =>
  top!.mean - Math.max(0, loss);

/** Whether a move is not surely worse than the best. */
const isAsGood = ({loss, lossError}: Prospected): boolean => !isSure({loss, error: lossError});

/** Decisions of a game in words and figures. */
export class DecisionWords {
  readonly #game: Analysed;
  readonly #from: Sources;

  constructor(game: Analysed, from: Sources) {
    this.#game = game;
    this.#from = from;
  }

  /** A move in words. */
  name(move: AnyMove): string {
    const {maker, messages, players} = this.#from;
    const {card} = move as {readonly card?: unknown};
    const own =
      maker?.move?.(move, messages, players) ??
      (typeof card === 'string'
        ? isCard(card)
          ? messages.t('card', {card})
          : maker?.deck?.name(card, messages)
        : undefined);
    return own ?? this.#game.rules.formatMove(move);
  }

  /** The verdict in a word, which never contradicts the figures. */
  verdict({verdict}: Decision): string {
    return this.#from.words.t(`review/${verdict}`);
  }

  /** The cost of a decision, or why it was right. */
  cost(decision: Decision): string {
    const {moves, made, verdict, mark} = decision;
    const {words} = this.#from;
    const [top] = moves;
    if (mark === '!') return words.t('review/only');
    if (verdict === 'equal') return words.t('review/nothing-surely-better');
    if (verdict === 'best') return words.t('review/nothing-better');
    const better = this.name(top!.move);
    const {unit = 'share'} = this.#game.foresight;
    return words.t(`review/${unit}`, {n: this.#rounded(made), better});
  }

  /** The cost of a decision whose better move is not told. */
  lost({made}: Decision): string {
    return this.#from.words.t('review/lost', {cost: this.loss(made)});
  }

  /** What a move costs, compared with the best. */
  loss(one: Prospected): string {
    const {unit = 'share'} = this.#game.foresight;
    return this.#from.words.t(`review/cost-${unit}`, {n: this.#rounded(one)});
  }

  #rounded({loss}: Prospected): number {
    const {unit = 'share'} = this.#game.foresight;
    return unit === 'share' ? Math.round(loss * 100) : Math.round(loss * 10) / 10;
  }

  /** The expected result of a decision, as a figure of the game's unit. */
  figure(value: number): string {
    const {messages} = this.#from;
    const {unit = 'share'} = this.#game.foresight;
    if (unit === 'share') return `${Math.round(value * 100)} %`;
    const rounded = Math.round(value * 10) / 10;
    return unit === 'points' ? messages.points(rounded) : messages.number(rounded);
  }

  /** The best moves and their worth from the best down, including the one that was made. */
  promised({moves, made}: Decision): TemplateResult {
    const {words} = this.#from;
    const ordered = [...moves].sort((a, b) => worth(moves, b) - worth(moves, a));
    const first = ordered.slice(0, LISTED);
    const listed = first.includes(made) ? first : [...first.slice(0, -1), made];
    return html`<table class="promised">
      <caption class="q s">
        ${words.t('review/promised')}
      </caption>
      <tbody>
        ${listed.map(
          (one) =>
            html`<tr class=${one === made ? 'made' : ''}>
              <th scope="row">${this.name(one.move)}</th>
              <td>${this.figure(worth(moves, one))}</td>
              <td class="as q">
                ${one !== moves[0] && isAsGood(one) ? words.t('review/as-good') : nothing}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>`;
  }
}
