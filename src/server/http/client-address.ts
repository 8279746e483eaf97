import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

export const CLIENT_ADDRESS_HEADER = 'x-client-address'

const NEAR = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  NEAR.addSubnet(network, prefix, 'ipv4')
}
NEAR.addSubnet('::1', 128, 'ipv6')
NEAR.addSubnet('fc00::', 7, 'ipv6')

/** Writes down who calls, over whatever the caller claims: only a proxy beside us may speak for somebody else. */
export const stampClientAddress = (req: IncomingMessage): void => {
  req.headers[CLIENT_ADDRESS_HEADER] = nearestStranger([
    ...String(req.headers['x-forwarded-for'] ?? '').split(','),
    req.socket.remoteAddress ?? '',
  ])
}

/** The address that limits are counted for: a network of /64 in IPv6, where one client has billions of addresses. */
export const clientAddressOf = (headers: Headers): string => {
  const address = headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown'
  return isIP(address) === 6 ? address.split(':').slice(0, 4).join(':') : address
}

/** Read from the right, each address was written by the one after it: believed as long as that one is near. */
const nearestStranger = (chain: string[]): string => {
  const addresses = chain
    .map((address) => address.trim().replace(/^::ffff:/, ''))
    .filter((address) => isIP(address) > 0)
  return addresses.findLast((address) => !isNear(address)) ?? addresses[0] ?? 'unknown'
}

const isNear = (address: string): boolean => NEAR.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
