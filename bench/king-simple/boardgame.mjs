// The same game written for boardgame.io 0.50, as its guide teaches: moves change a draft of G, the
// turn order asks G who is next, an illegal move is INVALID_MOVE. Undo is off, which is its fast way.
import {Client} from 'boardgame.io/client';
import {INVALID_MOVE} from 'boardgame.io/core';
import {PACK_32} from '../../src/cards/pack.js';
import {rngFrom, roll, shuffle} from '../../src/cards/rng.js';
import {addDeal, choicesOf, choose, seedOf} from './streams.mjs';

const RANKS = '789TJQKA';
const heightOf = (card) => RANKS.indexOf(card[0]);
const suitOf = (card) => card[1];
const orderOf = (card) => 'HSDC'.indexOf(suitOf(card)) * 8 + heightOf(card);

const jacks = (card) => (card[0] === 'J' ? 4 : 0);
const queens = (card) => (card[0] === 'Q' ? 4 : 0);
const hearts = (card) => (card[1] === 'H' ? 2 : 0);
const king = (card) => (card === 'KH' ? 16 : 0);
const jumble = (card) => jacks(card) + queens(card) + hearts(card) + king(card);
const none = () => 0;
const CONTRACTS = [
  {trick: 2, last: 0, worth: none},
  {trick: 0, last: 0, worth: jacks, stops: true},
  {trick: 0, last: 0, worth: queens, stops: true},
  {trick: 0, last: 0, worth: hearts, stops: true, ban: true},
  {trick: 0, last: 0, worth: king, stops: true, ban: true, forced: true},
  {trick: 0, last: 8, worth: none},
  {trick: 2, last: 8, worth: jumble, ban: true, forced: true},
];

const contractOf = ({deal}) => CONTRACTS[deal % 7];

function legalCards(G, seat) {
  const hand = G.hands[seat];
  const {ban, forced} = contractOf(G);
  if (G.trick.length === 0) {
    const others = ban ? hand.filter((card) => suitOf(card) !== 'H') : hand;
    return others.length ? others : hand;
  }
  const led = suitOf(G.trick[0].card);
  const following = hand.filter((card) => suitOf(card) === led);
  if (following.length) return following;
  return forced && hand.includes('KH') ? ['KH'] : hand;
}

function dealOut(G) {
  const shuffled = shuffle(G.rng, PACK_32);
  G.rng = shuffled.rng;
  G.next = (G.dealer + 1) % 4;
  G.hands = [[], [], [], []];
  shuffled.value.forEach((card, at) => G.hands[(G.next + at) % 4].push(card));
  for (const hand of G.hands) hand.sort((a, b) => orderOf(a) - orderOf(b));
  G.trick = [];
  G.points = [0, 0, 0, 0];
}

function takeTrick(G) {
  const {trick, last, worth, stops} = contractOf(G);
  const led = suitOf(G.trick[0].card);
  let best = G.trick[0];
  for (const played of G.trick)
    if (suitOf(played.card) === led && heightOf(played.card) > heightOf(best.card)) best = played;
  const rounds = G.hands[0].length;
  const cards = G.trick.reduce((sum, {card}) => sum + worth(card), 0);
  const sign = G.deal < 7 ? -1 : 1;
  G.points[best.seat] += sign * (trick + (rounds < 2 ? last : 0) + cards);
  G.trick = [];
  G.next = best.seat;
  if (rounds > 0 && !(stops && !G.hands.some((hand) => hand.some((card) => worth(card))))) return;
  G.sheet.push(G.points);
  G.deal++;
  G.dealer = (G.dealer + 1) % 4;
  if (G.deal < 14) dealOut(G);
}

const gameOf = (seed) => ({
  name: 'king-simple',
  disableUndo: true,
  setup: () => {
    const lot = roll(rngFrom(seed), 4);
    const G = {rng: lot.rng, deal: 0, dealer: lot.value, sheet: []};
    dealOut(G);
    return G;
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: {first: ({G}) => G.next, next: ({G}) => G.next},
  },
  moves: {
    playCard: ({G, playerID}, card) => {
      const seat = Number(playerID);
      if (!legalCards(G, seat).includes(card)) return INVALID_MOVE;
      G.hands[seat] = G.hands[seat].filter((held) => held !== card);
      G.trick.push({seat, card});
      if (G.trick.length === 4) takeTrick(G);
      else G.next = (seat + 1) % 4;
      return undefined;
    },
  },
  endIf: ({G}) => (G.deal === 14 ? {sheet: G.sheet} : undefined),
});

export const prepare = () => undefined;

export function play(from, to, tally) {
  for (let match = from; match < to; match++) {
    const choices = choicesOf(match);
    const client = Client({game: gameOf(seedOf(match)), numPlayers: 4, debug: false});
    client.start();
    let {G, ctx} = client.getState();
    while (ctx.gameover === undefined) {
      client.moves.playCard(choose(choices, legalCards(G, Number(ctx.currentPlayer))));
      ({G, ctx} = client.getState());
      tally.moves++;
    }
    client.stop();
    for (const points of G.sheet) addDeal(tally, points);
  }
}
