import { BlockList, isIP } from 'node:net'

/** Who may say, in X-Forwarded-For, for whom a request is: the nearest `hops` machines, or those of `networks`. */
export type TrustedProxies = { hops: number; networks: BlockList | null }

/** Reads `TRUST_PROXY`: nothing trusts nobody, `1` the one proxy in front, else addresses and networks; null when it is none. */
export const parseTrustedProxies = (text: string): TrustedProxies | null => {
  const setting = text.trim()
  if (/^(none|false)?$/i.test(setting)) return { hops: 0, networks: null }
  if (/^\d$/.test(setting)) return { hops: Number(setting), networks: null }
  const networks = new BlockList()
  for (const part of setting.split(',')) {
    const [address = '', prefix, ...rest] = part.trim().split('/')
    const family = FAMILIES[isIP(address)]
    if (!family || rest.length > 0 || (prefix !== undefined && !isPrefix({ prefix, bits: family.bits }))) return null
    if (prefix === undefined) networks.addAddress(address, family.name)
    else networks.addSubnet(address, Number(prefix), family.name)
  }
  return { hops: 0, networks }
}

const FAMILIES: Record<number, { name: 'ipv4' | 'ipv6'; bits: number } | undefined> = {
  4: { name: 'ipv4', bits: 32 },
  6: { name: 'ipv6', bits: 128 },
}

// A network of all addresses would let anybody claim anything.
const isPrefix = ({ prefix, bits }: { prefix: string; bits: number }): boolean =>
  /^\d{1,3}$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= bits
