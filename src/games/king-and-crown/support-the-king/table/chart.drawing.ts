import type {ChartDrawing} from '../../../../elements/index.js';

/** Written by `npm run charts`. */
export const drawing: ChartDrawing = JSON.parse(
  '{"width":213,"height":256,"boxes":[{"id":"roles","x":4,"y":4,"width":144,"height":32,"kind":"phase"},{"id":"select","x":11,"y":56,"width":129,"height":32,"kind":"phase"},{"id":"reveal","x":65,"y":112,"width":144,"height":32,"kind":"phase"},{"id":"decided","x":27,"y":168,"width":82,"height":32,"kind":"phase"},{"id":"over","x":27,"y":220,"width":82,"height":32,"kind":"final"}],"arrows":[{"from":"roles","to":"select","events":["lord named"],"points":[76,36,76,56]},{"from":"select","to":"reveal","events":["cards revealed"],"points":[97,88,97,100,137,100,137,112]},{"from":"reveal","to":"decided","events":["match won"],"points":[137,144,137,156,82,156,82,168]},{"from":"decided","to":"select","events":["lord named"],"points":[54,168,54,88]},{"from":"decided","to":"over","events":["game over"],"points":[68,200,68,220]}],"initial":["roles"]}',
) as ChartDrawing;
