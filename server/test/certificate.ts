import {generateKeyPairSync, sign} from 'node:crypto';

/** What a server needs for TLS, PEM. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** A value in DER: its tag, its length, its content. */
function der(tag: number, ...parts: readonly (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const {length} = content;
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, ...parts);
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));

const COMMON_NAME = '550403';
const SUBJECT_ALTERNATIVE_NAME = '551d11';
const ECDSA_WITH_SHA256 = '2a8648ce3d040302';

/** A certificate of 127.0.0.1 that has signed itself, for all times of a test. */
export function certificate(): Certificate {
  const {publicKey, privateKey} = generateKeyPairSync('ec', {namedCurve: 'prime256v1'});
  const name = sequence(der(0x31, sequence(oid(COMMON_NAME), der(0x0c, 'gstk'))));
  const algorithm = sequence(oid(ECDSA_WITH_SHA256));
  const addresses = sequence(der(0x87, Buffer.from([127, 0, 0, 1])));
  const extension = sequence(oid(SUBJECT_ALTERNATIVE_NAME), der(0x04, addresses));
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))), // version 3
    der(0x02, Buffer.from([1])), // serial number
    algorithm,
    name,
    sequence(der(0x18, '20000101000000Z'), der(0x18, '20991231235959Z')),
    name,
    publicKey.export({type: 'spki', format: 'der'}),
    der(0xa3, sequence(extension)),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  const whole = sequence(content, algorithm, signature).toString('base64');
  return {
    key: privateKey.export({type: 'pkcs8', format: 'pem'}).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${whole}\n-----END CERTIFICATE-----\n`,
  };
}
