import ipaddr from 'ipaddr.js'

/**
 * Whether an address belongs to the public internet: not to this machine, its network, its cloud’s metadata service,
 * nor to such an IPv4 address written as IPv6.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return parsed.range() === 'unicast'
}
