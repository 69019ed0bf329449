import {setCustomElementsManifest, type Preview} from '@storybook/web-components-vite';
import {configure} from 'storybook/test';
import manifest from '../custom-elements.json' with {type: 'json'};

setCustomElementsManifest(manifest);

// A story waits for what a table fetches, on a slow machine too.
configure({asyncUtilTimeout: 8000});

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: {test: 'error'},
    controls: {expanded: true},
  },
};

export default preview;
