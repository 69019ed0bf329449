import type {Drawing} from '../../table/first-picture/draw.js';

/** Taken from the tables by `npm run first-pictures`. */
export const drawings: Readonly<Record<string, Drawing>> = {
  'king-simple': {
    html: `<div class="gstk"> 
<div class="ruler"></div> 
<div part="table" class="table"> 
<div class="contract" part="contract">
<span class="name">
<span>
<svg viewBox="0 0 24 24" class="sign minus"> 
<circle cx="12" cy="12" r="10.5"></circle> 
<path d="M6.5 12H17.5"></path> </svg>No tricks</span> </span> 
<span class="goal">8 tricks left</span> 
<span class="out">
<span class="priced">
<span class="count">
<bdi>8</bdi>×
<svg class="suit" viewBox="-11 -11 22 22" data-s="S"> 
<path d="M-3-5h12.5v16H-3zM-6.4-8.2H5.6v2h-10V5.6h-2zM-9.8-11.4H2.2v2h-10V2.4h-2z"></path> </svg></span>
<bdi>−2 each</bdi></span></span> 
<span class="deal">Deal 1 of 14</span></div>  
<div class="board" part="board"> 
<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="s" data-seat="0" turn own data-style="--at: s;">
<template>
<div part="seat" class="seat turn tally"> 
<svg class="shield" part="shield" viewBox="0 0 32 36"> 
<clipPath id="gstk-clip-0">
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path></clipPath> 
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z" fill="#4a5568"></path> 
<path fill="#fff" fill-opacity=".16" clip-path="url(#gstk-clip-0)" d></path> 
<path class="rim" fill="none" d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path> 
<text x="16" y="22.5" text-anchor="middle" fill="#fff" class>Y</text> </svg> 
<bdi class="name" part="seat-name">You</bdi> 
<span part="seat-score" class="score zero">0</span> 
<span class="info">  
<span class="pile-of counts"></span> 
<span class="chips">
<slot></slot></span> </span> 
<bdi class="total">total 0</bdi> </div>
</template></gstk-seat-still>
<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="w" data-seat="1" data-style="--at: w;">
<template>
<div part="seat" class="seat tally"> 
<svg class="shield" part="shield" viewBox="0 0 32 36"> 
<clipPath id="gstk-clip-1">
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path></clipPath> 
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z" fill="#2f5d8a"></path> 
<path fill="#fff" fill-opacity=".16" clip-path="url(#gstk-clip-1)" d="M16 0H32V36H16z"></path> 
<path class="rim" fill="none" d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path> 
<text x="16" y="22.5" text-anchor="middle" fill="#fff" class>O</text> </svg> 
<bdi class="name" part="seat-name">Otto</bdi> 
<span part="seat-score" class="score zero">0</span> 
<span class="info">  
<span class="pile-of counts"></span> 
<span class="chips">
<slot></slot></span> </span> 
<bdi class="total">total 0</bdi> </div>
</template></gstk-seat-still>
<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="n" data-seat="2" data-style="--at: n;">
<template>
<div part="seat" class="seat tally"> 
<svg class="shield" part="shield" viewBox="0 0 32 36"> 
<clipPath id="gstk-clip-2">
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path></clipPath> 
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z" fill="#8a3b46"></path> 
<path fill="#fff" fill-opacity=".16" clip-path="url(#gstk-clip-2)" d="M0 0H32V14H0z"></path> 
<path class="rim" fill="none" d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path> 
<text x="16" y="22.5" text-anchor="middle" fill="#fff" class>N</text> </svg> 
<bdi class="name" part="seat-name">Nora</bdi> 
<span part="seat-score" class="score zero">0</span> 
<span class="info">  
<span class="pile-of counts"></span> 
<span class="chips">
<slot></slot></span> </span> 
<bdi class="total">total 0</bdi> </div>
</template></gstk-seat-still>
<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="e" data-seat="3" data-style="--at: e;">
<template>
<div part="seat" class="seat tally"> 
<svg class="shield" part="shield" viewBox="0 0 32 36"> 
<clipPath id="gstk-clip-3">
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path></clipPath> 
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z" fill="#3f6b4f"></path> 
<path fill="#fff" fill-opacity=".16" clip-path="url(#gstk-clip-3)" d="M0 0H32L0 36z"></path> 
<path class="rim" fill="none" d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path> 
<text x="16" y="22.5" text-anchor="middle" fill="#fff" class>V</text> </svg> 
<bdi class="name" part="seat-name">Vera</bdi> 
<span part="seat-score" class="score zero">0</span> 
<span class="info">  
<span class="pile-of counts"></span> 
<span class="chips">
<slot></slot></span> </span> 
<bdi class="total">total 0</bdi> </div>
</template></gstk-seat-still>
<div class="middle intro"> 
<p class="q s">Simple King · avoid</p> 
<h2 class="title">
<svg viewBox="0 0 24 24" class="sign minus"> 
<circle cx="12" cy="12" r="10.5"></circle> 
<path d="M6.5 12H17.5"></path> </svg>
<span>No tricks</span></h2> 
<div class="prices"> 
<figure class="costs"> 
<span class="crosswise">
<svg viewBox="0 0 140 140"> 
<rect class="back" width="50" height="70" rx="5" x="45" y="2"></rect>
<rect class="back" width="50" height="70" rx="5" x="4" y="34"></rect>
<rect class="back" width="50" height="70" rx="5" x="86" y="34"></rect> 
<rect class="front" x="45" y="66" width="50" height="70" rx="5"></rect> 
<path class="crown" d="M52.6 114.9L87 114.9L87 119.6L52.6 119.6ZM51.7 110.6L48.3 88.6L59.9 97.2L69.8 80.5L79.7 97.2L91.3 88.6L87.9 110.6Z"></path>  </svg></span> 
<figcaption> 
<span>−2 each</span> </figcaption> </figure> </div> 
<p class="s">Every trick you take costs 2</p>  </div> </div> 
<div class="tools"> 
<button type="button" class="button icon" part="button" data-id="undo" aria-disabled="true"> 
<svg class="icon" viewBox="0 0 24 24"> 
<path d="M9 5 3.5 10.5 9 16v-4.2h5.2c2.4 0 4 1.4 4 3.4s-1.6 3.4-4 3.4H8V21h6.4c3.8 0 6.6-2.5 6.6-5.8s-2.8-5.8-6.6-5.8H9z"></path> </svg>
<span class="t">Undo</span> </button>
<button type="button" class="button icon" part="button" data-id="hint" aria-disabled="false"> 
<svg class="icon" viewBox="0 0 24 24"> 
<path d="M12 2a7 7 0 0 1 4 12.7V18H8v-3.3A7 7 0 0 1 12 2zM9 19.5h6V22H9z"></path> </svg>
<span class="t">Hint</span> </button> </div>  
<div part="prompt" class="prompt">  
<div class="say"> 
<strong>
<bdi>Your lead</bdi></strong>
<span class="q">
<bdi>Any card may be led. After 14 deals the highest total wins</bdi></span> </div> 
<div class="actions" part="actions" hidden>  </div> </div> 
<gstk-hand-still exportparts="hand, row, card, card-face, card-index, card-back, refusal">
<template>
<div class="box"> 
<i class="ruler"></i>
<i class="ruler probe"></i> 
<div part="hand" class="hand" data-style="--n: 0; --rows: 1;"> 
<div class="row" part="row"> 
<button type="button" part="card" class="card legal"></button> </div> </div>  </div>
</template></gstk-hand-still>  
<div class="bar" part="bar"> 
<div class="tabs"> 
<button type="button" class="button quiet" part="button" data-panel="this-deal" data-label="This deal" aria-pressed="false"> This deal </button>
<button type="button" class="button quiet" part="button" data-panel="scores" data-label="Scores" aria-pressed="false"> Scores </button>
<button type="button" class="button quiet" part="button" data-panel="log" data-label="Log" aria-pressed="false"> Log </button>
<button type="button" class="button quiet" part="button" data-panel="rules" data-label="Rules" aria-pressed="false"> Rules </button> </div> 
<button type="button" class="button quiet end" part="button" data-panel="menu"> 
<svg class="icon" viewBox="0 0 24 24"> 
<path d="M5 10.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zm7 0a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zm7 0a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z"></path> </svg> </button> </div>  </div>  </div>`,
    ...{
      openings: {
        '0': [],
        '1': [
          [
            133,
            1,
            '<button type="button" part="card" class="card"></button> </div> </div>  </div>',
          ],
          [124, 1, '<bdi>After 14 deals the highest total wins</bdi></span> </div> '],
          [122, 1, '<bdi>Otto leads</bdi></strong>'],
          [
            115,
            1,
            '<button type="button" class="button icon" part="button" data-id="hint" aria-disabled="true"> ',
          ],
          [39, 1, '<div part="seat" class="seat turn tally"> '],
          [
            37,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="w" data-seat="1" turn data-style="--at: w;">',
          ],
          [21, 1, '<div part="seat" class="seat tally"> '],
          [
            19,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="s" data-seat="0" own data-style="--at: s;">',
          ],
        ],
        '2': [
          [
            133,
            1,
            '<button type="button" part="card" class="card"></button> </div> </div>  </div>',
          ],
          [124, 1, '<bdi>After 14 deals the highest total wins</bdi></span> </div> '],
          [122, 1, '<bdi>Nora leads</bdi></strong>'],
          [
            115,
            1,
            '<button type="button" class="button icon" part="button" data-id="hint" aria-disabled="true"> ',
          ],
          [57, 1, '<div part="seat" class="seat turn tally"> '],
          [
            55,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="n" data-seat="2" turn data-style="--at: n;">',
          ],
          [21, 1, '<div part="seat" class="seat tally"> '],
          [
            19,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="s" data-seat="0" own data-style="--at: s;">',
          ],
        ],
        '3': [
          [
            133,
            1,
            '<button type="button" part="card" class="card"></button> </div> </div>  </div>',
          ],
          [124, 1, '<bdi>After 14 deals the highest total wins</bdi></span> </div> '],
          [122, 1, '<bdi>Vera leads</bdi></strong>'],
          [
            115,
            1,
            '<button type="button" class="button icon" part="button" data-id="hint" aria-disabled="true"> ',
          ],
          [75, 1, '<div part="seat" class="seat turn tally"> '],
          [
            73,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="e" data-seat="3" turn data-style="--at: e;">',
          ],
          [21, 1, '<div part="seat" class="seat tally"> '],
          [
            19,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="s" data-seat="0" own data-style="--at: s;">',
          ],
        ],
        '2 new': [
          [
            133,
            1,
            '<button type="button" part="card" class="card"></button> </div> </div>  </div>',
          ],
          [124, 1, '<bdi>After 14 deals the highest total wins</bdi></span> </div> '],
          [122, 1, '<bdi>Nora leads</bdi></strong>'],
          [
            115,
            1,
            '<button type="button" class="button icon" part="button" data-id="hint" aria-disabled="true"> ',
          ],
          [57, 1, '<div part="seat" class="seat turn tally"> '],
          [
            55,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="n" data-seat="2" turn data-style="--at: n;">',
          ],
          [21, 1, '<div part="seat" class="seat tally"> '],
          [
            19,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="s" data-seat="0" own data-style="--at: s;">',
          ],
          [17, 1, '<span class="deal">Deal 1 of 14</span></div> ', '<p class="aim"></p> '],
        ],
        '1 new': [
          [
            133,
            1,
            '<button type="button" part="card" class="card"></button> </div> </div>  </div>',
          ],
          [124, 1, '<bdi>After 14 deals the highest total wins</bdi></span> </div> '],
          [122, 1, '<bdi>Otto leads</bdi></strong>'],
          [
            115,
            1,
            '<button type="button" class="button icon" part="button" data-id="hint" aria-disabled="true"> ',
          ],
          [39, 1, '<div part="seat" class="seat turn tally"> '],
          [
            37,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="w" data-seat="1" turn data-style="--at: w;">',
          ],
          [21, 1, '<div part="seat" class="seat tally"> '],
          [
            19,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="s" data-seat="0" own data-style="--at: s;">',
          ],
          [17, 1, '<span class="deal">Deal 1 of 14</span></div> ', '<p class="aim"></p> '],
        ],
        '0 new': [[17, 1, '<span class="deal">Deal 1 of 14</span></div> ', '<p class="aim"></p> ']],
        '3 new': [
          [
            133,
            1,
            '<button type="button" part="card" class="card"></button> </div> </div>  </div>',
          ],
          [124, 1, '<bdi>After 14 deals the highest total wins</bdi></span> </div> '],
          [122, 1, '<bdi>Vera leads</bdi></strong>'],
          [
            115,
            1,
            '<button type="button" class="button icon" part="button" data-id="hint" aria-disabled="true"> ',
          ],
          [75, 1, '<div part="seat" class="seat turn tally"> '],
          [
            73,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="e" data-seat="3" turn data-style="--at: e;">',
          ],
          [21, 1, '<div part="seat" class="seat tally"> '],
          [
            19,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="s" data-seat="0" own data-style="--at: s;">',
          ],
          [17, 1, '<span class="deal">Deal 1 of 14</span></div> ', '<p class="aim"></p> '],
        ],
      },
    },
  },
  'king-threesome': {
    html: `<div class="gstk"> 
<div class="ruler"></div> 
<div part="table" class="table"> 
<div class="contract" part="contract">
<span class="name">
<span>
<svg viewBox="0 0 24 24" class="sign minus"> 
<circle cx="12" cy="12" r="10.5"></circle> 
<path d="M6.5 12H17.5"></path> </svg>No tricks</span> </span> 
<span class="goal">10 tricks left</span> 
<span class="out">
<span class="priced">
<span class="count">
<bdi>10</bdi>×
<svg class="suit" viewBox="-11 -11 22 22" data-s="S"> 
<path d="M-3-5h12.5v16H-3zM-6.4-8.2H5.6v2h-10V5.6h-2zM-9.8-11.4H2.2v2h-10V2.4h-2z"></path> </svg></span>
<bdi>−2 each</bdi></span></span> 
<span class="deal">Deal 1 of 14</span></div>  
<div class="board" part="board"> 
<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="s" data-seat="0" turn own data-style="--at: s;">
<template>
<div part="seat" class="seat turn tally"> 
<svg class="shield" part="shield" viewBox="0 0 32 36"> 
<clipPath id="gstk-clip-0">
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path></clipPath> 
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z" fill="#4a5568"></path> 
<path fill="#fff" fill-opacity=".16" clip-path="url(#gstk-clip-0)" d></path> 
<path class="rim" fill="none" d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path> 
<text x="16" y="22.5" text-anchor="middle" fill="#fff" class>Y</text> </svg> 
<bdi class="name" part="seat-name">You</bdi> 
<span part="seat-score" class="score zero">0</span> 
<span class="info">  
<span class="pile-of counts"></span> 
<span class="chips">
<slot></slot></span> </span> 
<bdi class="total">total 0</bdi> </div>
</template></gstk-seat-still>
<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="w" data-seat="1" data-style="--at: w;">
<template>
<div part="seat" class="seat tally"> 
<svg class="shield" part="shield" viewBox="0 0 32 36"> 
<clipPath id="gstk-clip-1">
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path></clipPath> 
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z" fill="#2f5d8a"></path> 
<path fill="#fff" fill-opacity=".16" clip-path="url(#gstk-clip-1)" d="M16 0H32V36H16z"></path> 
<path class="rim" fill="none" d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path> 
<text x="16" y="22.5" text-anchor="middle" fill="#fff" class>O</text> </svg> 
<bdi class="name" part="seat-name">Otto</bdi> 
<span part="seat-score" class="score zero">0</span> 
<span class="info">  
<span class="pile-of counts"></span> 
<span class="chips">
<slot></slot></span> </span> 
<bdi class="total">total 0</bdi> </div>
</template></gstk-seat-still>
<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="e" data-seat="2" data-style="--at: e;">
<template>
<div part="seat" class="seat tally"> 
<svg class="shield" part="shield" viewBox="0 0 32 36"> 
<clipPath id="gstk-clip-2">
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path></clipPath> 
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z" fill="#8a3b46"></path> 
<path fill="#fff" fill-opacity=".16" clip-path="url(#gstk-clip-2)" d="M0 0H32V14H0z"></path> 
<path class="rim" fill="none" d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path> 
<text x="16" y="22.5" text-anchor="middle" fill="#fff" class>N</text> </svg> 
<bdi class="name" part="seat-name">Nora</bdi> 
<span part="seat-score" class="score zero">0</span> 
<span class="info">  
<span class="pile-of counts"></span> 
<span class="chips">
<slot></slot></span> </span> 
<bdi class="total">total 0</bdi> </div>
</template></gstk-seat-still>
<div class="middle intro"> 
<p class="q s">King Threesome · avoid</p> 
<h2 class="title">
<svg viewBox="0 0 24 24" class="sign minus"> 
<circle cx="12" cy="12" r="10.5"></circle> 
<path d="M6.5 12H17.5"></path> </svg>
<span>No tricks</span></h2> 
<div class="prices"> 
<figure class="costs"> 
<span class="crosswise">
<svg viewBox="0 0 140 140"> 
<rect class="back" width="50" height="70" rx="5" x="45" y="2"></rect>
<rect class="back" width="50" height="70" rx="5" x="4" y="34"></rect>
<rect class="back" width="50" height="70" rx="5" x="86" y="34"></rect> 
<rect class="front" x="45" y="66" width="50" height="70" rx="5"></rect> 
<path class="crown" d="M52.6 114.9L87 114.9L87 119.6L52.6 119.6ZM51.7 110.6L48.3 88.6L59.9 97.2L69.8 80.5L79.7 97.2L91.3 88.6L87.9 110.6Z"></path>  </svg></span> 
<figcaption> 
<span>−2 each</span> </figcaption> </figure> </div> 
<p class="s">Every trick you take costs 2</p>  </div> </div> 
<div class="tools"> 
<button type="button" class="button icon" part="button" data-id="undo" aria-disabled="true"> 
<svg class="icon" viewBox="0 0 24 24"> 
<path d="M9 5 3.5 10.5 9 16v-4.2h5.2c2.4 0 4 1.4 4 3.4s-1.6 3.4-4 3.4H8V21h6.4c3.8 0 6.6-2.5 6.6-5.8s-2.8-5.8-6.6-5.8H9z"></path> </svg>
<span class="t">Undo</span> </button>
<button type="button" class="button icon" part="button" data-id="hint" aria-disabled="false"> 
<svg class="icon" viewBox="0 0 24 24"> 
<path d="M12 2a7 7 0 0 1 4 12.7V18H8v-3.3A7 7 0 0 1 12 2zM9 19.5h6V22H9z"></path> </svg>
<span class="t">Hint</span> </button> </div>  
<div part="prompt" class="prompt">  
<div class="say"> 
<strong>
<bdi>Your lead</bdi></strong>
<span class="q">
<bdi>Any card may be led. After 14 deals the highest total wins</bdi></span> </div> 
<div class="actions" part="actions" hidden>  </div> </div> 
<gstk-hand-still exportparts="hand, row, card, card-face, card-index, card-back, refusal">
<template>
<div class="box"> 
<i class="ruler"></i>
<i class="ruler probe"></i> 
<div part="hand" class="hand" data-style="--n: 0; --rows: 2;"> 
<div class="row" part="row"> 
<button type="button" part="card" class="card legal"></button> </div> </div>  </div>
</template></gstk-hand-still>  
<div class="bar" part="bar"> 
<div class="tabs"> 
<button type="button" class="button quiet" part="button" data-panel="this-deal" data-label="This deal" aria-pressed="false"> This deal </button>
<button type="button" class="button quiet" part="button" data-panel="scores" data-label="Scores" aria-pressed="false"> Scores </button>
<button type="button" class="button quiet" part="button" data-panel="log" data-label="Log" aria-pressed="false"> Log </button>
<button type="button" class="button quiet" part="button" data-panel="rules" data-label="Rules" aria-pressed="false"> Rules </button> </div> 
<button type="button" class="button quiet end" part="button" data-panel="menu"> 
<svg class="icon" viewBox="0 0 24 24"> 
<path d="M5 10.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zm7 0a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zm7 0a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z"></path> </svg> </button> </div>  </div>  </div>`,
    ...{
      openings: {
        '0': [],
        '1': [
          [
            115,
            1,
            '<button type="button" part="card" class="card"></button> </div> </div>  </div>',
          ],
          [106, 1, '<bdi>After 14 deals the highest total wins</bdi></span> </div> '],
          [104, 1, '<bdi>Otto leads</bdi></strong>'],
          [
            97,
            1,
            '<button type="button" class="button icon" part="button" data-id="hint" aria-disabled="true"> ',
          ],
          [39, 1, '<div part="seat" class="seat turn tally"> '],
          [
            37,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="w" data-seat="1" turn data-style="--at: w;">',
          ],
          [21, 1, '<div part="seat" class="seat tally"> '],
          [
            19,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="s" data-seat="0" own data-style="--at: s;">',
          ],
        ],
        '2': [
          [
            115,
            1,
            '<button type="button" part="card" class="card"></button> </div> </div>  </div>',
          ],
          [106, 1, '<bdi>After 14 deals the highest total wins</bdi></span> </div> '],
          [104, 1, '<bdi>Nora leads</bdi></strong>'],
          [
            97,
            1,
            '<button type="button" class="button icon" part="button" data-id="hint" aria-disabled="true"> ',
          ],
          [57, 1, '<div part="seat" class="seat turn tally"> '],
          [
            55,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="e" data-seat="2" turn data-style="--at: e;">',
          ],
          [21, 1, '<div part="seat" class="seat tally"> '],
          [
            19,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="s" data-seat="0" own data-style="--at: s;">',
          ],
        ],
        '2 new': [
          [
            115,
            1,
            '<button type="button" part="card" class="card"></button> </div> </div>  </div>',
          ],
          [106, 1, '<bdi>After 14 deals the highest total wins</bdi></span> </div> '],
          [104, 1, '<bdi>Nora leads</bdi></strong>'],
          [
            97,
            1,
            '<button type="button" class="button icon" part="button" data-id="hint" aria-disabled="true"> ',
          ],
          [57, 1, '<div part="seat" class="seat turn tally"> '],
          [
            55,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="e" data-seat="2" turn data-style="--at: e;">',
          ],
          [21, 1, '<div part="seat" class="seat tally"> '],
          [
            19,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="s" data-seat="0" own data-style="--at: s;">',
          ],
          [17, 1, '<span class="deal">Deal 1 of 14</span></div> ', '<p class="aim"></p> '],
        ],
        '1 new': [
          [
            115,
            1,
            '<button type="button" part="card" class="card"></button> </div> </div>  </div>',
          ],
          [106, 1, '<bdi>After 14 deals the highest total wins</bdi></span> </div> '],
          [104, 1, '<bdi>Otto leads</bdi></strong>'],
          [
            97,
            1,
            '<button type="button" class="button icon" part="button" data-id="hint" aria-disabled="true"> ',
          ],
          [39, 1, '<div part="seat" class="seat turn tally"> '],
          [
            37,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="w" data-seat="1" turn data-style="--at: w;">',
          ],
          [21, 1, '<div part="seat" class="seat tally"> '],
          [
            19,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="s" data-seat="0" own data-style="--at: s;">',
          ],
          [17, 1, '<span class="deal">Deal 1 of 14</span></div> ', '<p class="aim"></p> '],
        ],
        '0 new': [[17, 1, '<span class="deal">Deal 1 of 14</span></div> ', '<p class="aim"></p> ']],
      },
    },
  },
  'king-omnibus': {
    html: `<div class="gstk"> 
<div class="ruler"></div> 
<div part="table" class="table"> 
<div class="contract" part="contract">
<span class="name">
<span>Omnibus</span> </span> 
<span class="goal">still in play</span> 
<span class="out">
<span class="priced">
<span class="count">
<bdi>13</bdi>×
<svg class="suit" viewBox="-11 -11 22 22" data-s="H"> 
<path d="M0 -5.6C1 -8.2 2.9 -9.4 5.1 -9.4C7.9 -9.4 9.9 -7.3 9.9 -4.3C9.9 2.2 2.4 6 0 10C-2.4 6 -9.9 2.2 -9.9 -4.3C-9.9 -7.3 -7.9 -9.4 -5.1 -9.4C-2.9 -9.4 -1 -8.2 0 -5.6Z"></path> </svg></span>
<bdi>−1</bdi></span>
<span class="priced">
<span class="chip heavy">
<svg viewBox="-1 -1 40.5 26"> 
<g data-s="S"> 
<path class="figures" d="M7.5 2.2C11.2 2.2 13 5.4 13 12C13 18.6 11.2 21.8 7.5 21.8C3.8 21.8 2 18.6 2 12C2 5.4 3.8 2.2 7.5 2.2ZM7.8 15.6L14.6 24"></path> 
<path class="shape" d="M28.5 1.5C30.4 4.9 38.4 8.9 38.4 14.9C38.4 17.9 36.4 19.7 33.9 19.7C32 19.7 30.6 18.7 29.7 17.4C29.9 19.8 30.8 21.5 32.7 22.5L28.5 22.5L24.3 22.5C26.2 21.5 27.1 19.8 27.3 17.4C26.4 18.7 25 19.7 23.1 19.7C20.6 19.7 18.6 17.9 18.6 14.9C18.6 8.9 26.6 4.9 28.5 1.5Z"></path> </g> </svg></span>
<bdi>−13</bdi></span>
<span class="priced">
<span class="chip">
<svg viewBox="-1 -1 46.2 26"> 
<g data-s="D"> 
<path class="figures" d="M1.2 7.6L5.8 3.8M5.8 0L5.8 24M16.3 2.2C18.8 2.2 20.1 5.4 20.1 12C20.1 18.6 18.8 21.8 16.3 21.8C13.7 21.8 12.4 18.6 12.4 12C12.4 5.4 13.7 2.2 16.3 2.2Z"></path> 
<path class="shape" d="M34.2 0.4C36.3 4.6 39.5 8.6 43.5 12C39.5 15.4 36.3 19.4 34.2 23.6C32.1 19.4 29 15.4 24.9 12C29 8.6 32.1 4.6 34.2 0.4Z"></path> </g> </svg></span>
<bdi>+10</bdi></span></span> 
<span class="deal">Deal 1, to −100</span></div>  
<div class="board" part="board"> 
<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="s" data-seat="0" turn own data-style="--at: s;">
<template>
<div part="seat" class="seat turn tally"> 
<svg class="shield" part="shield" viewBox="0 0 32 36"> 
<clipPath id="gstk-clip-0">
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path></clipPath> 
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z" fill="#4a5568"></path> 
<path fill="#fff" fill-opacity=".16" clip-path="url(#gstk-clip-0)" d></path> 
<path class="rim" fill="none" d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path> 
<text x="16" y="22.5" text-anchor="middle" fill="#fff" class>Y</text> </svg> 
<bdi class="name" part="seat-name">You</bdi> 
<span part="seat-score" class="score zero">0</span> 
<span class="info">  
<span class="pile-of"></span> 
<span class="chips">
<slot></slot></span> </span> 
<bdi class="total">total 0</bdi> </div>
</template></gstk-seat-still>
<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="w" data-seat="1" data-style="--at: w;">
<template>
<div part="seat" class="seat tally"> 
<svg class="shield" part="shield" viewBox="0 0 32 36"> 
<clipPath id="gstk-clip-1">
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path></clipPath> 
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z" fill="#2f5d8a"></path> 
<path fill="#fff" fill-opacity=".16" clip-path="url(#gstk-clip-1)" d="M16 0H32V36H16z"></path> 
<path class="rim" fill="none" d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path> 
<text x="16" y="22.5" text-anchor="middle" fill="#fff" class>O</text> </svg> 
<bdi class="name" part="seat-name">Otto</bdi> 
<span part="seat-score" class="score zero">0</span> 
<span class="info">  
<span class="pile-of"></span> 
<span class="chips">
<slot></slot></span> </span> 
<bdi class="total">total 0</bdi> </div>
</template></gstk-seat-still>
<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="n" data-seat="2" data-style="--at: n;">
<template>
<div part="seat" class="seat tally"> 
<svg class="shield" part="shield" viewBox="0 0 32 36"> 
<clipPath id="gstk-clip-2">
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path></clipPath> 
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z" fill="#8a3b46"></path> 
<path fill="#fff" fill-opacity=".16" clip-path="url(#gstk-clip-2)" d="M0 0H32V14H0z"></path> 
<path class="rim" fill="none" d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path> 
<text x="16" y="22.5" text-anchor="middle" fill="#fff" class>N</text> </svg> 
<bdi class="name" part="seat-name">Nora</bdi> 
<span part="seat-score" class="score zero">0</span> 
<span class="info">  
<span class="pile-of"></span> 
<span class="chips">
<slot></slot></span> </span> 
<bdi class="total">total 0</bdi> </div>
</template></gstk-seat-still>
<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="e" data-seat="3" data-style="--at: e;">
<template>
<div part="seat" class="seat tally"> 
<svg class="shield" part="shield" viewBox="0 0 32 36"> 
<clipPath id="gstk-clip-3">
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path></clipPath> 
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z" fill="#3f6b4f"></path> 
<path fill="#fff" fill-opacity=".16" clip-path="url(#gstk-clip-3)" d="M0 0H32L0 36z"></path> 
<path class="rim" fill="none" d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path> 
<text x="16" y="22.5" text-anchor="middle" fill="#fff" class>V</text> </svg> 
<bdi class="name" part="seat-name">Vera</bdi> 
<span part="seat-score" class="score zero">0</span> 
<span class="info">  
<span class="pile-of"></span> 
<span class="chips">
<slot></slot></span> </span> 
<bdi class="total">total 0</bdi> </div>
</template></gstk-seat-still>
<div class="middle intro"> 
<p class="q s">Ends at −100: the most points win</p> 
<h2 class="title">
<span>Omnibus</span></h2> 
<div class="prices"> 
<figure class="costs"> 
<span class="gk" translate="no" part="card-face" data-s="H"><svg aria-hidden="true" class="small" viewBox="0 0 100 140"> <path class="s n" d="M50 51C53.4 42.1 59.9 38 67.3 38C76.9 38 83.7 45.2 83.7 55.4C83.7 77.5 58.2 90.4 50 104C41.8 90.4 16.3 77.5 16.3 55.4C16.3 45.2 23.1 38 32.7 38C40.1 38 46.6 42.1 50 51Z"></path> </svg></span> 
<figcaption> 
<span>−1 each</span> </figcaption> </figure>
<figure class="costs"> 
<i data-face="QS"></i> 
<figcaption> 
<span>−13</span> </figcaption> </figure>
<figure class="pays"> 
<i data-face="TD"></i> 
<figcaption> 
<span>+10</span> </figcaption> </figure> </div> 
<p class="s">Hearts and the queen cost, the ten pays</p>  </div> </div> 
<div class="tools"> 
<button type="button" class="button icon" part="button" data-id="undo" aria-disabled="true"> 
<svg class="icon" viewBox="0 0 24 24"> 
<path d="M9 5 3.5 10.5 9 16v-4.2h5.2c2.4 0 4 1.4 4 3.4s-1.6 3.4-4 3.4H8V21h6.4c3.8 0 6.6-2.5 6.6-5.8s-2.8-5.8-6.6-5.8H9z"></path> </svg>
<span class="t">Undo</span> </button>
<button type="button" class="button icon" part="button" data-id="hint" aria-disabled="false"> 
<svg class="icon" viewBox="0 0 24 24"> 
<path d="M12 2a7 7 0 0 1 4 12.7V18H8v-3.3A7 7 0 0 1 12 2zM9 19.5h6V22H9z"></path> </svg>
<span class="t">Hint</span> </button> </div>  
<div part="prompt" class="prompt">  
<div class="say"> 
<strong>
<bdi>Your lead</bdi></strong>
<span class="q">
<bdi>Any card may be led. The match ends at −100; the highest total wins</bdi></span> </div> 
<div class="actions" part="actions" hidden>  </div> </div> 
<gstk-hand-still exportparts="hand, row, card, card-face, card-index, card-back, refusal">
<template>
<div class="box"> 
<i class="ruler"></i>
<i class="ruler probe"></i> 
<div part="hand" class="hand" data-style="--n: 0; --rows: 2;"> 
<div class="row" part="row"> 
<button type="button" part="card" class="card legal"></button> </div> </div>  </div>
</template></gstk-hand-still>  
<div class="bar" part="bar"> 
<div class="tabs"> 
<button type="button" class="button quiet" part="button" data-panel="this-deal" data-label="This deal" aria-pressed="false"> This deal </button>
<button type="button" class="button quiet" part="button" data-panel="scores" data-label="Scores" aria-pressed="false"> Scores </button>
<button type="button" class="button quiet" part="button" data-panel="log" data-label="Log" aria-pressed="false"> Log </button>
<button type="button" class="button quiet" part="button" data-panel="rules" data-label="Rules" aria-pressed="false"> Rules </button> </div> 
<button type="button" class="button quiet end" part="button" data-panel="menu"> 
<svg class="icon" viewBox="0 0 24 24"> 
<path d="M5 10.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zm7 0a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zm7 0a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z"></path> </svg> </button> </div>  </div>  </div>`,
    ...{
      openings: {
        '0': [],
        '1': [
          [
            143,
            1,
            '<button type="button" part="card" class="card"></button> </div> </div>  </div>',
          ],
          [134, 1, '<bdi>The match ends at −100; the highest total wins</bdi></span> </div> '],
          [132, 1, '<bdi>Otto leads</bdi></strong>'],
          [
            125,
            1,
            '<button type="button" class="button icon" part="button" data-id="hint" aria-disabled="true"> ',
          ],
          [50, 1, '<div part="seat" class="seat turn tally"> '],
          [
            48,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="w" data-seat="1" turn data-style="--at: w;">',
          ],
          [32, 1, '<div part="seat" class="seat tally"> '],
          [
            30,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="s" data-seat="0" own data-style="--at: s;">',
          ],
        ],
        '2': [
          [
            143,
            1,
            '<button type="button" part="card" class="card"></button> </div> </div>  </div>',
          ],
          [134, 1, '<bdi>The match ends at −100; the highest total wins</bdi></span> </div> '],
          [132, 1, '<bdi>Nora leads</bdi></strong>'],
          [
            125,
            1,
            '<button type="button" class="button icon" part="button" data-id="hint" aria-disabled="true"> ',
          ],
          [68, 1, '<div part="seat" class="seat turn tally"> '],
          [
            66,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="n" data-seat="2" turn data-style="--at: n;">',
          ],
          [32, 1, '<div part="seat" class="seat tally"> '],
          [
            30,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="s" data-seat="0" own data-style="--at: s;">',
          ],
        ],
        '3': [
          [
            143,
            1,
            '<button type="button" part="card" class="card"></button> </div> </div>  </div>',
          ],
          [134, 1, '<bdi>The match ends at −100; the highest total wins</bdi></span> </div> '],
          [132, 1, '<bdi>Vera leads</bdi></strong>'],
          [
            125,
            1,
            '<button type="button" class="button icon" part="button" data-id="hint" aria-disabled="true"> ',
          ],
          [86, 1, '<div part="seat" class="seat turn tally"> '],
          [
            84,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="e" data-seat="3" turn data-style="--at: e;">',
          ],
          [32, 1, '<div part="seat" class="seat tally"> '],
          [
            30,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="s" data-seat="0" own data-style="--at: s;">',
          ],
        ],
        '2 new': [
          [
            143,
            1,
            '<button type="button" part="card" class="card"></button> </div> </div>  </div>',
          ],
          [134, 1, '<bdi>The match ends at −100; the highest total wins</bdi></span> </div> '],
          [132, 1, '<bdi>Nora leads</bdi></strong>'],
          [
            125,
            1,
            '<button type="button" class="button icon" part="button" data-id="hint" aria-disabled="true"> ',
          ],
          [68, 1, '<div part="seat" class="seat turn tally"> '],
          [
            66,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="n" data-seat="2" turn data-style="--at: n;">',
          ],
          [32, 1, '<div part="seat" class="seat tally"> '],
          [
            30,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="s" data-seat="0" own data-style="--at: s;">',
          ],
        ],
        '1 new': [
          [
            143,
            1,
            '<button type="button" part="card" class="card"></button> </div> </div>  </div>',
          ],
          [134, 1, '<bdi>The match ends at −100; the highest total wins</bdi></span> </div> '],
          [132, 1, '<bdi>Otto leads</bdi></strong>'],
          [
            125,
            1,
            '<button type="button" class="button icon" part="button" data-id="hint" aria-disabled="true"> ',
          ],
          [50, 1, '<div part="seat" class="seat turn tally"> '],
          [
            48,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="w" data-seat="1" turn data-style="--at: w;">',
          ],
          [32, 1, '<div part="seat" class="seat tally"> '],
          [
            30,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="s" data-seat="0" own data-style="--at: s;">',
          ],
        ],
        '0 new': [],
        '3 new': [
          [
            143,
            1,
            '<button type="button" part="card" class="card"></button> </div> </div>  </div>',
          ],
          [134, 1, '<bdi>The match ends at −100; the highest total wins</bdi></span> </div> '],
          [132, 1, '<bdi>Vera leads</bdi></strong>'],
          [
            125,
            1,
            '<button type="button" class="button icon" part="button" data-id="hint" aria-disabled="true"> ',
          ],
          [86, 1, '<div part="seat" class="seat turn tally"> '],
          [
            84,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="e" data-seat="3" turn data-style="--at: e;">',
          ],
          [32, 1, '<div part="seat" class="seat tally"> '],
          [
            30,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="s" data-seat="0" own data-style="--at: s;">',
          ],
        ],
      },
    },
  },
  'king-short': {
    html: `<div class="gstk"> 
<div class="ruler"></div> 
<div part="table" class="table"> 
<div class="contract" part="contract">
<span class="name">
<span>
<svg viewBox="0 0 24 24" class="sign minus"> 
<circle cx="12" cy="12" r="10.5"></circle> 
<path d="M6.5 12H17.5"></path> </svg>No tricks</span> </span> 
<span class="goal">8 tricks left</span> 
<span class="out">
<span class="priced">
<span class="count">
<bdi>8</bdi>×
<svg class="suit" viewBox="-11 -11 22 22" data-s="S"> 
<path d="M-3-5h12.5v16H-3zM-6.4-8.2H5.6v2h-10V5.6h-2zM-9.8-11.4H2.2v2h-10V2.4h-2z"></path> </svg></span>
<bdi>−2 each</bdi></span></span> 
<span class="deal">Deal 1 of 14</span></div>  
<div class="board" part="board"> 
<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="s" data-seat="0" turn own data-style="--at: s;">
<template>
<div part="seat" class="seat turn tally"> 
<svg class="shield" part="shield" viewBox="0 0 32 36"> 
<clipPath id="gstk-clip-0">
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path></clipPath> 
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z" fill="#4a5568"></path> 
<path fill="#fff" fill-opacity=".16" clip-path="url(#gstk-clip-0)" d></path> 
<path class="rim" fill="none" d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path> 
<text x="16" y="22.5" text-anchor="middle" fill="#fff" class>Y</text> </svg> 
<bdi class="name" part="seat-name">You</bdi> 
<span part="seat-score" class="score zero">0</span> 
<span class="info">  
<span class="pile-of counts"></span> 
<span class="chips">
<slot></slot></span> </span> 
<bdi class="total">total 0</bdi> </div>
</template></gstk-seat-still>
<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="w" data-seat="1" data-style="--at: w;">
<template>
<div part="seat" class="seat tally"> 
<svg class="shield" part="shield" viewBox="0 0 32 36"> 
<clipPath id="gstk-clip-1">
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path></clipPath> 
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z" fill="#2f5d8a"></path> 
<path fill="#fff" fill-opacity=".16" clip-path="url(#gstk-clip-1)" d="M16 0H32V36H16z"></path> 
<path class="rim" fill="none" d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path> 
<text x="16" y="22.5" text-anchor="middle" fill="#fff" class>O</text> </svg> 
<bdi class="name" part="seat-name">Otto</bdi> 
<span part="seat-score" class="score zero">0</span> 
<span class="info">  
<span class="pile-of counts"></span> 
<span class="chips">
<slot></slot></span> </span> 
<bdi class="total">total 0</bdi> </div>
</template></gstk-seat-still>
<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="n" data-seat="2" data-style="--at: n;">
<template>
<div part="seat" class="seat tally"> 
<svg class="shield" part="shield" viewBox="0 0 32 36"> 
<clipPath id="gstk-clip-2">
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path></clipPath> 
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z" fill="#8a3b46"></path> 
<path fill="#fff" fill-opacity=".16" clip-path="url(#gstk-clip-2)" d="M0 0H32V14H0z"></path> 
<path class="rim" fill="none" d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path> 
<text x="16" y="22.5" text-anchor="middle" fill="#fff" class>N</text> </svg> 
<bdi class="name" part="seat-name">Nora</bdi> 
<span part="seat-score" class="score zero">0</span> 
<span class="info">  
<span class="pile-of counts"></span> 
<span class="chips">
<slot></slot></span> </span> 
<bdi class="total">total 0</bdi> </div>
</template></gstk-seat-still>
<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="e" data-seat="3" data-style="--at: e;">
<template>
<div part="seat" class="seat tally"> 
<svg class="shield" part="shield" viewBox="0 0 32 36"> 
<clipPath id="gstk-clip-3">
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path></clipPath> 
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z" fill="#3f6b4f"></path> 
<path fill="#fff" fill-opacity=".16" clip-path="url(#gstk-clip-3)" d="M0 0H32L0 36z"></path> 
<path class="rim" fill="none" d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path> 
<text x="16" y="22.5" text-anchor="middle" fill="#fff" class>V</text> </svg> 
<bdi class="name" part="seat-name">Vera</bdi> 
<span part="seat-score" class="score zero">0</span> 
<span class="info">  
<span class="pile-of counts"></span> 
<span class="chips">
<slot></slot></span> </span> 
<bdi class="total">total 0</bdi> </div>
</template></gstk-seat-still>
<div class="middle intro"> 
<p class="q s">Short King · avoid</p> 
<h2 class="title">
<svg viewBox="0 0 24 24" class="sign minus"> 
<circle cx="12" cy="12" r="10.5"></circle> 
<path d="M6.5 12H17.5"></path> </svg>
<span>No tricks</span></h2> 
<div class="prices"> 
<figure class="costs"> 
<span class="crosswise">
<svg viewBox="0 0 140 140"> 
<rect class="back" width="50" height="70" rx="5" x="45" y="2"></rect>
<rect class="back" width="50" height="70" rx="5" x="4" y="34"></rect>
<rect class="back" width="50" height="70" rx="5" x="86" y="34"></rect> 
<rect class="front" x="45" y="66" width="50" height="70" rx="5"></rect> 
<path class="crown" d="M52.6 114.9L87 114.9L87 119.6L52.6 119.6ZM51.7 110.6L48.3 88.6L59.9 97.2L69.8 80.5L79.7 97.2L91.3 88.6L87.9 110.6Z"></path>  </svg></span> 
<figcaption> 
<span>−2 each</span> </figcaption> </figure> </div> 
<p class="s">Every trick you take costs 2</p>  </div> </div> 
<div class="tools"> 
<button type="button" class="button icon" part="button" data-id="undo" aria-disabled="true"> 
<svg class="icon" viewBox="0 0 24 24"> 
<path d="M9 5 3.5 10.5 9 16v-4.2h5.2c2.4 0 4 1.4 4 3.4s-1.6 3.4-4 3.4H8V21h6.4c3.8 0 6.6-2.5 6.6-5.8s-2.8-5.8-6.6-5.8H9z"></path> </svg>
<span class="t">Undo</span> </button>
<button type="button" class="button icon" part="button" data-id="hint" aria-disabled="false"> 
<svg class="icon" viewBox="0 0 24 24"> 
<path d="M12 2a7 7 0 0 1 4 12.7V18H8v-3.3A7 7 0 0 1 12 2zM9 19.5h6V22H9z"></path> </svg>
<span class="t">Hint</span> </button> </div>  
<div part="prompt" class="prompt">  
<div class="say"> 
<strong>
<bdi>Your lead</bdi></strong>
<span class="q">
<bdi>Any card may be led. After 14 deals the highest total wins</bdi></span> </div> 
<div class="actions" part="actions" hidden>  </div> </div> 
<gstk-hand-still exportparts="hand, row, card, card-face, card-index, card-back, refusal">
<template>
<div class="box"> 
<i class="ruler"></i>
<i class="ruler probe"></i> 
<div part="hand" class="hand" data-style="--n: 0; --rows: 1;"> 
<div class="row" part="row"> 
<button type="button" part="card" class="card legal"></button> </div> </div>  </div>
</template></gstk-hand-still>  
<div class="bar" part="bar"> 
<div class="tabs"> 
<button type="button" class="button quiet" part="button" data-panel="this-deal" data-label="This deal" aria-pressed="false"> This deal </button>
<button type="button" class="button quiet" part="button" data-panel="scores" data-label="Scores" aria-pressed="false"> Scores </button>
<button type="button" class="button quiet" part="button" data-panel="log" data-label="Log" aria-pressed="false"> Log </button>
<button type="button" class="button quiet" part="button" data-panel="rules" data-label="Rules" aria-pressed="false"> Rules </button> </div> 
<button type="button" class="button quiet end" part="button" data-panel="menu"> 
<svg class="icon" viewBox="0 0 24 24"> 
<path d="M5 10.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zm7 0a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zm7 0a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z"></path> </svg> </button> </div>  </div>  </div>`,
    ...{
      openings: {
        '0': [],
        '1': [
          [
            133,
            1,
            '<button type="button" part="card" class="card"></button> </div> </div>  </div>',
          ],
          [124, 1, '<bdi>After 14 deals the highest total wins</bdi></span> </div> '],
          [122, 1, '<bdi>Otto leads</bdi></strong>'],
          [
            115,
            1,
            '<button type="button" class="button icon" part="button" data-id="hint" aria-disabled="true"> ',
          ],
          [39, 1, '<div part="seat" class="seat turn tally"> '],
          [
            37,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="w" data-seat="1" turn data-style="--at: w;">',
          ],
          [21, 1, '<div part="seat" class="seat tally"> '],
          [
            19,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="s" data-seat="0" own data-style="--at: s;">',
          ],
        ],
        '2': [
          [
            133,
            1,
            '<button type="button" part="card" class="card"></button> </div> </div>  </div>',
          ],
          [124, 1, '<bdi>After 14 deals the highest total wins</bdi></span> </div> '],
          [122, 1, '<bdi>Nora leads</bdi></strong>'],
          [
            115,
            1,
            '<button type="button" class="button icon" part="button" data-id="hint" aria-disabled="true"> ',
          ],
          [57, 1, '<div part="seat" class="seat turn tally"> '],
          [
            55,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="n" data-seat="2" turn data-style="--at: n;">',
          ],
          [21, 1, '<div part="seat" class="seat tally"> '],
          [
            19,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="s" data-seat="0" own data-style="--at: s;">',
          ],
        ],
        '3': [
          [
            133,
            1,
            '<button type="button" part="card" class="card"></button> </div> </div>  </div>',
          ],
          [124, 1, '<bdi>After 14 deals the highest total wins</bdi></span> </div> '],
          [122, 1, '<bdi>Vera leads</bdi></strong>'],
          [
            115,
            1,
            '<button type="button" class="button icon" part="button" data-id="hint" aria-disabled="true"> ',
          ],
          [75, 1, '<div part="seat" class="seat turn tally"> '],
          [
            73,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="e" data-seat="3" turn data-style="--at: e;">',
          ],
          [21, 1, '<div part="seat" class="seat tally"> '],
          [
            19,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="s" data-seat="0" own data-style="--at: s;">',
          ],
        ],
        '2 new': [
          [
            133,
            1,
            '<button type="button" part="card" class="card"></button> </div> </div>  </div>',
          ],
          [124, 1, '<bdi>After 14 deals the highest total wins</bdi></span> </div> '],
          [122, 1, '<bdi>Nora leads</bdi></strong>'],
          [
            115,
            1,
            '<button type="button" class="button icon" part="button" data-id="hint" aria-disabled="true"> ',
          ],
          [57, 1, '<div part="seat" class="seat turn tally"> '],
          [
            55,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="n" data-seat="2" turn data-style="--at: n;">',
          ],
          [21, 1, '<div part="seat" class="seat tally"> '],
          [
            19,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="s" data-seat="0" own data-style="--at: s;">',
          ],
          [17, 1, '<span class="deal">Deal 1 of 14</span></div> ', '<p class="aim"></p> '],
        ],
        '1 new': [
          [
            133,
            1,
            '<button type="button" part="card" class="card"></button> </div> </div>  </div>',
          ],
          [124, 1, '<bdi>After 14 deals the highest total wins</bdi></span> </div> '],
          [122, 1, '<bdi>Otto leads</bdi></strong>'],
          [
            115,
            1,
            '<button type="button" class="button icon" part="button" data-id="hint" aria-disabled="true"> ',
          ],
          [39, 1, '<div part="seat" class="seat turn tally"> '],
          [
            37,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="w" data-seat="1" turn data-style="--at: w;">',
          ],
          [21, 1, '<div part="seat" class="seat tally"> '],
          [
            19,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="s" data-seat="0" own data-style="--at: s;">',
          ],
          [17, 1, '<span class="deal">Deal 1 of 14</span></div> ', '<p class="aim"></p> '],
        ],
        '0 new': [[17, 1, '<span class="deal">Deal 1 of 14</span></div> ', '<p class="aim"></p> ']],
        '3 new': [
          [
            133,
            1,
            '<button type="button" part="card" class="card"></button> </div> </div>  </div>',
          ],
          [124, 1, '<bdi>After 14 deals the highest total wins</bdi></span> </div> '],
          [122, 1, '<bdi>Vera leads</bdi></strong>'],
          [
            115,
            1,
            '<button type="button" class="button icon" part="button" data-id="hint" aria-disabled="true"> ',
          ],
          [75, 1, '<div part="seat" class="seat turn tally"> '],
          [
            73,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="e" data-seat="3" turn data-style="--at: e;">',
          ],
          [21, 1, '<div part="seat" class="seat tally"> '],
          [
            19,
            1,
            '<gstk-seat-still exportparts="seat, seat-name, seat-score, shield" class="s" data-seat="0" own data-style="--at: s;">',
          ],
          [17, 1, '<span class="deal">Deal 1 of 14</span></div> ', '<p class="aim"></p> '],
        ],
      },
    },
  },
};
