import {setCustomElementsManifest, type Preview} from '@storybook/web-components-vite';
import {configure} from 'storybook/test';
import manifest from '../custom-elements.json' with {type: 'json'};

setCustomElementsManifest(manifest);

// A story waits for what a table fetches, on a slow machine too.
configure({asyncUtilTimeout: 30_000});

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    options: {
      storySort: {
        order: ['Start', 'Embed', ['Snippets to copy'], 'Games', 'Elements', 'Support'],
      },
    },
    // Only of what is wrong or open all places are wanted: to name each takes long.
    a11y: {test: 'error', options: {resultTypes: ['violations', 'incomplete']}},
    controls: {expanded: true},
  },
};

export default preview;
