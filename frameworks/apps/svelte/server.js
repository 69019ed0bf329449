import {render} from 'svelte/server';
import {FIRST} from '#page';
import App from './app.svelte';

export const html = () => render(App, {props: {first: FIRST, tell: () => undefined}}).body;
