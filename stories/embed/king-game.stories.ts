import type {Meta, StoryObj} from '@storybook/web-components-vite';
import '../../src/embed/king-game/king-game.js';
import {tagMeta} from './tag-story.js';

const meta: Meta = {title: 'Embed/king-game', ...tagMeta('king-game', {variant: 'omnibus'})};
export default meta;

export const Table: StoryObj = {};
