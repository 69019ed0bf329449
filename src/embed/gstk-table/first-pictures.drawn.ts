import type {Drawing} from '../../table/first-picture/draw.js';

/** Taken from the tables by `npm run first-pictures`. */
export const drawings: Readonly<Record<string, Drawing>> = {
  'god-save-the-king': {
    html: `<div class="gstk"> 
<div class="ruler"></div> 
<div part="table" class="table"> 
<div class="contract" part="contract">
<span class="name">God Save the King</span> 
<span class="crowns">
<span class="crowned">
<svg class="shield" part="shield" viewBox="0 0 32 36"> 
<clipPath id="gstk-clip-0">
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path></clipPath> 
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z" fill="#4a5568"></path> 
<path fill="#fff" fill-opacity=".16" clip-path="url(#gstk-clip-0)" d></path> 
<path class="rim" fill="none" d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path> 
<text x="16" y="22.5" text-anchor="middle" fill="#fff" class>Y</text> </svg>
<svg class="icon" viewBox="0 0 24 24"> 
<path d="M4 19h16v2.2H4zM3.6 17 2 6.8l5.4 4L12 3l4.6 7.8 5.4-4L20.4 17z"></path> </svg></span>
<span class="crowned">
<svg class="shield" part="shield" viewBox="0 0 32 36"> 
<clipPath id="gstk-clip-1">
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path></clipPath> 
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z" fill="#2f5d8a"></path> 
<path fill="#fff" fill-opacity=".16" clip-path="url(#gstk-clip-1)" d="M16 0H32V36H16z"></path> 
<path class="rim" fill="none" d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path> 
<text x="16" y="22.5" text-anchor="middle" fill="#fff" class>O</text> </svg>
<svg class="icon" viewBox="0 0 24 24"> 
<path d="M4 19h16v2.2H4zM3.6 17 2 6.8l5.4 4L12 3l4.6 7.8 5.4-4L20.4 17z"></path> </svg></span></span> 
<span class="deal">Hand 1 · trick 1</span></div>  
<div class="board" part="board"> 
<div class="gsk">  
<div class="flanked"> 
<section class="flank start"> 
<h3>Otto’s King</h3> 
<ul class="where"> 
<li>
<span>in hand</span>
<b>13</b></li> 
<li>
<span>face down on the table</span>
<b>0</b></li> 
<li>
<span>in your pile, unseen</span>
<b>0</b></li>  </ul> 
<h3>Otto’s thirteen</h3> 
<ol class="thirteen"> 
<li class> 2 </li>
<li class> 3 </li>
<li class> 4 </li>
<li class> 5 </li>
<li class> 6 </li>
<li class> 7 </li>
<li class> 8 </li>
<li class> 9 </li>
<li class> 10 </li>
<li class> J </li>
<li class> Q </li>
<li class="king"> K </li>
<li class> A </li> </ol> 
<p>Crossed out: shown this hand.</p> </section>
<div class="field" part="formations"> 
<div class="who theirs">
<gstk-seat-still flat exportparts="seat, seat-name, shield" class data-seat="1">
<template>
<div part="seat" class="seat"> 
<svg class="shield" part="shield" viewBox="0 0 32 36"> 
<clipPath id="gstk-clip-2">
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path></clipPath> 
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z" fill="#2f5d8a"></path> 
<path fill="#fff" fill-opacity=".16" clip-path="url(#gstk-clip-2)" d="M16 0H32V36H16z"></path> 
<path class="rim" fill="none" d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path> 
<text x="16" y="22.5" text-anchor="middle" fill="#fff" class>O</text> </svg> 
<bdi class="name" part="seat-name">Otto</bdi>  
<span class="info"> 
<span class> 
<i class="back"></i>
<bdi>13 
<span class="unit">cards</span></bdi> </span>  
<slot></slot> </span>  </div>
</template>
<span>
<i class="token"></i>rout ready</span></gstk-seat-still></div> 
<div class="pile theirs"> 
<span class="heap none" data-move="pile-1"></span>
<span>pile 0</span> </div> 
<div class="row theirs"> 
<div class="cell"> 
<span class="gap"></span> </div>
<div class="cell"> 
<span class="gap"></span> </div>
<div class="cell"> 
<span class="gap"></span> </div> </div> 
<div class="joints"> 
<span class="joint"></span>
<span class="joint"></span>
<span class="joint"></span> </div> 
<div class="row mine"> 
<div class="cell"> 
<button type="button" class="gap now" data-slot="left"> 
<span>your card</span>  </button> </div>
<div class="cell"> 
<button type="button" class="gap" data-slot="centre">   </button> </div>
<div class="cell"> 
<button type="button" class="gap" data-slot="right">   </button> </div> </div> 
<div class="pile mine"> 
<span class="heap none" data-move="pile-0"></span>
<span>pile 0</span> </div> 
<div class="who mine">
<gstk-seat-still flat exportparts="seat, seat-name, shield" class="own" data-seat="0" turn>
<template>
<div part="seat" class="seat turn"> 
<svg class="shield" part="shield" viewBox="0 0 32 36"> 
<clipPath id="gstk-clip-3">
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path></clipPath> 
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z" fill="#4a5568"></path> 
<path fill="#fff" fill-opacity=".16" clip-path="url(#gstk-clip-3)" d></path> 
<path class="rim" fill="none" d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path> 
<text x="16" y="22.5" text-anchor="middle" fill="#fff" class>Y</text> </svg> 
<bdi class="name" part="seat-name">You</bdi>  
<span class="info"> 
<span class> 
<i class="back"></i>
<bdi>13 
<span class="unit">cards</span></bdi> </span>  
<slot></slot> </span>  </div>
</template>
<span>
<i class="token"></i>rout ready</span></gstk-seat-still></div> </div>
<section class="flank end"> 
<h3>Your King</h3> 
<ul class="where"> 
<li>
<span>where</span>
<b>in hand</b></li>
<li>
<span>tricks until the search</span>
<b>4</b></li> </ul> 
<h3>This hand</h3> 
<p>No trick yet.</p> </section> </div> 
<div class="king-line"> 
<span class="chip">
<svg class="icon" viewBox="0 0 24 24"> 
<path d="M4 19h16v2.2H4zM3.6 17 2 6.8l5.4 4L12 3l4.6 7.8 5.4-4L20.4 17z"></path> </svg>
<span>Your King: in your hand</span></span> 
<span class="clock">
<span>search in 4 tricks</span>
<span class="marks">
<i class></i>
<i class></i>
<i class></i>
<i class></i></span></span> </div>  </div> </div> 
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
<bdi>Lay your left card</bdi></strong>
<span class="q">
<bdi>Flanks are turned. Hide the King in the centre, or keep him in hand.</bdi></span> </div> 
<div class="actions" part="actions"> 
<button type="button" class="button button-primary" part="button button-primary" data-id="lay" aria-disabled="true"> 
<span class="t">Lay</span> </button> </div> </div> 
<gstk-hand-still exportparts="hand, row, card, card-face, card-index, card-back, refusal" grab>
<template>
<div class="box"> 
<i class="ruler"></i>
<i class="ruler probe"></i> 
<div part="hand" class="hand" data-style="--n: 0; --rows: 2;"> 
<div class="row" part="row"> 
<button type="button" part="card" class="card legal">  
<i data-face="AS"></i> </button>
<button type="button" part="card" class="card legal">  
<i data-face="KS"></i> </button>
<button type="button" part="card" class="card legal">  
<i data-face="QS"></i> </button>
<button type="button" part="card" class="card legal">  
<i data-face="JS"></i> </button>
<button type="button" part="card" class="card legal">  
<i data-face="TS"></i> </button>
<button type="button" part="card" class="card legal">  
<i data-face="9S"></i> </button>
<button type="button" part="card" class="card legal">  
<i data-face="8S"></i> </button> </div>
<div class="row" part="row"> 
<button type="button" part="card" class="card legal">  
<i data-face="7S"></i> </button>
<button type="button" part="card" class="card legal">  
<i data-face="6S"></i> </button>
<button type="button" part="card" class="card legal">  
<i data-face="5S"></i> </button>
<button type="button" part="card" class="card legal">  
<i data-face="4S"></i> </button>
<button type="button" part="card" class="card legal">  
<i data-face="3S"></i> </button>
<button type="button" part="card" class="card legal">  
<i data-face="2S"></i> </button> </div> </div>  </div>
</template></gstk-hand-still>  
<div class="bar" part="bar"> 
<div class="tabs"> 
<button type="button" class="button quiet" part="button" data-panel="scores" data-label="Known" aria-pressed="false"> Known </button>
<button type="button" class="button quiet" part="button" data-panel="log" data-label="Log" aria-pressed="false"> Log </button>
<button type="button" class="button quiet" part="button" data-panel="rules" data-label="Rules" aria-pressed="false"> Rules </button> </div> 
<button type="button" class="button quiet end" part="button" data-panel="menu"> 
<svg class="icon" viewBox="0 0 24 24"> 
<path d="M5 10.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zm7 0a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zm7 0a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z"></path> </svg> </button> </div>  </div>  </div>`,
    ...{
      openings: {
        '0,1': [],
        '0,1 new': [
          [26, 1, '<span class="deal">Hand 1 · trick 1</span></div> ', '<p class="aim"></p> '],
        ],
      },
    },
  },
};
