import type {ChartDrawing} from '../../../../elements/index.js';

/** Written by `npm run charts`. */
export const drawing: ChartDrawing = JSON.parse(
  '{"width":348,"height":208,"boxes":[{"id":"lists","x":37,"y":4,"width":152,"height":32,"kind":"phase"},{"id":"select","x":48,"y":56,"width":129,"height":32,"kind":"phase"},{"id":"reveal","x":4,"y":120,"width":144,"height":32,"kind":"phase"},{"id":"decided","x":162,"y":120,"width":182,"height":32,"kind":"phase"},{"id":"over","x":212,"y":172,"width":82,"height":32,"kind":"final"}],"arrows":[{"from":"lists","to":"select","events":["match begun"],"points":[113,36,113,56]},{"from":"select","to":"reveal","events":["cards revealed"],"points":[100,88,100,120]},{"from":"select","to":"decided","events":["match decided"],"points":[151,88,151,100,283,100,283,120]},{"from":"reveal","to":"select","events":["round decided"],"points":[52,120,52,100,74,100,74,88]},{"from":"decided","to":"select","events":["match begun"],"points":[223,120,223,108,125,108,125,88]},{"from":"decided","to":"over","events":["game over"],"points":[253,152,253,172]}],"initial":["lists"]}',
) as ChartDrawing;
