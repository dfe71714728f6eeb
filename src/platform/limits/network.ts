import ipaddr from 'ipaddr.js'

/**
 * The part of an address that a rate limit counts as one visitor: an IPv4 address, or the /64 network of an IPv6
 * address, because a single household has all addresses of one.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const [bare] = parsed.toString().split('%', 1)
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${bare}/64`)}/64`
}

/** A part of the address that distinguishes networks in the log, but not people: /24, or /48 of IPv6. */
export function toLogNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  const [bare] = parsed.toString().split('%', 1)
  if (parsed.kind() === 'ipv4') return `${ipaddr.IPv4.networkAddressFromCIDR(`${bare}/24`)}/24`
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${bare}/48`)}/48`
}
