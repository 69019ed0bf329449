import {setCustomElementsManifest, type Preview} from '@storybook/web-components-vite';
import {configure} from 'storybook/test';
import manifest from '../custom-elements.json' with {type: 'json'};

setCustomElementsManifest(manifest);

// A story waits until a table has fetched its parts, on a slow machine too.
configure({asyncUtilTimeout: 30_000});

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    options: {
      storySort: {
        order: ['Start', 'Embed', ['Snippets to copy'], 'Games', 'Elements', 'Support'],
      },
    },
    // Only violations and undecided findings list all their places, since listing takes long.
    a11y: {test: 'error', options: {resultTypes: ['violations', 'incomplete']}},
    controls: {expanded: true},
  },
};

export default preview;
