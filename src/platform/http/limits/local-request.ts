import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

/** Headers that proxies add: with one of these, a request comes from further away than its sender. */
const PROXY_HEADERS = ['forwarded', 'x-real-ip', 'via']
export const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a request comes from this machine and is addressed to it by a local name. The name is checked because a
 * foreign site can make a browser here send us requests under a name that it points to this machine.
 */
export function isLocalRequest(request: FastifyRequest): boolean {
  const { ip, ips, socket, hostname, headers } = request
  if (PROXY_HEADERS.some((name) => headers[name] !== undefined)) return false
  // `ip` is a proxy's claim only if we trust the proxy; for an unknown one it is the proxy's own address.
  if (headers['x-forwarded-for'] !== undefined && !ips) return false
  return isLoopback(ip) && isLoopback(socket.remoteAddress) && LOCAL_NAMES.has(hostname)
}

function isLoopback(address = '') {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
}
