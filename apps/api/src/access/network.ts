import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Undefined where the text is no address. An address of IPv4 mapped into IPv6 is one of IPv4; a zone is left out. */
function parse(ip: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const address = ip.replace(/%.*$/, '');
  // ipaddr.js reads more than addresses: '10.1' and '0x7f.1' too.
  return isIP(address) === 0 ? undefined : ipaddr.process(address);
}

/**
 * The network an address belongs to, for counting and for the audit log: /24 of IPv4, /56 of IPv6, which is what one
 * household or office gets.
 */
export function networkOf(ip: string): string {
  const address = parse(ip);
  if (address === undefined) return 'unknown';
  if (address instanceof ipaddr.IPv4) return `${address.octets.slice(0, 3).join('.')}.0/24`;
  const [a = 0, b = 0, c = 0, d = 0] = address.parts;
  return `${[a, b, c, d & 0xff00].map((group) => group.toString(16)).join(':')}::/56`;
}

/** The caller that is counted: an address of IPv4, a network of IPv6, where everybody has countless addresses. */
export function addressOf(ip: string): string {
  const address = parse(ip);
  return address instanceof ipaddr.IPv4 ? address.toString() : networkOf(ip);
}
