// Chessboards as the library of most chess sites lays them out, with its own board and pieces.
import {Chessground} from '@lichess-org/chessground';
import '@lichess-org/chessground/assets/chessground.base.css';
import '@lichess-org/chessground/assets/chessground.brown.css';
import '@lichess-org/chessground/assets/chessground.cburnett.css';

/** Lays a board in each element of that class. */
window.lay = (root) => {
  for (const wrap of root.querySelectorAll('.board')) Chessground(wrap);
};
window.lay(document);
