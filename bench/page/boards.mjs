// A chessboard as the best known library for the web lays it out, written anew for this page: a
// wrapper, a container of whole device pixels, the board (its squares are one picture), 32 pieces
// that are pictures placed by transforms, a layer for arrows and one for other drawings, coordinates
// on two sides; about 60 elements. Its size is read, kept until it changes and watched; a pointer
// is listened to on the board and on the document.
const FILES = 'abcdefgh';
const ROLES = ['rook', 'knight', 'bishop', 'queen', 'king', 'bishop', 'knight', 'rook'];
const SVG = 'http://www.w3.org/2000/svg';

const add = (parent, tag, className = '') => {
  const element = parent.appendChild(document.createElement(tag));
  if (className) element.className = className;
  return element;
};

const FOOT = 'M11 39H34L31 33H14Z';
const SHAPES = {
  pawn: 'M17 32L20 21A6 6 0 1 1 25 21L28 32Z',
  rook: 'M14 8H18V12H20V8H25V12H27V8H31V16L28 19V32H17V19L14 16Z',
  knight: 'M15 32Q14 24 21 19L13 22L11 18L19 9L21 5L24 9Q34 14 31 32Z',
  bishop: 'M22.5 5L25 8Q33 17 28 26L29 32H16L17 26Q12 17 20 8ZM22.5 13V21M19 17H26',
  queen: 'M13 32L8 13L15 21L17 8L22.5 19L28 8L30 21L37 13L32 32Z',
  king: 'M22.5 4V13M19 8H26M14 32Q5 19 15 15Q21 13 22.5 20Q24 13 30 15Q40 19 31 32Z',
};
const picture = (box, inside) =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="${SVG}" viewBox="0 0 ${box}">${inside}</svg>`)}")`;

/** Pieces are twelve pictures, and so are the squares one. */
function styles() {
  const dark = Array.from({length: 64}, (_, at) => at).filter((at) => ((at >> 3) + at) % 2);
  const squares = dark.map((at) => `M${at % 8} ${at >> 3}h1v1h-1z`).join('');
  const board = picture(
    '8 8',
    `<path fill="#eed" d="M0 0H8V8H0Z"/><path fill="#a86" d="${squares}"/>`,
  );
  const piece = (colour, role) => {
    const fill = `fill="${colour}" stroke="${colour === 'white' ? 'black' : 'gray'}"`;
    const shape = picture(
      '45 45',
      `<path ${fill} d="${SHAPES[role]}"/><path ${fill} d="${FOOT}"/>`,
    );
    return `.piece.${role}.${colour}{background-image:${shape}}`;
  };
  return `.board{width:320px;height:320px;position:relative;display:block}
    .cg-container{position:absolute;inset:auto auto 0 0;display:block}
    .cg-board{position:absolute;inset:0;line-height:0;user-select:none;background:${board} 0/cover}
    .piece{position:absolute;top:0;left:0;width:12.5%;height:12.5%;background-size:cover;z-index:2;
      will-change:transform;pointer-events:none}
    .cg-shapes,.cg-custom,.cg-auto-pieces{position:absolute;inset:0;width:100%;height:100%;
      overflow:hidden;pointer-events:none;z-index:2}
    .coords{position:absolute;display:flex;pointer-events:none;opacity:.8;font:9px sans-serif}
    .coord{flex:1 1 auto}
    .ranks{left:4px;top:-20px;flex-flow:column-reverse;height:100%;width:12px}
    .files{bottom:-4px;left:24px;flex-flow:row;width:100%;height:16px;text-transform:uppercase}
    ${['white', 'black'].flatMap((colour) => Object.keys(SHAPES).map((role) => piece(colour, role))).join('')}`;
}

/** Where the pieces stand when a game begins: by square from a1. */
function opening() {
  const pieces = new Map();
  ROLES.forEach((role, file) => {
    pieces.set(file, `white ${role}`).set(file + 8, 'white pawn');
    pieces.set(file + 48, 'black pawn').set(file + 56, `black ${role}`);
  });
  return pieces;
}

