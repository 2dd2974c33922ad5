import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network an address belongs to, for counting and for the audit log: /24 of IPv4, /56 of IPv6, which is what one
 * household or office gets.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;
  if (isIPv4(mapped)) return `${mapped.split('.').slice(0, 3).join('.')}.0/24`;
  const address = ip.replace(/%.*$/, '');
  if (!isIPv6(address)) return 'unknown';
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups =
    tail === undefined ? left : [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  const [a = '0', b = '0', c = '0', d = '0'] = groups;
  const upper = (Number.parseInt(d, 16) & 0xff00).toString(16);
  return `${[a, b, c, upper].map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/56`;
}

/** What counts as one caller: an address of IPv4, a network of IPv6, where everybody has countless addresses. */
export function addressOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;
  return isIPv4(mapped) ? mapped : networkOf(ip);
}
