import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

/** What proxies add: a request with one of these comes from further away than its sender says. */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']
const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a request comes from this machine and is addressed to it by a local name. The name is checked
 * because a foreign site can make a browser here ask us under a name that it points to this machine.
 */
export function isLocalRequest({ ip, socket, hostname, headers }: FastifyRequest): boolean {
  if (PROXY_HEADERS.some((name) => headers[name] !== undefined)) return false
  return isLoopback(ip) && isLoopback(socket.remoteAddress) && LOCAL_NAMES.has(hostname)
}

function isLoopback(address = '') {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
}
