// The page's tags, and the game. A page without a bundler has two scripts instead: ours, and the game's.
import 'gstk/embed/game-chart';
import 'gstk/embed/game-example';
import 'gstk/embed/gstk-table';
import './src/index.js';
