import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { TrustedProxies } from '@/trusted-proxies'
import { canonicalAddress, networkOf } from './canonical-address'

export const CLIENT_ADDRESS_HEADER = 'x-client-address'

/** Writes down who calls, over whatever the caller claims: only a proxy that the settings trust may speak for somebody else. */
export const stampClientAddress = ({ req, trust }: { req: IncomingMessage; trust: TrustedProxies }): void => {
  const claimed = String(req.headers['x-forwarded-for'] ?? '').split(',')
  req.headers[CLIENT_ADDRESS_HEADER] = farthestBelieved({ socket: req.socket.remoteAddress ?? '', claimed, trust })
}

/** The address that limits are counted for: a network of /64 in IPv6, where one client has billions of addresses. */
export const clientAddressOf = (headers: Headers): string => countedAddress(headers.get(CLIENT_ADDRESS_HEADER) ?? '')

/** The same, of an address that was written down. */
export const countedAddress = (written: string): string => {
  const address = canonicalAddress(written) ?? 'unknown'
  return isIP(address) === 6 ? networkOf(address) : address
}

/** Read from the right, each address was written by the machine after it: believed as long as that one is trusted. */
const farthestBelieved = ({
  socket,
  claimed,
  trust,
}: {
  socket: string
  claimed: string[]
  trust: TrustedProxies
}): string => {
  let believed = canonicalAddress(socket)
  for (const [hop, text] of claimed.reverse().entries()) {
    if (believed === null || !isTrusted({ address: believed, hop, trust })) break
    const next = canonicalAddress(text)
    if (next === null) break
    believed = next
  }
  return believed ?? 'unknown'
}

const isTrusted = ({ address, hop, trust }: { address: string; hop: number; trust: TrustedProxies }): boolean =>
  trust.networks ? trust.networks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') : hop < trust.hops
