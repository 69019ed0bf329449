import type {Drawing} from '../../table/first-picture/draw.js';

/** Taken from the tables by `npm run first-pictures`. */
export const drawings: Readonly<Record<string, Drawing>> = {
  'find-the-king': {
    html: `<div class="gstk"> 
<div class="ruler"></div> 
<div part="table" class="table"> 
<div class="contract" part="contract">
<span class="name">Find the King</span> 
<span class="goal">one King among five cards</span> 
<span class="deal"></span></div>  
<div class="board" part="board"> 
<div class="spread"> 
<div class="roles">
<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" data-seat="0" turn>
<template>
<div part="seat" class="seat turn"> 
<svg class="shield" part="shield" viewBox="0 0 32 36"> 
<clipPath id="gstk-clip-0">
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path></clipPath> 
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z" fill="#4a5568"></path> 
<path fill="#fff" fill-opacity=".16" clip-path="url(#gstk-clip-0)" d></path> 
<path class="rim" fill="none" d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path> 
<text x="16" y="22.5" text-anchor="middle" fill="#fff" class>Y</text> </svg> 
<bdi class="name" part="seat-name">You</bdi>  
<span class="info">   
<slot></slot> </span>  </div>
</template>
<span data-travel="460" class="role vassal" data-move="role-vassal">vassal</span></gstk-seat-still>
<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" data-seat="1">
<template>
<div part="seat" class="seat"> 
<svg class="shield" part="shield" viewBox="0 0 32 36"> 
<clipPath id="gstk-clip-1">
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path></clipPath> 
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z" fill="#2f5d8a"></path> 
<path fill="#fff" fill-opacity=".16" clip-path="url(#gstk-clip-1)" d="M16 0H32V36H16z"></path> 
<path class="rim" fill="none" d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path> 
<text x="16" y="22.5" text-anchor="middle" fill="#fff" class>O</text> </svg> 
<bdi class="name" part="seat-name">Otto</bdi>  
<span class="info">   
<slot></slot> </span>  </div>
</template>
<span data-travel="460" class="role lord" data-move="role-lord">lord</span></gstk-seat-still></div> 
<ul class="legend"> 
<li class> 
<span class="faces">
<span>
<span class="gk" translate="no" part="card-face" data-s="D"><svg class="small" viewBox="0 0 100 140" aria-hidden="true"> <path class="d" d="M58 73.3L77.8 73.3C86.1 83.7 86.1 98.2 83 108.6L58 108.6L33 108.6C29.9 98.2 29.9 83.7 38.2 73.3L58 73.3Z"></path><path class="p" d="M58 92L77.8 89.9C83 106.6 75.7 125.3 58 133.6C40.3 125.3 33 106.6 38.2 89.9L58 92Z"></path><path class="w" d="M58 75.4L73.1 75.4L73.1 95.1C73.1 99.3 70.5 102 66.3 102.6L58 102.4L49.7 102.6C45.5 102 42.9 99.3 42.9 95.1L42.9 75.4L58 75.4Z"></path><path class="u" d="M65.3 86.9A2 2 0 0 1 67 89.9A2 2 0 0 1 63.6 89.9A2 2 0 0 1 65.3 86.9ZM50.7 86.9A2 2 0 0 0 49.1 89.8A2 2 0 0 0 52.4 89.8A2 2 0 0 0 50.7 86.9Z"></path><path class="m" d="M45.5 82C48.6 79.5 52.8 80.6 54.9 83.3M70.5 82C67.4 79.5 63.2 80.6 61.1 83.3M55.9 83.7L55.9 93A2.1 2.1 0 0 0 60.1 93L60.1 83.7"></path><path class="i n" d="M58 103.4C61.1 100.7 66.3 99.7 71.5 104.1C66.3 108 61.1 107 58 105.7C54.9 107 49.7 108 44.5 104.1C49.7 99.7 54.9 100.7 58 103.4Z"></path><path class="l" d="M58 112.8L58 126.3M50.7 111.8C50.1 115.9 51.1 120.1 52.8 123.2M65.3 111.8C65.9 115.9 64.9 120.1 63.2 123.2M39.3 95.1C37.2 107.6 43.4 122.2 55.9 130.1M76.7 95.1C78.8 107.6 72.6 122.2 60.1 130.1"></path><path class="s" d="M58 57.2C71.1 57.2 79.8 63.7 81 73.5L58 73.5L35.1 73.5C36.2 63.7 44.9 57.2 58 57.2Z"></path><path class="g" d="M58 56C61.3 56 63.5 58.2 63.5 61.5L62.4 71.8L70.1 71.8C76.6 69.1 78.8 64.8 73.3 60.9C84.2 60.4 89.7 68.1 82 79L58 79L34 79C26.4 68.1 31.8 60.4 42.7 60.9C37.3 64.8 39.5 69.1 46 71.8L53.6 71.8L52.6 61.5C52.6 58.2 54.7 56 58 56ZM55.8 46.2L60.2 46.2L60.2 49L63 49L63 52.8L60.2 52.8L60.2 56L55.8 56L55.8 52.8L53 52.8L53 49L55.8 49Z"></path> <path class="x" d="M23 9.6L13.1 9.6L12.2 19.8C13.3 18.6 14.8 17.9 16.8 17.9C20.5 17.9 22.7 20.6 22.7 25C22.7 29.5 20.4 32.3 16.5 32.3C13.2 32.3 11.1 30.4 10.6 26.7"></path></svg></span>
<b>King</b></span></span> 
<span>you win</span> </li>
<li class> 
<span class="faces">
<span>
<span class="gk" translate="no" part="card-face" data-s="D"><svg class="small" viewBox="0 0 100 140" aria-hidden="true"> <path class="i" d="M58 62.9C72.6 62.9 80.9 69.1 80.9 77.4L83 108.6L58 131.5L33 108.6L35.1 77.4C35.1 69.1 43.4 62.9 58 62.9Z"></path><path class="p" d="M58 79.5L76.7 81.6L75.7 87.8L61.1 86.8L61.1 121.1L58 123.2L54.9 121.1L54.9 86.8L40.3 87.8L39.3 81.6L58 79.5Z"></path><path class="f" d="M67.4 98.2L67.4 102.4M72.6 97.2L72.6 101.4M67.4 106.6L67.4 110.7M72.6 105.5L72.6 109.7M48.6 98.2L48.6 102.4M43.4 97.2L43.4 101.4M48.6 106.6L48.6 110.7M43.4 105.5L43.4 109.7"></path><path class="s" d="M54.9 62.9C51.8 52.5 64.2 46.2 74.6 50.4C85 54.6 91.3 67 92.3 83.7C86.1 73.3 80.9 67 72.6 63.9C66.3 61.8 60.1 60.8 54.9 62.9Z"></path> <path class="x" d="M10.6 9.6L22.1 9.6L16.5 17.9C20.5 17.9 22.7 20.6 22.7 25C22.7 29.5 20.4 32.3 16.5 32.3C13.2 32.3 11.1 30.4 10.6 26.7"></path></svg></span>
<b>Knight</b></span></span> 
<span>one more card</span> </li>
<li class> 
<span class="faces">
<span>
<span class="gk" translate="no" part="card-face" data-s="H"><svg class="small" viewBox="0 0 100 140" aria-hidden="true"> <path class="g" d="M22.6 108.6C28.9 100.3 33 102.4 39.3 98.2L47.6 102.4C41.4 106.6 43.4 112.8 35.1 112.8C33 119 26.8 119 24.7 125.3C21.6 119 20.6 114.9 22.6 108.6Z"></path><path class="s" d="M23.7 89.9L26.8 81.6L37.2 79.5L47.6 73.3L53.8 62.9L60.1 71.2L89.2 50.4L76.7 71.2C91.3 79.5 95.4 100.3 89.2 133.6L55.9 133.6C66.3 125.3 68.4 117 62.2 110.7L39.3 117L33 112.8L41.4 107.6L45.5 110.7L47.6 105.5L55.9 106.6L62.2 100.3L51.8 100.3L48.6 95.1L44.5 100.3L39.3 96.2L29.9 96.2Z"></path><path class="p" d="M49.7 81.6L64.2 77.4L61.1 85.8Z"></path><path class="f" d="M72.6 81.6C80.9 89.9 83 100.3 80.9 112.8M70.5 94.1C74.6 100.3 75.7 108.6 72.6 117"></path> <path class="x" d="M20.7 34.8L20.7 9.6L19.4 9.6L10.9 27L25.4 27"></path></svg></span>
<b>Dragon</b></span>
<span>
<span class="gk" translate="no" part="card-face" data-s="H"><svg class="small" viewBox="0 0 100 140" aria-hidden="true"> <path class="d" d="M58 79.5L77.8 79.5L89.2 131.5L74.6 127.4L68.4 117L58 117L47.6 117L41.4 127.4L26.8 131.5L38.2 79.5L58 79.5Z"></path><path class="w" d="M58 77.4L71.5 77.4L71.5 98.2C71.5 108.6 65.3 114.9 58 114.9C50.7 114.9 44.5 108.6 44.5 98.2L44.5 77.4L58 77.4Z"></path><path class="u" d="M64.7 91.1A2 2 0 0 1 66.4 94A2 2 0 0 1 62.9 94A2 2 0 0 1 64.7 91.1ZM51.3 91.1A2 2 0 0 0 49.7 94A2 2 0 0 0 53 94A2 2 0 0 0 51.3 91.1Z"></path><path class="m" d="M46.6 87.8L53.8 88.9M69.4 87.8L62.2 88.9M56.3 92L54.5 101.4L60.1 101.4M53.8 108.6C55.9 107.2 60.1 107.2 62.2 108.6"></path><path class="d" d="M20.6 83.7C33 79.5 39.3 78.5 43.4 77.4L51.8 56.6C55.9 48.3 68.4 46.2 80.9 54.6C72.6 54.6 69.4 56.6 69.4 60.8L73.6 77.4C78.8 78.5 85 79.5 95.4 83.7C78.8 87.8 37.2 87.8 20.6 83.7Z"></path><path class="s" d="M41.8 72.2L72.6 72.2L74 79C64.2 80 49.7 80 39.9 79Z"></path> <path class="x" d="M11.2 16.3C11.2 11.9 13.5 9.6 17.1 9.6C20.7 9.6 22.8 11.9 22.8 15.4C22.8 18.3 21.3 20.5 18.6 23.5L11.2 32.3L24 32.3"></path></svg></span>
<b>Witch</b></span>
<span>
<span class="gk" translate="no" part="card-face" data-s="D"><svg class="small" viewBox="0 0 100 140" aria-hidden="true"> <path class="d" d="M58 52.5C75.7 52.5 86.1 73.3 85 96.2L92.3 133.6L58 133.6L23.7 133.6L31 96.2C29.9 73.3 40.3 52.5 58 52.5Z"></path><path class="w" d="M58 70.2C68.4 70.2 73.6 79.5 73.6 88.9C73.6 104.5 67.4 113.8 58 113.8C48.6 113.8 42.4 104.5 42.4 88.9C42.4 79.5 47.6 70.2 58 70.2Z"></path><path class="u" d="M64.4 86.7A1.8 1.8 0 0 1 66 89.3A1.8 1.8 0 0 1 62.9 89.3A1.8 1.8 0 0 1 64.4 86.7ZM51.6 86.7A1.8 1.8 0 0 0 50 89.4A1.8 1.8 0 0 0 53.1 89.4A1.8 1.8 0 0 0 51.6 86.7Z"></path><path class="m" d="M46.6 82.2C48.6 80.6 51.3 80.6 53.4 82M69.4 82.2C67.4 80.6 64.7 80.6 62.6 82M55.9 85.8L55.9 96.2A2.1 2.1 0 0 0 60.1 96.2L60.1 85.8M53.4 104.5C55.7 105.7 60.3 105.7 62.6 104.5"></path><path class="s" d="M34.1 96.2L42.4 94.1L44.5 103.4L36.2 105.5Z"></path><path class="h" d="M38.2 121.1L77.8 121.1C76.7 129.4 70.5 134.6 58 134.6C45.5 134.6 39.3 129.4 38.2 121.1Z"></path><path class="s" d="M35.1 117L80.9 117L80.9 123.2L35.1 123.2Z"></path><path class="l" d="M66.3 124.2L63.2 128.4L67.4 133.6"></path><path class="g" d="M80.9 101.4A6.2 6.2 0 0 1 86.3 110.7A6.2 6.2 0 0 1 75.5 110.7A6.2 6.2 0 0 1 80.9 101.4Z"></path> <path class="x" d="M13.1 15.8L18.5 11.4M18.5 7L18.5 34.8"></path></svg></span>
<b>Beggar</b></span></span> 
<span>Otto wins</span> </li> </ul>
<div class="strip">
<span>One of five is the King</span></div> </div> </div>   
<div part="prompt" class="prompt brief">  
<div class="say"> 
<strong>
<bdi>Reveal a card</bdi></strong>
<span class="q">
<bdi>The King wins; the Knight allows one more</bdi></span> </div> 
<div class="actions" part="actions"> 
<button type="button" class="button icon" part="button" data-id="undo" aria-disabled="true"> 
<svg class="icon" viewBox="0 0 24 24"> 
<path d="M9 5 3.5 10.5 9 16v-4.2h5.2c2.4 0 4 1.4 4 3.4s-1.6 3.4-4 3.4H8V21h6.4c3.8 0 6.6-2.5 6.6-5.8s-2.8-5.8-6.6-5.8H9z"></path> </svg>
<span class="t">Undo</span> </button>
<button type="button" class="button icon" part="button" data-id="hint" aria-disabled="false"> 
<svg class="icon" viewBox="0 0 24 24"> 
<path d="M12 2a7 7 0 0 1 4 12.7V18H8v-3.3A7 7 0 0 1 12 2zM9 19.5h6V22H9z"></path> </svg>
<span class="t">Hint</span> </button> </div> </div> 
<gstk-hand-still exportparts="hand, row, card, card-face, card-index, card-back, refusal">
<template>
<div class="box"> 
<i class="ruler"></i>
<i class="ruler probe"></i> 
<div part="hand" class="hand fit" data-style="--n: 5; --rows: 1;"> 
<div class="row" part="row"> 
<button type="button" part="card" class="card legal">  
<span class="two-sided" data-move="place-0" data-up="false" data-turn="320">
<span class="sides">
<span class="rear">
<i data-face=""></i></span></span></span> </button>
<button type="button" part="card" class="card legal">  
<span class="two-sided" data-move="place-1" data-up="false" data-turn="320">
<span class="sides">
<span class="rear">
<i data-face=""></i></span></span></span> </button>
<button type="button" part="card" class="card legal">  
<span class="two-sided" data-move="place-2" data-up="false" data-turn="320">
<span class="sides">
<span class="rear">
<i data-face=""></i></span></span></span> </button>
<button type="button" part="card" class="card legal">  
<span class="two-sided" data-move="place-3" data-up="false" data-turn="320">
<span class="sides">
<span class="rear">
<i data-face=""></i></span></span></span> </button>
<button type="button" part="card" class="card legal">  
<span class="two-sided" data-move="place-4" data-up="false" data-turn="320">
<span class="sides">
<span class="rear">
<i data-face=""></i></span></span></span> </button> </div> </div>  </div>
</template></gstk-hand-still>  
<div class="bar" part="bar"> 
<div class="tabs"> 
<button type="button" class="button quiet" part="button" data-panel="log" data-label="Log" aria-pressed="false"> Log </button>
<button type="button" class="button quiet" part="button" data-panel="rules" data-label="Rules" aria-pressed="false"> Rules </button> </div> 
<button type="button" class="button quiet end" part="button" data-panel="menu"> 
<svg class="icon" viewBox="0 0 24 24"> 
<path d="M5 10.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zm7 0a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zm7 0a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z"></path> </svg> </button> </div>  </div>  </div>`,
    ...{
      openings: {
        '0 1': [],
        '1 0': [
          [
            81,
            1,
            '<span class="t">Hint</span> </button>',
            '<button type="button" class="button" part="button" data-id="go" aria-disabled="false"> ',
            '<span class="t">No guess</span> </button> </div> </div> ',
          ],
          [
            78,
            1,
            '<button type="button" class="button icon" part="button" data-id="hint" aria-disabled="true"> ',
          ],
          [
            72,
            1,
            '<bdi>You win if the King stays hidden. A guess is only for fun</bdi></span> </div> ',
          ],
          [70, 1, '<bdi>Guess: which card will Otto turn?</bdi></strong>'],
          [64, 1, '<span>you win</span> </li> </ul>'],
          [46, 1, '<span>Otto wins</span> </li>'],
          [
            39,
            1,
            '<span data-travel="460" class="role vassal" data-move="role-vassal">vassal</span></gstk-seat-still></div> ',
          ],
          [27, 1, '<div part="seat" class="seat turn"> '],
          [
            24,
            2,
            '<span data-travel="460" class="role lord" data-move="role-lord">lord</span></gstk-seat-still>',
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" data-seat="1" turn>',
          ],
          [12, 1, '<div part="seat" class="seat"> '],
          [
            10,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" data-seat="0">',
          ],
        ],
        '0 1 new': [[6, 1, '<span class="deal"></span></div> ', '<p class="aim"></p> ']],
        '1 0 new': [
          [
            81,
            1,
            '<span class="t">Hint</span> </button>',
            '<button type="button" class="button" part="button" data-id="go" aria-disabled="false"> ',
            '<span class="t">No guess</span> </button> </div> </div> ',
          ],
          [
            78,
            1,
            '<button type="button" class="button icon" part="button" data-id="hint" aria-disabled="true"> ',
          ],
          [
            72,
            1,
            '<bdi>You win if the King stays hidden. A guess is only for fun</bdi></span> </div> ',
          ],
          [70, 1, '<bdi>Guess: which card will Otto turn?</bdi></strong>'],
          [64, 1, '<span>you win</span> </li> </ul>'],
          [46, 1, '<span>Otto wins</span> </li>'],
          [
            39,
            1,
            '<span data-travel="460" class="role vassal" data-move="role-vassal">vassal</span></gstk-seat-still></div> ',
          ],
          [27, 1, '<div part="seat" class="seat turn"> '],
          [
            24,
            2,
            '<span data-travel="460" class="role lord" data-move="role-lord">lord</span></gstk-seat-still>',
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" data-seat="1" turn>',
          ],
          [12, 1, '<div part="seat" class="seat"> '],
          [
            10,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" data-seat="0">',
          ],
          [6, 1, '<span class="deal"></span></div> ', '<p class="aim"></p> '],
        ],
      },
    },
  },
};
