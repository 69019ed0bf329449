import {defineConfig} from 'vitepress';

const page = (text, link) => ({text, link: `/docs/${link}`});

/** The folder of the site on its host, with slashes around it. */
const BASE = process.env.SITE_BASE ?? '/';

export default defineConfig({
  srcDir: '.cache/pages',
  outDir: 'out',
  cacheDir: '.cache/vitepress',
  base: BASE,
  title: 'gstk',
  description: 'King-themed card games as web components',
  head: [['link', {rel: 'icon', href: `${BASE}icon.svg`, type: 'image/svg+xml'}]],
  lastUpdated: false,
  // Tags in prose are ours, not components of Vue.
  vue: {template: {compilerOptions: {isCustomElement: (tag) => tag.includes('-')}}},
  themeConfig: {
    search: {provider: 'local'},
    logoLink: {link: BASE, target: '_self'},
    outline: [2, 3],
    nav: [
      {text: 'Play', link: '/play.html', target: '_self'},
      {text: 'Embed builder', link: '/embed.html', target: '_self'},
      {text: 'API', link: '/api/', target: '_self'},
      {text: 'Stories', link: '/stories/', target: '_self'},
    ],
    sidebar: [
      {
        text: 'Pages',
        items: [
          page('What it is', ''),
          page('Embedding', 'embedding'),
          page('Tags', 'tags'),
          page('Games', 'games/'),
          page('Weights and times', 'loading'),
          page('Browsers', 'browsers'),
        ],
      },
      {
        text: 'Code',
        items: [
          page('Your own code', 'code'),
          page('Notation', 'notation'),
          page('Your own game', 'your-own-game'),
          page('The kit', 'kit'),
          page('Play with friends', 'online'),
          page('Bots', 'bots'),
          page('Architecture', 'architecture'),
        ],
      },
    ],
  },
});
