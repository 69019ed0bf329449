import type {Contract} from '../../types.js';
import type {KingContext} from '../context.js';
import {contractName} from '../contract-words.js';

/** The number of a deal and its contract, unless that is still open or has the name of the game. */
export const dealTitle = (deal: number, contract: Contract, ctx: KingContext): string =>
  contract.id === 'open' || ctx.messages.has(`game/king-${contract.id}`)
    ? ctx.messages.t('king/deal', {deal})
    : ctx.messages.t('king/summary', {deal, name: contractName(contract, ctx)});
