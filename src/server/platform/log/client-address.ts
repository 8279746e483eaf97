import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { TrustedProxies } from '@/trusted-proxies'

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

const MOST_REMEMBERED = 1_000
/** No address is as long. */
const TOO_LONG = 64

/** Keeps what the last texts gave: of an address in IPv6, all of this is a quarter of what a kept page takes. */
function remembered<Result extends string | null>(work: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const result = work(text)
    if (known.size >= MOST_REMEMBERED) known.clear()
    if (text.length < TOO_LONG) known.set(text, result)
    return result
  }
}

const IPV4_MAPPED = [0, 0, 0, 0, 0, 0xffff]

/** An address in the one form that is compared: IPv6 in its shortest, IPv4 plain even when IPv6 carries it; null for none. */
const canonicalAddress = remembered((text: string): string | null => {
  const [address = ''] = text.trim().split('%', 1)
  if (isIP(address) === 4) return address
  if (isIP(address) !== 6) return null
  const groups = groupsOf(address)
  const [high = 0, low = 0] = groups.slice(6)
  if (IPV4_MAPPED.every((group, at) => groups[at] === group)) {
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')
  }
  return shortest(address)
})

/** The network of /64 that an IPv6 address is of, whatever it is written like: one client has all of it. */
const networkOf = remembered(
  (address: string): string =>
    shortest(
      `${groupsOf(address)
        .slice(0, 4)
        .map((group) => group.toString(16))
        .join(':')}::`,
    ) + '/64',
)

/** As an address of the web writes it: lower case, no leading zeros, the longest run of zeros left out. */
const shortest = (address: string): string => new URL(`http://[${address}]`).hostname.slice(1, -1)

const groupsOf = (address: string): number[] => {
  const [left = '', right] = shortest(address).split('::')
  const of = (part: string): number[] => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)))
  if (right === undefined) return of(left)
  const [first, last] = [of(left), of(right)]
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last]
}
