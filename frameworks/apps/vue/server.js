import {createSSRApp, h} from 'vue';
import {renderToString} from 'vue/server-renderer';
import {FIRST} from '#page';
import Page from './page.vue';

export const html = () => renderToString(createSSRApp({render: () => h(Page, FIRST)}));
