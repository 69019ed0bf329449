import type {StorybookConfig} from '@storybook/web-components-vite';
import {chartLayouts} from './chart-layouts.js';

const config: StorybookConfig = {
  framework: '@storybook/web-components-vite',
  stories: ['../stories/**/!(game-page).mdx', '../stories/**/*.stories.ts'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: {disableTelemetry: true, disableWhatsNewNotifications: true},
  // Storybook's own pages and axe are large, and nobody waits for them in a page.
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), chartLayouts()],
    build: {...vite.build, chunkSizeWarningLimit: 3000},
  }),
};

export default config;
