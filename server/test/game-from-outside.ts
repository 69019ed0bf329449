// A module of a game as its author would ship it: with a copy of the library of its own.
import {gameFromOutside} from '../../src/embed/outside.fixture.js';

export const highCard = gameFromOutside('acme/high-card');
