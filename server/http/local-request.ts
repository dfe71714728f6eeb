import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a request comes from this machine and is addressed to it by a local name. The name is checked
 * because a foreign site can make a browser here ask us under a name that it points to this machine.
 */
export function isLocalRequest({ ip, socket, hostname }: FastifyRequest): boolean {
  return isLoopback(ip) && isLoopback(socket.remoteAddress) && LOCAL_NAMES.has(hostname)
}

function isLoopback(address = '') {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
}
