import {define} from '../../elements/shared/index.js';
import {RecordVerifier} from './record-verifier.component.js';

define('record-verifier', RecordVerifier);
