import {hydrate, mount, unmount} from 'svelte';
import {begin} from '#page';
import App from './app.svelte';

begin((target, first) => {
  let render;
  const begin = target.firstElementChild ? hydrate : mount;
  const app = begin(App, {target, props: {first, tell: (show) => (render = show)}});
  return {render, unmount: () => unmount(app)};
});
