import {flushSync} from 'react-dom';
import {createRoot, hydrateRoot} from 'react-dom/client';
import {begin} from '#page';
import {Page} from './page.jsx';

begin((root, first) => {
  const page = (state) => <Page {...state} />;
  const onRecoverableError = console.error;
  const app = root.firstElementChild
    ? hydrateRoot(root, page(first), {onRecoverableError})
    : createRoot(root);
  const render = (state) => flushSync(() => app.render(page(state)));
  if (!root.firstElementChild) render(first);
  return {render, unmount: () => flushSync(() => app.unmount())};
});
