import {define} from '../../elements/internal/define.js';
import {RecordVerifier} from './record-verifier.component.js';

define('record-verifier', RecordVerifier);
