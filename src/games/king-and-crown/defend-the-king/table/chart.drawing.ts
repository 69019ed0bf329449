import type {ChartDrawing} from '../../../../elements/index.js';

/** Written by `npm run charts`. */
export const drawing: ChartDrawing = JSON.parse(
  '{"width":206,"height":264,"boxes":[{"id":"begin","x":4,"y":4,"width":152,"height":32,"kind":"phase"},{"id":"select","x":15,"y":56,"width":129,"height":32,"kind":"phase"},{"id":"reveal","x":58,"y":120,"width":144,"height":32,"kind":"phase"},{"id":"decided","x":20,"y":176,"width":82,"height":32,"kind":"phase"},{"id":"over","x":20,"y":228,"width":82,"height":32,"kind":"final"}],"arrows":[{"from":"begin","to":"select","events":["match begun"],"points":[80,36,80,56]},{"from":"select","to":"reveal","events":["cards revealed"],"points":[112,88,112,100,154,100,154,120]},{"from":"reveal","to":"select","events":["cards returned","players out"],"points":[106,120,106,108,80,108,80,88]},{"from":"reveal","to":"decided","events":["match won"],"points":[130,152,130,164,75,164,75,176]},{"from":"decided","to":"select","events":["match begun"],"points":[47,176,47,88]},{"from":"decided","to":"over","events":["game over"],"points":[61,208,61,228]}],"initial":["begin"]}',
) as ChartDrawing;
