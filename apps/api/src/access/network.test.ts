import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressOf, networkOf } from './network.ts';

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

it.each([
  // Mapped addresses of IPv4, in any letter case, and what only looks like them.
  ['::FFFF:10.20.30.40', '10.20.30.0/24'],
  ['::ffff:255.255.255.255', '255.255.255.0/24'],
  ['1::ffff:10.20.30.40', '1:0:0:0::/56'],
  ['::ffff:10.20.30.400', 'unknown'],
  ['::ffff:a14:1e28', '10.20.30.0/24'],
  ['10.1', 'unknown'],
  ['0x7f.1', 'unknown'],
  ['2001:db8:1:2345:6:7:8::', '2001:db8:1:2300::/56'],
  ['::', '0:0:0:0::/56'],
  ['2001:db8::', '2001:db8:0:0::/56'],
  ['1:2::6:7:8', '1:2:0:0::/56'],
  ['1::3:4ff:5:6:7:8', '1:0:3:400::/56'],
  ['::2:3:4:5:6:7:8', '0:2:3:0::/56'],
  ['1:2:3:ffff:5:6:7:8%eth0.1', '1:2:3:ff00::/56'],
  ['fe80::1%', 'fe80:0:0:0::/56'],
  // A tail in the notation of IPv4 is two groups.
  ['1::4:5:6:7:10.0.0.1', '1:0:4:0::/56'],
  ['1::4ff:5ff:6:7:10.0.0.1', '1:0:4ff:500::/56'],
  ['1:2:3:4ff:5:6:10.0.0.1', '1:2:3:400::/56'],
  ['', 'unknown'],
])('the network of %j is %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

it.each([
  ['193.2.1.66', '193.2.1.66'],
  ['::ffff:193.2.1.66', '193.2.1.66'],
  ['::FFFF:193.20.100.166', '193.20.100.166'],
  ['1::ffff:193.2.1.66', '1:0:0:0::/56'],
  ['2001:db8:1:2345::7', '2001:db8:1:2300::/56'],
  ['rubbish', 'unknown'],
])('counts %s as the caller %s', (ip, caller) => {
  expect(addressOf(ip)).toBe(caller);
});

it('gives every address within a /56 the same network, and the next one another', () => {
  const group = fc.integer({ min: 0, max: 0xffff });
  const groups = fc.tuple(group, group, group, group, group, group, group, group);
  fc.assert(
    fc.property(groups, fc.integer({ min: 0, max: 0xff }), ([a, b, c, d, ...rest], host) => {
      const address = (fourth: number) => [a, b, c, fourth, ...rest].map((one) => one.toString(16)).join(':');
      const same = (d & 0xff00) | host;
      expect(networkOf(address(same))).toBe(networkOf(address(d)));
      expect(networkOf(address(d ^ 0x100))).not.toBe(networkOf(address(d)));
    }),
    { seed: 3 },
  );
});
