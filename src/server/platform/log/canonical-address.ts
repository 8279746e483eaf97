import { isIP } from 'node:net'

const IPV4_MAPPED = [0, 0, 0, 0, 0, 0xffff]

/** An address in the one form that is compared: IPv6 in its shortest, IPv4 plain even when IPv6 carries it; null for none. */
export const canonicalAddress = (text: string): string | null => {
  const address = text.trim().replace(/%.*$/, '')
  if (isIP(address) === 4) return address
  if (isIP(address) !== 6) return null
  const groups = groupsOf(address)
  const [high = 0, low = 0] = groups.slice(6)
  if (IPV4_MAPPED.every((group, at) => groups[at] === group)) {
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')
  }
  return shortest(address)
}

/** The network of /64 that an IPv6 address is of, whatever it is written like: one client has all of it. */
export const networkOf = (address: string): string =>
  shortest(
    `${groupsOf(address)
      .slice(0, 4)
      .map((group) => group.toString(16))
      .join(':')}::`,
  ) + '/64'

/** As an address of the web writes it: lower case, no leading zeros, the longest run of zeros left out. */
const shortest = (address: string): string => new URL(`http://[${address}]`).hostname.slice(1, -1)

const groupsOf = (address: string): number[] => {
  const [left = '', right] = shortest(address).split('::')
  const of = (part: string): number[] => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)))
  if (right === undefined) return of(left)
  const [first, last] = [of(left), of(right)]
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last]
}
