// The packages of Angular are compiled in part only; this completes them in the browser.
import '@angular/compiler';
import {provideZonelessChangeDetection} from '@angular/core';
import {bootstrapApplication} from '@angular/platform-browser';
import {begin} from '#page';
import {Page} from '../.cache/angular-compiled/page.js';

begin(async (root) => {
  root.append(document.createElement('app-root'));
  const app = await bootstrapApplication(Page, {providers: [provideZonelessChangeDetection()]});
  const [{instance}] = app.components;
  const render = (next) => {
    instance.state.set(next);
    app.tick();
  };
  return {render, unmount: () => app.destroy()};
});
