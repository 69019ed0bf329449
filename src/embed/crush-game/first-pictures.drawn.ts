import type {Drawing} from '../../table/first-picture/draw.js';

/** Taken from the tables by `npm run first-pictures`. */
export const drawings: Readonly<Record<string, Drawing>> = {
  'crush-the-crown': {
    html: `<div class="gstk"> 
<div class="ruler"></div> 
<div part="table" class="table"> 
<div class="contract" part="contract">
<span class="name">Crush the Crown</span> 
<span class="goal">a Queen for each King</span> 
<span class="out"></span> 
<span class="deal">Marriage</span></div>  
<div class="board" part="board"> 
<div class="lay"> 
<section class="gov"> 
<div class="head"> 
<gstk-seat-still flat exportparts="seat, seat-name, seat-score, shield" data-seat="1">
<template>
<div part="seat" class="seat"> 
<svg class="shield" part="shield" viewBox="0 0 32 36"> 
<clipPath id="gstk-clip-0">
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path></clipPath> 
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z" fill="#2f5d8a"></path> 
<path fill="#fff" fill-opacity=".16" clip-path="url(#gstk-clip-0)" d="M16 0H32V36H16z"></path> 
<path class="rim" fill="none" d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path> 
<text x="16" y="22.5" text-anchor="middle" fill="#fff" class>O</text> </svg> 
<bdi class="name" part="seat-name">Otto</bdi>  
<span class="info"> 
<span class> 
<i class="back"></i>
<bdi>5 
<span class="unit">cards</span></bdi> </span>  
<slot></slot> </span>  </div>
</template>
<span>0 of 13</span></gstk-seat-still> 
<span class="due"></span> </div> 
<ol class="rail"> 
<li class="next"> 
<span class="slot">K</span> </li>
<li> 
<span class="slot">Q</span> </li>
<li> 
<span class="slot">J</span> </li>
<li> 
<span class="slot">10</span> </li>
<li> 
<span class="slot">9</span> </li>
<li> 
<span class="slot">8</span> </li>
<li> 
<span class="slot">7</span> </li>
<li> 
<span class="slot">6</span> </li>
<li> 
<span class="slot">5</span> </li>
<li> 
<span class="slot">4</span> </li>
<li> 
<span class="slot">3</span> </li>
<li> 
<span class="slot">2</span> </li>
<li> 
<span class="slot">A</span> </li> </ol> </section>
<div class="piles"> 
<figure class="draw draw-pile"> 
<span class="lies" data-move="draw">
<span class>
<i data-face=""></i></span></span>  
<figcaption> Draw 
<span>40</span> </figcaption> </figure> 
<figure class="discard"> 
<span class="empty"></span>  
<figcaption> Discard 
<span>0</span> </figcaption> </figure> 
<figure class="kings"> 
<span class="four">
<span class="lies" data-move="KS">
<i data-face="KS"></i></span>
<span class="lies" data-move="KH">
<i data-face="KH"></i></span>
<span class="lies" data-move="KD">
<i data-face="KD"></i></span>
<span class="lies" data-move="KC">
<i data-face="KC"></i></span></span> 
<figcaption>Unclaimed</figcaption> </figure>  </div>
<section class="gov own"> 
<div class="head"> 
<gstk-seat-still flat exportparts="seat, seat-name, seat-score, shield" data-seat="0" turn>
<template>
<div part="seat" class="seat turn"> 
<svg class="shield" part="shield" viewBox="0 0 32 36"> 
<clipPath id="gstk-clip-1">
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path></clipPath> 
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z" fill="#4a5568"></path> 
<path fill="#fff" fill-opacity=".16" clip-path="url(#gstk-clip-1)" d></path> 
<path class="rim" fill="none" d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path> 
<text x="16" y="22.5" text-anchor="middle" fill="#fff" class>Y</text> </svg> 
<bdi class="name" part="seat-name">You</bdi>  
<span class="info">   
<slot></slot> </span>  </div>
</template>
<span>0 of 13</span></gstk-seat-still> 
<span class="due"></span> </div> 
<ol class="rail"> 
<li class="next"> 
<span class="slot">K</span> </li>
<li> 
<span class="slot">Q</span> </li>
<li> 
<span class="slot">J</span> </li>
<li> 
<span class="slot">10</span> </li>
<li> 
<span class="slot">9</span> </li>
<li> 
<span class="slot">8</span> </li>
<li> 
<span class="slot">7</span> </li>
<li> 
<span class="slot">6</span> </li>
<li> 
<span class="slot">5</span> </li>
<li> 
<span class="slot">4</span> </li>
<li> 
<span class="slot">3</span> </li>
<li> 
<span class="slot">2</span> </li>
<li> 
<span class="slot">A</span> </li> </ol> </section> 
<p class="auto">  </p> </div> </div>   
<div part="prompt" class="prompt brief">  
<div class="say"> 
<strong>
<bdi>Swap a card</bdi></strong>
<span class="q">
<bdi>Until a Queen comes</bdi></span> </div> 
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
<button type="button" part="card" class="card legal"></button> </div> </div>  </div>
</template></gstk-hand-still>  
<div class="bar" part="bar"> 
<div class="tabs"> 
<button type="button" class="button quiet" part="button" data-panel="scores" data-label="Scores" aria-pressed="false"> Scores </button>
<button type="button" class="button quiet" part="button" data-panel="log" data-label="Log" aria-pressed="false"> Log </button>
<button type="button" class="button quiet" part="button" data-panel="rules" data-label="Rules" aria-pressed="false"> Rules </button> </div> 
<button type="button" class="button quiet end" part="button" data-panel="menu"> 
<svg class="icon" viewBox="0 0 24 24"> 
<path d="M5 10.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zm7 0a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zm7 0a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z"></path> </svg> </button> </div>  </div>  </div>`,
    ...{
      openings: {
        '0 ': [],
        '1 ': [
          [
            149,
            1,
            '<button type="button" part="card" class="card"></button> </div> </div>  </div>',
          ],
          [
            138,
            1,
            '<button type="button" class="button icon" part="button" data-id="hint" aria-disabled="true"> ',
          ],
          [132, 1, '<bdi>Looking for a Queen</bdi></span> </div> '],
          [130, 1, '<bdi>Otto to play</bdi></strong>'],
          [85, 1, '<div part="seat" class="seat"> '],
          [
            83,
            1,
            '<gstk-seat-still flat exportparts="seat, seat-name, seat-score, shield" data-seat="0">',
          ],
          [14, 1, '<div part="seat" class="seat turn"> '],
          [
            12,
            1,
            '<gstk-seat-still flat exportparts="seat, seat-name, seat-score, shield" data-seat="1" turn>',
          ],
        ],
        '0 QD': [
          [132, 1, '<bdi>Her suit will be yours</bdi></span> </div> '],
          [130, 1, '<bdi>Marry the queen of diamonds</bdi></strong>'],
        ],
        '0 QS': [
          [132, 1, '<bdi>Her suit will be yours</bdi></span> </div> '],
          [130, 1, '<bdi>Marry the queen of spades</bdi></strong>'],
        ],
        '0 QS,QD': [
          [132, 1, '<bdi>Her suit will be yours</bdi></span> </div> '],
          [130, 1, '<bdi>Choose a Queen to marry</bdi></strong>'],
        ],
        '0 QC': [
          [132, 1, '<bdi>Her suit will be yours</bdi></span> </div> '],
          [130, 1, '<bdi>Marry the queen of clubs</bdi></strong>'],
        ],
        '0 QH,QC': [
          [132, 1, '<bdi>Her suit will be yours</bdi></span> </div> '],
          [130, 1, '<bdi>Choose a Queen to marry</bdi></strong>'],
        ],
        '0 QH': [
          [132, 1, '<bdi>Her suit will be yours</bdi></span> </div> '],
          [130, 1, '<bdi>Marry the queen of hearts</bdi></strong>'],
        ],
        '0 QS,QC': [
          [132, 1, '<bdi>Her suit will be yours</bdi></span> </div> '],
          [130, 1, '<bdi>Choose a Queen to marry</bdi></strong>'],
        ],
        '0  new': [[7, 1, '<span class="deal">Marriage</span></div> ', '<p class="aim"></p> ']],
        '1  new': [
          [
            149,
            1,
            '<button type="button" part="card" class="card"></button> </div> </div>  </div>',
          ],
          [
            138,
            1,
            '<button type="button" class="button icon" part="button" data-id="hint" aria-disabled="true"> ',
          ],
          [132, 1, '<bdi>Looking for a Queen</bdi></span> </div> '],
          [130, 1, '<bdi>Otto to play</bdi></strong>'],
          [85, 1, '<div part="seat" class="seat"> '],
          [
            83,
            1,
            '<gstk-seat-still flat exportparts="seat, seat-name, seat-score, shield" data-seat="0">',
          ],
          [14, 1, '<div part="seat" class="seat turn"> '],
          [
            12,
            1,
            '<gstk-seat-still flat exportparts="seat, seat-name, seat-score, shield" data-seat="1" turn>',
          ],
          [7, 1, '<span class="deal">Marriage</span></div> ', '<p class="aim"></p> '],
        ],
        '0 QD new': [
          [132, 1, '<bdi>Her suit will be yours</bdi></span> </div> '],
          [130, 1, '<bdi>Marry the queen of diamonds</bdi></strong>'],
          [7, 1, '<span class="deal">Marriage</span></div> ', '<p class="aim"></p> '],
        ],
        '0 QS new': [
          [132, 1, '<bdi>Her suit will be yours</bdi></span> </div> '],
          [130, 1, '<bdi>Marry the queen of spades</bdi></strong>'],
          [7, 1, '<span class="deal">Marriage</span></div> ', '<p class="aim"></p> '],
        ],
        '0 QS,QD new': [
          [132, 1, '<bdi>Her suit will be yours</bdi></span> </div> '],
          [130, 1, '<bdi>Choose a Queen to marry</bdi></strong>'],
          [7, 1, '<span class="deal">Marriage</span></div> ', '<p class="aim"></p> '],
        ],
        '0 QC new': [
          [132, 1, '<bdi>Her suit will be yours</bdi></span> </div> '],
          [130, 1, '<bdi>Marry the queen of clubs</bdi></strong>'],
          [7, 1, '<span class="deal">Marriage</span></div> ', '<p class="aim"></p> '],
        ],
        '0 QH,QC new': [
          [132, 1, '<bdi>Her suit will be yours</bdi></span> </div> '],
          [130, 1, '<bdi>Choose a Queen to marry</bdi></strong>'],
          [7, 1, '<span class="deal">Marriage</span></div> ', '<p class="aim"></p> '],
        ],
        '0 QH new': [
          [132, 1, '<bdi>Her suit will be yours</bdi></span> </div> '],
          [130, 1, '<bdi>Marry the queen of hearts</bdi></strong>'],
          [7, 1, '<span class="deal">Marriage</span></div> ', '<p class="aim"></p> '],
        ],
        '0 QS,QC new': [
          [132, 1, '<bdi>Her suit will be yours</bdi></span> </div> '],
          [130, 1, '<bdi>Choose a Queen to marry</bdi></strong>'],
          [7, 1, '<span class="deal">Marriage</span></div> ', '<p class="aim"></p> '],
        ],
      },
    },
  },
};
