/**
 * Addresses that the server does not call for somebody: its own, and those of networks that only it can see. What a name
 * leads to is looked up once, and that address is the one that is called: a name that leads elsewhere a moment later
 * leads nowhere.
 */
import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

const ipv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

const blocked = new BlockList();
for (const [net, prefix] of ipv4) blocked.addSubnet(net, prefix, 'ipv4');
// Of IPv6 only what is routed on the internet is called at all; of that, not what stands for an IPv4 address.
const routed = new BlockList();
routed.addSubnet('2000::', 3, 'ipv6');
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  blocked.addSubnet(net, prefix, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !blocked.check(address, 'ipv4');
  return family === 6 && routed.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
}

export interface FoundHost {
  address: string;
  family: 4 | 6;
}

/** Where a host is; `denied` where any of its addresses is private, `unknown` where it has none. */
export async function findPublicHost(hostname: string): Promise<FoundHost | 'denied' | 'unknown'> {
  const name = hostname.replace(/^\[(.*)\]$/, '$1');
  const found = isIP(name) === 0 ? await lookup(name, { all: true }).catch(() => []) : [{ address: name }];
  const [first] = found;
  if (first === undefined) return 'unknown';
  if (!found.every(({ address }) => isPublicAddress(address))) return 'denied';
  return { address: first.address, family: isIP(first.address) as 4 | 6 };
}
