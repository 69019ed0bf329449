export {randomBot} from './random-bot.js';
