import {createApp, createSSRApp, h, nextTick, shallowReactive} from 'vue';
import {begin} from '#page';
import Page from './page.vue';

begin(async (root, first) => {
  const state = shallowReactive({...first});
  const create = root.firstElementChild ? createSSRApp : createApp;
  const app = create({render: () => h(Page, {...state})});
  app.mount(root);
  await nextTick();
  const render = (next) => {
    Object.assign(state, next);
    return nextTick();
  };
  return {render, unmount: () => app.unmount()};
});