function drawings(parent, className, ...inside) {
  const svg = parent.appendChild(document.createElementNS(SVG, 'svg'));
  svg.setAttribute('class', className);
  svg.setAttribute('viewBox', '-4 -4 8 8');
  svg.setAttribute('preserveAspectRatio', 'xMidYMid slice');
  for (const name of inside) svg.append(document.createElementNS(SVG, name));
}

class Board {
  #wrap;
  #container;
  #board;
  #bounds;
  #dragged;

  constructor(wrap) {
    this.#wrap = wrap;
    wrap.innerHTML = '';
    wrap.classList.add('cg-wrap', 'orientation-white', 'manipulable');
    this.#container = add(wrap, 'cg-container');
    this.#board = add(this.#container, 'cg-board');
    drawings(this.#container, 'cg-shapes', 'defs', 'g');
    drawings(this.#container, 'cg-custom', 'g');
    add(this.#container, 'cg-auto-pieces');
    for (const side of ['ranks', 'files']) {
      const coords = add(this.#container, 'coords', side);
      [...FILES].forEach((file, at) => {
        add(coords, 'coord').textContent = side === 'ranks' ? `${at + 1}` : file;
      });
    }
    add(this.#container, 'piece', 'ghost').style.visibility = 'hidden';
    this.#fit();
    for (const [square, name] of opening()) {
      const piece = add(this.#board, 'piece', name);
      piece.square = square;
      this.#place(piece);
    }
    new ResizeObserver(() => this.#resized()).observe(wrap);
    const options = {passive: false};
    for (const type of ['touchstart', 'mousedown'])
      this.#board.addEventListener(type, (event) => this.#start(event), options);
    this.#board.addEventListener('contextmenu', (event) => event.preventDefault());
    for (const type of ['touchmove', 'mousemove'])
      document.addEventListener(type, (event) => this.#move(event), options);
    for (const type of ['touchend', 'mouseup'])
      document.addEventListener(type, () => (this.#dragged = undefined), options);
    const forget = () => (this.#bounds = undefined);
    document.addEventListener('scroll', forget, {capture: true, passive: true});
    window.addEventListener('resize', forget, {passive: true});
  }

  /** The box of the board: read once, until something may have moved it. */
  get #box() {
    return (this.#bounds ??= this.#board.getBoundingClientRect());
  }

  /** The largest size of which each square is a whole number of device pixels. */
  #fit() {
    const {width} = this.#wrap.getBoundingClientRect();
    const whole = (Math.floor((width * devicePixelRatio) / 8) * 8) / devicePixelRatio;
    this.#container.style.width = this.#container.style.height = `${whole}px`;
    this.#bounds = undefined;
  }

  #place(piece) {
    const side = this.#box.width / 8;
    const [x, y] = [piece.square % 8, 7 - (piece.square >> 3)];
    piece.style.transform = `translate(${x * side}px,${y * side}px)`;
  }

  #resized() {
    this.#fit();
    for (const piece of this.#board.children) this.#place(piece);
  }

  #start(event) {
    const {left, top, width} = this.#box;
    const [x, y] = [event.clientX - left, event.clientY - top].map((at) => (at * 8) / width);
    const square = (7 - Math.floor(y)) * 8 + Math.floor(x);
    this.#dragged = [...this.#board.children].find((piece) => piece.square === square);
  }

  #move(event) {
    if (!this.#dragged) return;
    const {left, top} = this.#box;
    this.#dragged.style.transform = `translate(${event.clientX - left}px,${event.clientY - top}px)`;
  }
}

document.head.append(Object.assign(document.createElement('style'), {textContent: styles()}));

/** Lays a board in each element of that class. */
window.lay = (root) => {
  for (const wrap of root.querySelectorAll('.board')) new Board(wrap);
};
window.lay(document);
