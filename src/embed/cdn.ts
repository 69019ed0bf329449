/** `<script type="module" src=".../cdn/gstk.js">`: every tag in one file, for pages kept offline. */
import './crown-game/crown-game.js';
import './crush-game/crush-game.js';
import './game-chart/game-chart.js';
import './game-example/game-example.js';
import './gstk-table/gstk-table.js';
import './king-game/king-game.js';
import './kingdom-game/kingdom-game.js';
import './playing-card/playing-card.js';
