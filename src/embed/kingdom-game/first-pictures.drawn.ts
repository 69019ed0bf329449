import type {Drawing} from '../../table/first-picture/draw.js';

/** Taken from the tables by `npm run first-pictures`. */
export const drawings: Readonly<Record<string, Drawing>> = {
  'death-over-the-kingdom': {
    html: `<div class="gstk"> 
<div class="ruler"></div> 
<div part="table" class="table"> 
<div class="contract" part="contract">
<span class="name">Death Over the Kingdom</span> 
<span class="goal">Highest card scores</span> 
<span class="out">
<span class="label q">Second place wins</span></span> 
<span class="deal">Turn 1/5, round 1</span></div>  
<div class="board" part="board"> 
<div class="kingdom"> 
<ol class="court" data-others="4"> 
<li part="seat" class="kseat" data-seat="1"> 
<span class="kh">
<svg class="shield" part="shield" viewBox="0 0 32 36"> 
<clipPath id="gstk-clip-0">
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path></clipPath> 
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z" fill="#2f5d8a"></path> 
<path fill="#fff" fill-opacity=".16" clip-path="url(#gstk-clip-0)" d="M16 0H32V36H16z"></path> 
<path class="rim" fill="none" d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path> 
<text x="16" y="22.5" text-anchor="middle" fill="#fff" class>O</text> </svg>
<span class="kwho" part="seat-name">Otto</span></span>
<span class="kheld">
<span part="seat-score" class="pts">
<span>
<span>0</span></span></span></span>
<span class="kplace"></span>
<span class="knotes">
<span class="kname"></span></span> </li>
<li part="seat" class="kseat" data-seat="2"> 
<span class="kh">
<svg class="shield" part="shield" viewBox="0 0 32 36"> 
<clipPath id="gstk-clip-1">
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path></clipPath> 
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z" fill="#8a3b46"></path> 
<path fill="#fff" fill-opacity=".16" clip-path="url(#gstk-clip-1)" d="M0 0H32V14H0z"></path> 
<path class="rim" fill="none" d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path> 
<text x="16" y="22.5" text-anchor="middle" fill="#fff" class>N</text> </svg>
<span class="kwho" part="seat-name">Nora</span></span>
<span class="kheld">
<span part="seat-score" class="pts">
<span>
<span>0</span></span></span></span>
<span class="kplace"></span>
<span class="knotes">
<span class="kname"></span></span> </li>
<li part="seat" class="kseat" data-seat="3"> 
<span class="kh">
<svg class="shield" part="shield" viewBox="0 0 32 36"> 
<clipPath id="gstk-clip-2">
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path></clipPath> 
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z" fill="#3f6b4f"></path> 
<path fill="#fff" fill-opacity=".16" clip-path="url(#gstk-clip-2)" d="M0 0H32L0 36z"></path> 
<path class="rim" fill="none" d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path> 
<text x="16" y="22.5" text-anchor="middle" fill="#fff" class>V</text> </svg>
<span class="kwho" part="seat-name">Vera</span></span>
<span class="kheld">
<span part="seat-score" class="pts">
<span>
<span>0</span></span></span></span>
<span class="kplace"></span>
<span class="knotes">
<span class="kname"></span></span> </li>
<li part="seat" class="kseat" data-seat="4"> 
<span class="kh">
<svg class="shield" part="shield" viewBox="0 0 32 36"> 
<clipPath id="gstk-clip-3">
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path></clipPath> 
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z" fill="#6a4a86"></path> 
<path fill="#fff" fill-opacity=".16" clip-path="url(#gstk-clip-3)" d="M0 36V26L16 12 32 26V36L16 24z"></path> 
<path class="rim" fill="none" d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path> 
<text x="16" y="22.5" text-anchor="middle" fill="#fff" class>B</text> </svg>
<span class="kwho" part="seat-name">Bert</span></span>
<span class="kheld">
<span part="seat-score" class="pts">
<span>
<span>0</span></span></span>
<span class="krole">dealer</span></span>
<span class="kplace"></span>
<span class="knotes">
<span class="kname"></span></span> </li> </ol> 
<div class="kline">
<b>You act first; Bert deals and acts last</b>
<span class="q">Round 2 pays the lowest card, round 3 those between</span></div> 
<section part="seat" class="kme turn" data-seat="0"> 
<span class="kplace"></span> 
<div class="kown"> 
<span class="kh">
<b class="kname"></b>
<span class="kwhose">
<svg class="shield" part="shield" viewBox="0 0 32 36"> 
<clipPath id="gstk-clip-4">
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path></clipPath> 
<path d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z" fill="#4a5568"></path> 
<path fill="#fff" fill-opacity=".16" clip-path="url(#gstk-clip-4)" d></path> 
<path class="rim" fill="none" d="M2 2H30V17C30 26 24 31.5 16 35 8 31.5 2 26 2 17z"></path> 
<text x="16" y="22.5" text-anchor="middle" fill="#fff" class>Y</text> </svg>
<span class="kwho" part="seat-name">You</span>
<span part="seat-score" class="pts">
<span>
<span>0</span></span></span></span></span> 
<p class="ability"> Here you see what a card does </p> 
<p class="q"></p> </div> </section> 
<div class="kmid"> 
<i class="kback" data-move="deck"></i>
<span>
<span>11 in the deck</span>
<span class="q">Nothing discarded</span></span> </div>  </div> </div> 
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
<bdi>Choose a card for this round</bdi></strong>
<span class="q">
<bdi>Highest card scores</bdi></span> </div> 
<div class="actions" part="actions" hidden>  </div> </div> 
<gstk-hand-still exportparts="hand, row, card, card-face, card-index, card-back, refusal">
<template>
<div class="box"> 
<i class="ruler"></i>
<i class="ruler probe"></i> 
<div part="hand" class="hand fit captions" data-style="--n: 3; --rows: 1;"> 
<div class="row" part="row"> 
<button type="button" part="card" class="card legal"></button> </div> </div>  </div>
</template></gstk-hand-still>  
<div class="bar" part="bar"> 
<div class="tabs"> 
<button type="button" class="button quiet" part="button" data-panel="last-trick" data-label="Last round" aria-pressed="false"> Last round </button>
<button type="button" class="button quiet" part="button" data-panel="scores" data-label="Scores" aria-pressed="false"> Scores </button>
<button type="button" class="button quiet" part="button" data-panel="log" data-label="Log" aria-pressed="false"> Log </button>
<button type="button" class="button quiet" part="button" data-panel="rules" data-label="Rules" aria-pressed="false"> Rules </button> </div> 
<button type="button" class="button quiet end" part="button" data-panel="menu"> 
<svg class="icon" viewBox="0 0 24 24"> 
<path d="M5 10.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zm7 0a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zm7 0a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z"></path> </svg> </button> </div>  </div>  </div>`,
    ...{
      openings: {
        '0,1,2,3,4 4': [],
        '0,1,2,3,4 2': [
          [82, 1, '<b>Vera acts first; Nora deals and acts last</b>'],
          [76, 2, '<span>0</span></span></span></span>'],
          [59, 1, '<span>0</span></span></span>', '<span class="krole">first</span></span>'],
          [42, 1, '<span>0</span></span></span>', '<span class="krole">dealer</span></span>'],
        ],
        '0,1,2,3,4 1': [
          [82, 1, '<b>Nora acts first; Otto deals and acts last</b>'],
          [76, 2, '<span>0</span></span></span></span>'],
          [42, 1, '<span>0</span></span></span>', '<span class="krole">first</span></span>'],
          [25, 1, '<span>0</span></span></span>', '<span class="krole">dealer</span></span>'],
        ],
        '0,1,2,3,4 0': [
          [82, 1, '<b>Otto acts first; You deal and act last</b>'],
          [76, 2, '<span>0</span></span></span></span>'],
          [25, 1, '<span>0</span></span></span>', '<span class="krole">first</span></span>'],
        ],
        '0,1,2,3,4 3': [
          [82, 1, '<b>Bert acts first; Vera deals and acts last</b>'],
          [77, 1, '<span class="krole">first</span></span>'],
          [59, 1, '<span>0</span></span></span>', '<span class="krole">dealer</span></span>'],
        ],
        '0,1,2,3,4 4 new': [
          [8, 1, '<span class="deal">Turn 1/5, round 1</span></div> ', '<p class="aim"></p> '],
        ],
        '0,1,2,3,4 2 new': [
          [82, 1, '<b>Vera acts first; Nora deals and acts last</b>'],
          [76, 2, '<span>0</span></span></span></span>'],
          [59, 1, '<span>0</span></span></span>', '<span class="krole">first</span></span>'],
          [42, 1, '<span>0</span></span></span>', '<span class="krole">dealer</span></span>'],
          [8, 1, '<span class="deal">Turn 1/5, round 1</span></div> ', '<p class="aim"></p> '],
        ],
        '0,1,2,3,4 1 new': [
          [82, 1, '<b>Nora acts first; Otto deals and acts last</b>'],
          [76, 2, '<span>0</span></span></span></span>'],
          [42, 1, '<span>0</span></span></span>', '<span class="krole">first</span></span>'],
          [25, 1, '<span>0</span></span></span>', '<span class="krole">dealer</span></span>'],
          [8, 1, '<span class="deal">Turn 1/5, round 1</span></div> ', '<p class="aim"></p> '],
        ],
        '0,1,2,3,4 0 new': [
          [82, 1, '<b>Otto acts first; You deal and act last</b>'],
          [76, 2, '<span>0</span></span></span></span>'],
          [25, 1, '<span>0</span></span></span>', '<span class="krole">first</span></span>'],
          [8, 1, '<span class="deal">Turn 1/5, round 1</span></div> ', '<p class="aim"></p> '],
        ],
        '0,1,2,3,4 3 new': [
          [82, 1, '<b>Bert acts first; Vera deals and acts last</b>'],
          [77, 1, '<span class="krole">first</span></span>'],
          [59, 1, '<span>0</span></span></span>', '<span class="krole">dealer</span></span>'],
          [8, 1, '<span class="deal">Turn 1/5, round 1</span></div> ', '<p class="aim"></p> '],
        ],
      },
      faces: {
        death:
          '<span class="gk" translate="no" part="card-face" data-s="S"><svg viewBox="0 0 100 140" aria-hidden="true" class="small "> <path class="r" d="M0 118C20 110 36 118 54 114C74 109 86 116 100 112V140H0Z"></path><path class="x" d="M17 9.6C20.7 9.6 22.6 13.3 22.6 20.9C22.6 28.6 20.7 32.3 17 32.3C13.3 32.3 11.4 28.6 11.4 20.9C11.4 13.3 13.3 9.6 17 9.6Z"></path><path class="s" d="M86 57.2L91.8 57.2L91.8 138.4L86 138.4ZM95.3 47.9C68.6 38.6 31.5 45.6 14.1 68.8C38.4 54.9 64 52.6 95.3 59.5Z"></path><path class="w" d="M48.9 68.2C71.6 68.2 79.6 84.1 78.5 97.8C78.5 106.8 73.9 112.5 67.1 116L67.1 136.4L48.9 136.4L30.7 136.4L30.7 116C23.8 112.5 19.3 106.8 19.3 97.8C18.1 84.1 26.1 68.2 48.9 68.2Z"></path><path class="u" d="M60.7 89.8A8 8 0 0 1 67.6 101.7A8 8 0 0 1 53.9 101.7A8 8 0 0 1 60.7 89.8ZM37 89.8A8 8 0 0 0 30.1 101.7A8 8 0 0 0 44 101.7A8 8 0 0 0 37 89.8ZM48.9 106.8L54.1 117.2L48.9 116L43.7 117.2L48.9 106.8Z"></path><path class="m" d="M39.6 125.6L39.6 136.1M48.9 125.6L48.9 136.1M58.2 125.6L58.2 136.1"></path> </svg></span><span class="caption">Death</span>',
        queen:
          '<span class="gk" translate="no" part="card-face" data-s="C"><svg viewBox="0 0 100 140" aria-hidden="true" class="small "> <path class="r" d="M14 140V84C14 54 98 54 98 84V140Z"></path><path class="x" d="M10.1 15.8L15.4 11.4M15.4 7L15.4 34.8M22 15.8L27.3 11.4M27.3 7L27.3 34.8"></path><path class="x y" d="M4 48L4 51.2A3.2 3.2 0 0 0 7.2 54.4L11.2 54.4M8.8 51.7L11.7 54.4L8.8 57.1M17 48.5L23.6 48.5L20.4 53.2C22.6 53.2 23.9 54.7 23.9 57.2C23.9 59.8 22.6 61.4 20.4 61.4C18.5 61.4 17.3 60.3 17 58.2"></path><path class="s" d="M57 57.2C82.5 57.2 93 78.1 91.8 103.6L95.3 136.1L57 136.1L18.7 136.1L22.2 103.6C21 78.1 31.5 57.2 57 57.2Z"></path><path class="w" d="M57 73.4L72.1 73.4L72.1 96.6C72.1 110.6 65.1 119.8 57 119.8C48.9 119.8 41.9 110.6 41.9 96.6L41.9 73.4L57 73.4Z"></path><path class="u" d="M64.7 90.5A2.2 2.2 0 0 1 66.6 93.8A2.2 2.2 0 0 1 62.7 93.8A2.2 2.2 0 0 1 64.7 90.5ZM49.3 90.5A2.2 2.2 0 0 0 47.5 93.7A2.2 2.2 0 0 0 51.2 93.7A2.2 2.2 0 0 0 49.3 90.5Z"></path><path class="m" d="M44.2 86.2C46.6 83.9 50 83.9 52.4 85.7M69.8 86.2C67.4 83.9 64 83.9 61.6 85.7M54.7 88.5L54.7 100.1A2.3 2.3 0 0 0 59.3 100.1L59.3 88.5"></path><path class="v" d="M51.2 110.6C54.7 108.7 55.8 109.2 57 109.9C58.2 109.2 59.3 108.7 62.8 110.6C59.3 114.5 54.7 114.5 51.2 110.6Z"></path><path class="g" d="M47.7 124.9A3 3 0 0 1 50.3 129.5A3 3 0 0 1 45.1 129.5A3 3 0 0 1 47.7 124.9ZM66.3 124.9A3 3 0 0 0 63.6 129.5A3 3 0 0 0 68.9 129.5A3 3 0 0 0 66.3 124.9ZM57 127.7A3 3 0 0 1 59.6 132.3A3 3 0 0 1 54.4 132.3A3 3 0 0 1 57 127.7Z"></path><path class="g" d="M57 58L60.6 66.4L68.5 66.4L70.1 61.1L76.4 61.1L80 74.7L57 74.7L34 74.7L37.6 61.1L43.9 61.1L45.5 66.4L53.4 66.4L57 58ZM57 44.9A5.5 5.5 0 0 1 61.8 53A5.5 5.5 0 0 1 52.2 53A5.5 5.5 0 0 1 57 44.9ZM73.2 49.8A4.8 4.8 0 0 1 77.3 56.9A4.8 4.8 0 0 1 69.2 56.9A4.8 4.8 0 0 1 73.2 49.8ZM85.2 56.5A4.2 4.2 0 0 1 88.8 62.8A4.2 4.2 0 0 1 81.6 62.8A4.2 4.2 0 0 1 85.2 56.5ZM40.8 49.8A4.8 4.8 0 0 0 36.7 56.9A4.8 4.8 0 0 0 44.8 56.9A4.8 4.8 0 0 0 40.8 49.8ZM28.8 56.5A4.2 4.2 0 0 0 25.2 62.8A4.2 4.2 0 0 0 32.4 62.8A4.2 4.2 0 0 0 28.8 56.5Z"></path> </svg></span><span class="caption">Queen</span>',
        king: '<span class="gk" translate="no" part="card-face" data-s="S"><svg viewBox="0 0 100 140" aria-hidden="true" class="small "> <path class="r" d="M14 140V84C14 54 98 54 98 84V140Z"></path><path class="x" d="M5.8 15.8L11.1 11.4M11.1 7L11.1 34.8M20.6 16.3C20.6 11.9 22.9 9.6 26.5 9.6C30.1 9.6 32.2 11.9 32.2 15.4C32.2 18.3 30.7 20.5 28 23.5L20.6 32.3L33.4 32.3"></path><path class="d" d="M57 71.1L79 71.1C88.3 82.7 88.3 99 84.8 110.6L57 110.6L29.2 110.6C25.7 99 25.7 82.7 35 71.1L57 71.1Z"></path><path class="p" d="M57 92L79 89.7C84.8 108.2 76.7 129.1 57 138.4C37.3 129.1 29.2 108.2 35 89.7L57 92Z"></path><path class="w" d="M57 73.4L73.8 73.4L73.8 95.5C73.8 100.1 70.9 103.1 66.3 103.8L57 103.6L47.7 103.8C43.1 103.1 40.2 100.1 40.2 95.5L40.2 73.4L57 73.4Z"></path><path class="u" d="M65.1 86.3A2.2 2.2 0 0 1 67 89.6A2.2 2.2 0 0 1 63.2 89.6A2.2 2.2 0 0 1 65.1 86.3ZM48.9 86.3A2.2 2.2 0 0 0 47 89.6A2.2 2.2 0 0 0 50.7 89.6A2.2 2.2 0 0 0 48.9 86.3Z"></path><path class="m" d="M43.1 80.9C46.6 78.1 51.2 79.2 53.5 82.3M70.9 80.9C67.4 78.1 62.8 79.2 60.5 82.3M54.7 82.7L54.7 93.2A2.3 2.3 0 0 0 59.3 93.2L59.3 82.7"></path><path class="i n" d="M57 104.8C60.5 101.7 66.3 100.6 72.1 105.5C66.3 109.9 60.5 108.7 57 107.3C53.5 108.7 47.7 109.9 41.9 105.5C47.7 100.6 53.5 101.7 57 104.8Z"></path><path class="l" d="M57 115.2L57 130.3M48.9 114C48.2 118.7 49.3 123.3 51.2 126.8M65.1 114C65.8 118.7 64.7 123.3 62.8 126.8M36.1 95.5C33.8 109.4 40.8 125.6 54.7 134.5M77.9 95.5C80.2 109.4 73.2 125.6 59.3 134.5"></path><path class="s" d="M57 53.1C71.6 53.1 81.4 60.4 82.6 71.4L57 71.4L31.5 71.4C32.6 60.4 42.4 53.1 57 53.1Z"></path><path class="g" d="M57 51.9C60.7 51.9 63.1 54.3 63.1 58L61.9 69.5L70.5 69.5C77.8 66.5 80.2 61.6 74.1 57.3C86.2 56.7 92.4 65.3 83.8 77.5L57 77.5L30.2 77.5C21.7 65.3 27.8 56.7 39.9 57.3C33.9 61.6 36.4 66.5 43.7 69.5L52.1 69.5L51 58C51 54.3 53.3 51.9 57 51.9ZM54.6 41L59.4 41L59.4 44.1L62.6 44.1L62.6 48.3L59.4 48.3L59.4 51.9L54.6 51.9L54.6 48.3L51.4 48.3L51.4 44.1L54.6 44.1Z"></path> </svg></span><span class="caption">King</span>',
        innkeeper:
          '<span class="gk" translate="no" part="card-face" data-s="C"><svg viewBox="0 0 100 140" aria-hidden="true" class="small "> <path class="r" d="M0 118C20 110 36 118 54 114C74 109 86 116 100 112V140H0Z"></path><path class="x" d="M13.1 15.8L18.5 11.4M18.5 7L18.5 34.8"></path><path class="x y" d="M4 48L4 51.2A3.2 3.2 0 0 0 7.2 54.4L11.2 54.4M8.8 51.7L11.7 54.4L8.8 57.1M23.7 51.5C23.4 49.5 22.4 48.5 20.9 48.5C18.6 48.5 17.5 50.7 17.5 55.2C17.5 59.3 18.6 61.4 20.7 61.4C22.7 61.4 23.9 59.8 23.9 57.2C23.9 54.7 22.7 53.2 20.8 53.2C19.1 53.2 17.8 54.5 17.5 56.5"></path><path class="i" d="M57 116.4L72.1 117.5C84.8 119.8 91.8 126.8 93 138.4L57 138.4L21 138.4C22.2 126.8 29.2 119.8 41.9 117.5L57 116.4Z"></path><path class="p" d="M57 115.2L67.4 116.4L70.9 138.4L57 138.4L43.1 138.4L46.6 116.4L57 115.2Z"></path><path class="s" d="M57 53.7C79 53.7 86 71.1 83.7 92L76.7 108.2L57 108.2L37.3 108.2L30.3 92C28 71.1 35 53.7 57 53.7Z"></path><path class="d" d="M57 67.6C69.8 67.6 76.7 75.8 76.7 88.5L74.4 96.6L57 96.6L39.6 96.6L37.3 88.5C37.3 75.8 44.2 67.6 57 67.6Z"></path><path class="w" d="M57 75.8L72.1 75.8L72.1 99C72.1 110.6 65.1 117.5 57 117.5C48.9 117.5 41.9 110.6 41.9 99L41.9 75.8L57 75.8Z"></path><path class="u" d="M64.4 90.5A2.2 2.2 0 0 1 66.3 93.8A2.2 2.2 0 0 1 62.5 93.8A2.2 2.2 0 0 1 64.4 90.5ZM49.6 90.5A2.2 2.2 0 0 0 47.7 93.7A2.2 2.2 0 0 0 51.4 93.7A2.2 2.2 0 0 0 49.6 90.5Z"></path><path class="m" d="M44.7 86.2C47 84.3 50 84.3 52.4 86M69.3 86.2C67 84.3 64 84.3 61.6 86M54.7 89.2L54.7 99.7A2.3 2.3 0 0 0 59.3 99.7L59.3 89.2M51.2 108.7C54.1 112.2 59.9 112.2 62.8 108.7"></path><path class="d" d="M57 71.1C68.6 71.1 73.2 78.1 73.2 85C67.4 81.6 61.6 79.2 57 75.8C52.4 79.2 46.6 81.6 40.8 85C40.8 78.1 45.4 71.1 57 71.1Z"></path><path class="h" d="M73.2 107.1C67.4 102.4 72.1 95.5 77.9 97.8C80.2 92 89.5 93.2 90.6 97.8C96.4 96.6 99.9 103.6 95.3 107.1Z"></path><path class="i" d="M94.1 111.7L103.4 111.7L103.4 129.1L94.1 129.1L94.1 124.5L98.8 124.5L98.8 116.4L94.1 116.4Z"></path><path class="g" d="M73.2 107.1L95.3 107.1L95.3 136.1L73.2 136.1Z"></path><path class="f" d="M80.2 111.7L80.2 131.4M88.3 111.7L88.3 131.4"></path> </svg></span><span class="caption">Innkeeper</span>',
        juggler:
          '<span class="gk" translate="no" part="card-face" data-s="H"><svg viewBox="0 0 100 140" aria-hidden="true" class="small "> <path class="r" d="M0 92H14V84H28V92H42V84H56V92H70V84H84V92H100V140H0Z"></path><path class="x" d="M22.3 14.9C21.9 11.4 20.1 9.6 17.3 9.6C13.4 9.6 11.4 13.5 11.4 21.4C11.4 28.7 13.3 32.3 17 32.3C20.6 32.3 22.7 29.5 22.7 25C22.7 20.6 20.6 17.9 17.2 17.9C14.2 17.9 11.9 20.2 11.4 23.7"></path><path class="g" d="M91.8 76.9A5.8 5.8 0 0 1 96.8 85.6A5.8 5.8 0 0 1 86.8 85.6A5.8 5.8 0 0 1 91.8 76.9ZM22.2 76.9A5.8 5.8 0 0 0 17.2 85.6A5.8 5.8 0 0 0 27.2 85.6A5.8 5.8 0 0 0 22.2 76.9ZM57 44.4A5.8 5.8 0 0 1 62 53.1A5.8 5.8 0 0 1 52 53.1A5.8 5.8 0 0 1 57 44.4Z"></path><path class="s" d="M79 54.9A5.8 5.8 0 0 1 84.1 63.6A5.8 5.8 0 0 1 74 63.6A5.8 5.8 0 0 1 79 54.9ZM35 54.9A5.8 5.8 0 0 0 30 63.6A5.8 5.8 0 0 0 39.9 63.6A5.8 5.8 0 0 0 35 54.9Z"></path><path class="s" d="M57 122.2L75.6 123.3C87.2 125.6 91.8 131.4 93 138.4L57 138.4L21 138.4C22.2 131.4 26.8 125.6 38.4 123.3L57 122.2Z"></path><path class="p" d="M57 115.2L64 114L68.6 118.7L74.4 116.4L76.7 123.3L70.9 124.5L69.8 130.3L62.8 126.8L57 131.4L51.2 126.8L44.2 130.3L43.1 124.5L37.3 123.3L39.6 116.4L45.4 118.7L50 114L57 115.2Z"></path><path class="d" d="M57 82.7L74.4 82.7L76.7 103.6L72.1 110.6L57 110.6L41.9 110.6L37.3 103.6L39.6 82.7L57 82.7Z"></path><path class="w" d="M57 82.7L70.9 82.7L70.9 102.4C70.9 112.9 65.1 119.8 57 119.8C48.9 119.8 43.1 112.9 43.1 102.4L43.1 82.7L57 82.7Z"></path><path class="u" d="M63.7 92.7A2.1 2.1 0 0 1 65.5 95.8A2.1 2.1 0 0 1 61.9 95.8A2.1 2.1 0 0 1 63.7 92.7ZM50.3 92.7A2.1 2.1 0 0 0 48.4 95.8A2.1 2.1 0 0 0 52.1 95.8A2.1 2.1 0 0 0 50.3 92.7Z"></path><path class="m" d="M45.9 89C47.7 86.9 50.5 86.9 52.4 88.1M68.1 89C66.3 86.9 63.5 86.9 61.6 88.1M54.7 92L54.7 102.4A2.3 2.3 0 0 0 59.3 102.4L59.3 92M51.9 111.3C54.4 113.6 59.6 113.6 62.1 111.3"></path><path class="s" d="M37.3 86.2C37.3 74.6 46.6 68.8 58.2 68.8C69.8 68.8 76.7 75.8 76.7 86.2C64 82.3 50 82.3 37.3 86.2Z"></path><path class="g" d="M68.6 74.6C73.2 67.6 80.2 65.3 87.2 66.5C84.8 73.4 79 78.1 72.1 78.1Z"></path><path class="w" d="M84.8 111.7C82.5 105.9 84.8 102.4 87.2 103.6L89 107.1L90.6 99.7C91.3 97.1 94.6 97.8 94.4 100.1L94.1 106.4L97.1 102.4C99.2 100.8 101.1 103.1 99.9 105.2L96.4 114C94.1 118.7 87.2 117.5 84.8 111.7ZM29.2 111.7C31.5 105.9 29.2 102.4 26.8 103.6L25 107.1L23.4 99.7C22.7 97.1 19.4 97.8 19.6 100.1L19.9 106.4L16.9 102.4C14.8 100.8 12.9 103.1 14.1 105.2L17.6 114C19.9 118.7 26.8 117.5 29.2 111.7Z"></path> </svg></span><span class="caption">Juggler</span>',
        monk: '<span class="gk" translate="no" part="card-face" data-s="C"><svg viewBox="0 0 100 140" aria-hidden="true" class="small "> <path class="r" d="M0 92H14V84H28V92H42V84H56V92H70V84H84V92H100V140H0Z"></path><path class="x" d="M23 9.6L13.1 9.6L12.2 19.8C13.3 18.6 14.8 17.9 16.8 17.9C20.5 17.9 22.7 20.6 22.7 25C22.7 29.5 20.4 32.3 16.5 32.3C13.2 32.3 11.1 30.4 10.6 26.7"></path><path class="x y" d="M4 48L4 51.2A3.2 3.2 0 0 0 7.2 54.4L11.2 54.4M8.8 51.7L11.7 54.4L8.8 57.1M17.6 58.4C17.9 60.3 18.9 61.4 20.5 61.4C22.7 61.4 23.8 59.1 23.8 54.7C23.8 50.5 22.8 48.5 20.7 48.5C18.6 48.5 17.4 50 17.4 52.6C17.4 55.1 18.6 56.6 20.5 56.6C22.3 56.6 23.6 55.3 23.8 53.3"></path><path class="s" d="M57 103.6L80.2 96.6C91.8 103.6 96.4 122.2 96.4 138.4L57 138.4L17.6 138.4C17.6 122.2 22.2 103.6 33.8 96.6L57 103.6Z"></path><path class="w" d="M57 52.6C74.4 52.6 81.4 68.8 80.2 85C80.2 105.9 70.9 119.8 57 119.8C43.1 119.8 33.8 105.9 33.8 85C32.6 68.8 39.6 52.6 57 52.6Z"></path><path class="d" d="M70.9 64.2C82.5 66.5 88.3 78.1 83.7 94.3C80.2 92 79 85 77.9 75.8C76.7 71.1 73.2 67.6 70.9 64.2ZM43.1 64.2C31.5 66.5 25.7 78.1 30.3 94.3C33.8 92 35 85 36.1 75.8C37.3 71.1 40.8 67.6 43.1 64.2Z"></path><path class="u" d="M66.3 91A2.2 2.2 0 0 1 68.2 94.3A2.2 2.2 0 0 1 64.4 94.3A2.2 2.2 0 0 1 66.3 91ZM47.7 91A2.2 2.2 0 0 0 45.9 94.2A2.2 2.2 0 0 0 49.6 94.2A2.2 2.2 0 0 0 47.7 91Z"></path><path class="m" d="M41.9 86.2L51.2 87.4M72.1 86.2L62.8 87.4M54.7 88.5L54.7 100.1A2.3 2.3 0 0 0 59.3 100.1L59.3 88.5M51.2 110.6C54.1 112.9 59.9 112.9 62.8 110.6"></path><path class="g" d="M54.9 122.2L59.1 122.2L59.1 126.8L64 126.8L64 131L59.1 131L59.1 138.4L54.9 138.4L54.9 131L50 131L50 126.8L54.9 126.8Z"></path> </svg></span><span class="caption">Monk</span>',
        dragon:
          '<span class="gk" translate="no" part="card-face" data-s="H"><svg viewBox="0 0 100 140" aria-hidden="true" class="small "> <path class="r" d="M14 140V84C14 54 98 54 98 84V140Z"></path><path class="x" d="M11.7 27C12.1 30.4 13.9 32.3 16.7 32.3C20.6 32.3 22.6 28.3 22.6 20.5C22.6 13.1 20.7 9.6 17 9.6C13.4 9.6 11.3 12.3 11.3 16.9C11.3 21.3 13.4 23.9 16.8 23.9C19.8 23.9 22.1 21.6 22.6 18.1"></path><path class="g" d="M17.6 110.6C24.5 101.3 29.2 103.6 36.1 99L45.4 103.6C38.4 108.2 40.8 115.2 31.5 115.2C29.2 122.2 22.2 122.2 19.9 129.1C16.4 122.2 15.2 117.5 17.6 110.6Z"></path><path class="s" d="M18.7 89.7L22.2 80.4L33.8 78.1L45.4 71.1L52.4 59.5L59.3 68.8L91.8 45.6L77.9 68.8C94.1 78.1 98.8 101.3 91.8 138.4L54.7 138.4C66.3 129.1 68.6 119.8 61.6 112.9L36.1 119.8L29.2 115.2L38.4 109.4L43.1 112.9L45.4 107.1L54.7 108.2L61.6 101.3L50 101.3L46.6 95.5L41.9 101.3L36.1 96.6L25.7 96.6Z"></path><path class="p" d="M47.7 80.4L64 75.8L60.5 85Z"></path><path class="f" d="M73.2 80.4C82.5 89.7 84.8 101.3 82.5 115.2M70.9 94.3C75.6 101.3 76.7 110.6 73.2 119.8"></path> </svg></span><span class="caption">Dragon</span>',
        knight:
          '<span class="gk" translate="no" part="card-face" data-s="C"><svg viewBox="0 0 100 140" aria-hidden="true" class="small "> <path class="r" d="M0 92H14V84H28V92H42V84H56V92H70V84H84V92H100V140H0Z"></path><path class="x" d="M17 9.6C20.2 9.6 22 11.5 22 14.7C22 17.9 20.2 20 17 20C13.8 20 12 17.9 12 14.7C12 11.5 13.8 9.6 17 9.6ZM17 20C20.7 20 22.8 22.3 22.8 26.1C22.8 30 20.7 32.3 17 32.3C13.3 32.3 11.2 30 11.2 26.1C11.2 22.3 13.3 20 17 20Z"></path><path class="x y" d="M4 48L4 51.2A3.2 3.2 0 0 0 7.2 54.4L11.2 54.4M8.8 51.7L11.7 54.4L8.8 57.1M16.5 52L19.6 49.5M19.6 47L19.6 62.8M24.6 52L27.6 49.5M27.6 47L27.6 62.8"></path><path class="i" d="M57 59.5C73.2 59.5 82.5 66.5 82.5 75.8L84.8 110.6L57 136.1L29.2 110.6L31.5 75.8C31.5 66.5 40.8 59.5 57 59.5Z"></path><path class="p" d="M57 78.1L77.9 80.4L76.7 87.4L60.5 86.2L60.5 124.5L57 126.8L53.5 124.5L53.5 86.2L37.3 87.4L36.1 80.4L57 78.1Z"></path><path class="f" d="M67.4 99L67.4 103.6M73.2 97.8L73.2 102.4M67.4 108.2L67.4 112.9M73.2 107.1L73.2 111.7M46.6 99L46.6 103.6M40.8 97.8L40.8 102.4M46.6 108.2L46.6 112.9M40.8 107.1L40.8 111.7"></path><path class="s" d="M53.5 59.5C50 47.9 64 41 75.6 45.6C87.2 50.2 94.1 64.2 95.3 82.7C88.3 71.1 82.5 64.2 73.2 60.7C66.3 58.4 59.3 57.2 53.5 59.5Z"></path> </svg></span><span class="caption">Knight</span>',
        princess:
          '<span class="gk" translate="no" part="card-face" data-s="C"><svg viewBox="0 0 100 140" aria-hidden="true" class="small "> <path class="r" d="M14 140V84C14 54 98 54 98 84V140Z"></path><path class="x" d="M8.6 15.8L13.9 11.4M13.9 7L13.9 34.8M25.1 9.6C28 9.6 29.6 13.3 29.6 20.9C29.6 28.6 28 32.3 25.1 32.3C22.1 32.3 20.6 28.6 20.6 20.9C20.6 13.3 22.1 9.6 25.1 9.6Z"></path><path class="x y" d="M4 48L4 51.2A3.2 3.2 0 0 0 7.2 54.4L11.2 54.4M8.8 51.7L11.7 54.4L8.8 57.1M22.9 62.8L22.9 48.5L22.2 48.5L17.4 58.4L25.6 58.4"></path><path class="d" d="M57 57.2C80.2 57.2 86 74.6 84.8 96.6C84.8 112.9 88.3 124.5 86 136.1L70.9 136.1L67.4 117.5L57 117.5L46.6 117.5L43.1 136.1L28 136.1C25.7 124.5 29.2 112.9 29.2 96.6C28 74.6 33.8 57.2 57 57.2Z"></path><path class="w" d="M57 110.6L64 112.9L64 123.3L79 130.3L79 136.1L57 136.1L35 136.1L35 130.3L50 123.3L50 112.9L57 110.6Z"></path><path class="s" d="M57 133.8C64 133.8 69.8 130.3 72.1 126.3L88.3 132.6L89.5 138.4L57 138.4L24.5 138.4L25.7 132.6L41.9 126.3C44.2 130.3 50 133.8 57 133.8Z"></path><path class="w" d="M57 75.8L72.1 75.8L72.1 99C72.1 110.6 65.1 117.5 57 117.5C48.9 117.5 41.9 110.6 41.9 99L41.9 75.8L57 75.8Z"></path><path class="u" d="M64.4 90.3A2.2 2.2 0 0 1 66.3 93.6A2.2 2.2 0 0 1 62.5 93.6A2.2 2.2 0 0 1 64.4 90.3ZM49.6 90.3A2.2 2.2 0 0 0 47.7 93.5A2.2 2.2 0 0 0 51.4 93.5A2.2 2.2 0 0 0 49.6 90.3Z"></path><path class="m" d="M44.7 85.7C47 83.9 50 83.9 52.4 85.5M69.3 85.7C67 83.9 64 83.9 61.6 85.5M54.7 88.5L54.7 99A2.3 2.3 0 0 0 59.3 99L59.3 88.5M51.7 109.4C54.3 111.5 59.7 111.5 62.3 109.4"></path><path class="d" d="M57 58.4C70.9 58.4 77.9 66.5 77.9 80.4C69.8 78.1 62.8 74.6 57 68.8C51.2 74.6 44.2 78.1 36.1 80.4C36.1 66.5 43.1 58.4 57 58.4Z"></path><path class="g" d="M57 45.6L62.8 57.2L72.1 50.2L79 66.5C70.9 61.8 64 59.5 57 59.5C50 59.5 43.1 61.8 35 66.5L41.9 50.2L51.2 57.2L57 45.6Z"></path><path class="s" d="M57 56A4.6 4.6 0 0 1 61 63A4.6 4.6 0 0 1 53 63A4.6 4.6 0 0 1 57 56Z"></path> </svg></span><span class="caption">Princess</span>',
        jester:
          '<span class="gk" translate="no" part="card-face" data-s="C"><svg viewBox="0 0 100 140" aria-hidden="true" class="small "> <path class="r" d="M0 118C20 110 36 118 54 114C74 109 86 116 100 112V140H0Z"></path><path class="x" d="M10.6 9.6L22.1 9.6L16.5 17.9C20.5 17.9 22.7 20.6 22.7 25C22.7 29.5 20.4 32.3 16.5 32.3C13.2 32.3 11.1 30.4 10.6 26.7"></path><path class="x y" d="M4 48L4 51.2A3.2 3.2 0 0 0 7.2 54.4L11.2 54.4M8.8 51.7L11.7 54.4L8.8 57.1M16.5 52L19.6 49.5M19.6 47L19.6 62.8M27.2 48.5C28.8 48.5 29.7 50.6 29.7 54.9C29.7 59.3 28.8 61.4 27.2 61.4C25.4 61.4 24.6 59.3 24.6 54.9C24.6 50.6 25.4 48.5 27.2 48.5Z"></path><path class="s" d="M57 64.3C46.3 53.6 22.9 57.9 18.6 85.6C25 79.2 33.6 81.3 35.7 92L35.7 100.6L57 100.6Z"></path><path class="i" d="M57 64.3C67.7 53.6 91.1 57.9 95.4 85.6C89 79.2 80.4 81.3 78.3 92L78.3 100.6L57 100.6Z"></path><path class="w" d="M57 98.4L74.1 98.4L73 115.4C69.8 128.3 63.4 134.7 57 134.7C50.6 134.7 44.2 128.3 41 115.4L39.9 98.4L57 98.4Z"></path><path class="u" d="M64.4 109.1A2.1 2.1 0 0 1 66.3 112.3A2.1 2.1 0 0 1 62.6 112.3A2.1 2.1 0 0 1 64.4 109.1ZM49.6 109.1A2.1 2.1 0 0 0 47.7 112.3A2.1 2.1 0 0 0 51.3 112.3A2.1 2.1 0 0 0 49.6 109.1Z"></path><path class="m" d="M54.9 109.1L54.9 116.6A2.1 2.1 0 0 0 59.1 116.6L59.1 109.1M48.1 121.9C52.7 127.3 61.3 127.3 65.9 121.9"></path><path class="g" d="M92.8 82.8A4.9 4.9 0 0 1 97.1 90.1A4.9 4.9 0 0 1 88.6 90.1A4.9 4.9 0 0 1 92.8 82.8ZM21.2 82.8A4.9 4.9 0 0 0 16.9 90.1A4.9 4.9 0 0 0 25.4 90.1A4.9 4.9 0 0 0 21.2 82.8ZM57 54.6A5.3 5.3 0 0 1 61.6 62.7A5.3 5.3 0 0 1 52.4 62.7A5.3 5.3 0 0 1 57 54.6ZM57 96.3L78.3 96.3L78.3 100.6L72 108L64.4 100.6L57 108L49.6 100.6L42 108L35.7 100.6L35.7 96.3L57 96.3Z"></path> </svg></span><span class="caption">Jester</span>',
        sorceress:
          '<span class="gk" translate="no" part="card-face" data-s="C"><svg viewBox="0 0 100 140" aria-hidden="true" class="small "> <path class="r" d="M0 92H14V84H28V92H42V84H56V92H70V84H84V92H100V140H0Z"></path><path class="x" d="M10.3 9.6L22.7 9.6L22.7 11.2C19.1 17.9 16.8 25.8 16.5 34.8"></path><path class="x y" d="M4 48L4 51.2A3.2 3.2 0 0 0 7.2 54.4L11.2 54.4M8.8 51.7L11.7 54.4L8.8 57.1M16.3 52L19.3 49.5M19.3 47L19.3 62.8"></path><path class="s" d="M57 50.2C80.2 51.4 89.5 73.4 86 96.6L94.1 138.4L57 138.4L19.9 138.4L28 96.6C24.5 73.4 33.8 51.4 57 50.2Z"></path><path class="d" d="M57 64.2C73.2 64.2 80.2 78.1 77.9 99L74.4 121L57 121L39.6 121L36.1 99C33.8 78.1 40.8 64.2 57 64.2Z"></path><path class="w" d="M57 75.8L72.1 75.8L72.1 99C72.1 110.6 65.1 117.5 57 117.5C48.9 117.5 41.9 110.6 41.9 99L41.9 75.8L57 75.8Z"></path><path class="u" d="M64.4 90.5A2.2 2.2 0 0 1 66.3 93.8A2.2 2.2 0 0 1 62.5 93.8A2.2 2.2 0 0 1 64.4 90.5ZM49.6 90.5A2.2 2.2 0 0 0 47.7 93.7A2.2 2.2 0 0 0 51.4 93.7A2.2 2.2 0 0 0 49.6 90.5Z"></path><path class="m" d="M44.2 86.9C46.6 84.6 50 85 52.4 86.9M69.8 86.9C67.4 84.6 64 85 61.6 86.9M54.7 89.7L54.7 100.1A2.3 2.3 0 0 0 59.3 100.1L59.3 89.7M51.9 109.4C54.4 110.1 59.6 110.1 62.1 109.4"></path><path class="g" d="M47 72A11.1 11.1 0 1 0 67 72A12.5 12.5 0 0 1 47 72Z"></path><path class="g" d="M57 48.4C57.9 50.4 59.4 52.2 61.3 53.7C59.4 55.2 57.9 57.1 57 59.1C56.1 57.1 54.6 55.2 52.7 53.7C54.6 52.2 56.1 50.4 57 48.4Z"></path><path class="g" d="M57 123.9L64 129.1L57 134.3L50 129.1L57 123.9Z"></path> </svg></span><span class="caption">Sorceress</span>',
        merchant:
          '<span class="gk" translate="no" part="card-face" data-s="H"><svg viewBox="0 0 100 140" aria-hidden="true" class="small "> <path class="r" d="M0 118C20 110 36 118 54 114C74 109 86 116 100 112V140H0Z"></path><path class="x" d="M11.2 16.3C11.2 11.9 13.5 9.6 17.1 9.6C20.7 9.6 22.8 11.9 22.8 15.4C22.8 18.3 21.3 20.5 18.6 23.5L11.2 32.3L24 32.3"></path><path class="s" d="M57 117.5L74.4 119.8C88.3 122.2 94.1 129.1 95.3 138.4L57 138.4L18.7 138.4C19.9 129.1 25.7 122.2 39.6 119.8L57 117.5Z"></path><path class="d" d="M57 117.5L70.9 118.7L74.4 128L67.4 138.4L57 138.4L46.6 138.4L39.6 128L43.1 118.7L57 117.5Z"></path><path class="w" d="M57 75.8L73.2 75.8L73.2 97.8C73.2 107.1 66.3 112.9 57 112.9C47.7 112.9 40.8 107.1 40.8 97.8L40.8 75.8L57 75.8Z"></path><path class="u" d="M64.7 86.3A2.2 2.2 0 0 1 66.6 89.6A2.2 2.2 0 0 1 62.7 89.6A2.2 2.2 0 0 1 64.7 86.3ZM49.3 86.3A2.2 2.2 0 0 0 47.5 89.6A2.2 2.2 0 0 0 51.2 89.6A2.2 2.2 0 0 0 49.3 86.3Z"></path><path class="m" d="M44.2 82.3C46.6 80.4 50 80.4 52.4 81.8M69.8 82.3C67.4 80.4 64 80.4 61.6 81.8M54.7 85L54.7 95.5A2.3 2.3 0 0 0 59.3 95.5L59.3 85M51.7 102.4C54.3 104.1 59.7 104.1 62.3 102.4"></path><path class="d" d="M39.6 93.2C41.9 100.1 45.4 103.6 48.9 104.8C53.5 107.8 60.5 107.8 65.1 104.8C68.6 103.6 72.1 100.1 74.4 93.2C77.9 112.9 68.6 128 57 128C45.4 128 36.1 112.9 39.6 93.2Z"></path><path class="s" d="M28 74.6C21 59.5 39.6 46.8 58.2 49.1C77.9 46.8 93 59.5 86 74.6C70.9 67.6 43.1 67.6 28 74.6Z"></path><path class="d" d="M30.3 74.6C47.7 67.6 66.3 67.6 83.7 74.6L82.5 81.6C66.3 75.8 47.7 75.8 31.5 81.6Z"></path><path class="g" d="M84.8 107.1A10.4 10.4 0 0 1 93.9 122.7A10.4 10.4 0 0 1 75.8 122.7A10.4 10.4 0 0 1 84.8 107.1Z"></path><path class="f" d="M84.8 111.7A5.8 5.8 0 0 1 89.9 120.4A5.8 5.8 0 0 1 79.8 120.4A5.8 5.8 0 0 1 84.8 111.7Z"></path> </svg></span><span class="caption">Merchant</span>',
        thief:
          '<span class="gk" translate="no" part="card-face" data-s="H"><svg viewBox="0 0 100 140" aria-hidden="true" class="small "> <path class="r" d="M0 118C20 110 36 118 54 114C74 109 86 116 100 112V140H0Z"></path><path class="x" d="M20.7 34.8L20.7 9.6L19.4 9.6L10.9 27L25.4 27"></path><path class="d" d="M57 47.9C77.9 47.9 90.6 73.4 88.3 136.1L57 136.1L25.7 136.1C23.4 73.4 36.1 47.9 57 47.9Z"></path><path class="w" d="M57 68.8C68.6 68.8 75.6 80.4 75.6 92C75.6 110.6 66.3 122.2 57 122.2C47.7 122.2 38.4 110.6 38.4 92C38.4 80.4 45.4 68.8 57 68.8Z"></path><path class="s" d="M57 82.7L77.2 79.2L76.7 96.6C70.9 102.4 61.6 100.1 57 94.3C52.4 100.1 43.1 102.4 37.3 96.6L36.8 79.2L57 82.7Z"></path><path class="w n" d="M61.6 88.5C66.3 85 70.9 85 73.2 87.4C70.9 93.2 65.1 93.2 61.6 88.5ZM52.4 88.5C47.7 85 43.1 85 40.8 87.4C43.1 93.2 48.9 93.2 52.4 88.5Z"></path><path class="u" d="M67.4 86.5A2 2 0 0 1 69.1 89.5A2 2 0 0 1 65.7 89.5A2 2 0 0 1 67.4 86.5ZM46.6 86.5A2 2 0 0 0 44.8 89.4A2 2 0 0 0 48.3 89.4A2 2 0 0 0 46.6 86.5Z"></path><path class="m" d="M57 96.6L57 102.4M51.2 110.6C54.1 110.6 59.9 110.6 62.8 110.6"></path><path class="g" d="M57 125.6A4.6 4.6 0 0 1 61 132.6A4.6 4.6 0 0 1 53 132.6A4.6 4.6 0 0 1 57 125.6Z"></path> </svg></span><span class="caption">Thief</span>',
      },
    },
  },
};
