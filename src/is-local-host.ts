import { BlockList, isIP } from 'node:net'

/** Whether only this machine, or its own network, answers to the host of a URL. A public name is never local, whatever it begins with. */
export const isLocalHost = (hostname: string): boolean => {
  const address = hostname.replace(/^\[(.+)\]$/, '$1')
  const family = isIP(address)
  if (family !== 0) return LOCAL_NETWORKS.check(address, family === 4 ? 'ipv4' : 'ipv6')
  return !hostname.includes('.') || /\.(localhost|test|local|internal)$/i.test(hostname)
}

const LOCAL_NETWORKS = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  LOCAL_NETWORKS.addSubnet(network, prefix, 'ipv4')
}
LOCAL_NETWORKS.addAddress('::1', 'ipv6')
LOCAL_NETWORKS.addSubnet('fc00::', 7, 'ipv6')
LOCAL_NETWORKS.addSubnet('fe80::', 10, 'ipv6')
