import { expect, it } from 'vitest';
import { networkOf } from './network.ts';

it.each([
  ['193.2.1.66', '193.2.1.0/24'],
  ['::ffff:193.2.1.66', '193.2.1.0/24'],
  ['2001:db8:1:2345::7', '2001:db8:1:2300::/56'],
  ['2001:db8::7', '2001:db8:0:0::/56'],
  ['2001:0db8:0001:23ff:1:2:3:4', '2001:db8:1:2300::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
  ['rubbish', 'unknown'],
])('the network of %s is %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
