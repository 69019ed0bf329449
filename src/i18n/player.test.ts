import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import * as english from './english.js';
import {coreMessages, createMessages} from './index.js';
import {type Player, playerNamed, readerIn} from './player.js';
import * as russian from './russian.js';

const reader = async (locale: 'en' | 'ru'): Promise<Player> =>
  readerIn(createMessages(locale, await coreMessages[locale]()));
const nora = playerNamed('Nora');

describe('a player', () => {
  it('is the reader by a flag, never by a name', async () => {
    assert.deepEqual(await reader('en'), {name: 'You', isReader: true});
    assert.deepEqual(await reader('ru'), {name: 'Вы', isReader: true});
    assert.deepEqual(playerNamed('You'), {name: 'You', isReader: false});
  });
});

describe('English sentences', () => {
  const {agree, does, listed, whom, whose} = english;

  it('agree with the reader and with other players', async () => {
    const own = await reader('en');
    assert.deepEqual([does(own, 'play'), does(nora, 'play')], ['You play', 'Nora plays']);
    assert.deepEqual([does(own, 'are', 'is'), does(nora, 'are', 'is')], ['You are', 'Nora is']);
    assert.deepEqual([agree(own, 'take'), agree(nora, 'take')], ['take', 'takes']);
    assert.deepEqual([whom(own), whom(nora)], ['you', 'Nora']);
    assert.deepEqual([whose(own), whose(own, 'Your'), whose(nora)], ['your', 'Your', 'Nora’s']);
    assert.equal(listed([own, nora]), 'you, Nora');
  });

  it('do not take a friend named "You" for the reader', () => {
    const friend = playerNamed('You');
    assert.equal(does(friend, 'play'), 'You plays');
    assert.equal(whom(friend), 'You');
    assert.equal(whose(friend), 'You’s');
  });
});

describe('Russian sentences', () => {
  const {does, listed, whom, whose, won} = russian;

  it('agree with the reader and with other players', async () => {
    const own = await reader('ru');
    const vera = playerNamed('Вера');
    assert.equal(does(own, 'берёте', 'берёт'), 'берёте вы');
    assert.equal(does(vera, 'берёте', 'берёт'), 'берёт Вера');
    assert.equal(whose(own, 'ваш король', 'король'), 'ваш король');
    assert.equal(whose(vera, 'ваш король', 'король'), 'король игрока Вера');
    assert.deepEqual([won(own), won(vera)], ['Победа ваша', 'Победа: Вера']);
    assert.equal(listed([own, vera]), 'вы, Вера');
  });

  it('do not take a friend named «Вы» for the reader', () => {
    const friend = playerNamed('Вы');
    assert.equal(does(friend, 'берёте', 'берёт'), 'берёт Вы');
    assert.equal(whom(friend), 'Вы');
    assert.equal(won(friend), 'Победа: Вы');
  });
});
