import {LitElement} from 'lit';
import {movable} from './movable.js';

/** The base of all elements that render templates. */
export abstract class GstkElement extends movable(LitElement) {}
