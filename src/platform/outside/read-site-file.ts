import { request } from 'node:https'
import { isIP } from 'node:net'
import type { Readable } from 'node:stream'
import { OutsideUnreachable } from './outside.ts'
import ipaddr from 'ipaddr.js'

export const FILE_LIMIT = 1024
const TIMEOUT_MS = 3000

/** One request to an address that was looked up and found to be public. */
export interface SiteRequest {
  address: string
  host: string
  path: string
  signal: AbortSignal
}

export interface SiteAnswer {
  status: number
  body: Readable
}

interface Network {
  lookUp(host: string): Promise<string[]>
  send(request: SiteRequest): Promise<SiteAnswer>
}

/**
 * Reads a small file of a site, by https only. We connect to the same address that we looked up and checked, so that a
 * name cannot lead to another one meanwhile; no redirect is followed.
 * @throws {OutsideUnreachable}
 */
export async function readSiteFile(
  { lookUp, send }: Network,
  host: string,
  path: string,
): Promise<string | null> {
  if (isIP(host.replaceAll(/[[\]]/g, ''))) return null
  const addresses = await lookUp(host)
  const [address] = addresses
  // One private address is reason enough: no real site has one.
  if (!address || !addresses.every(isPublicAddress)) return null
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const { status, body } = await send({ address, host, path, signal })
  try {
    return status === 200 ? await readSmallText(body) : null
  } catch (error) {
    throw new OutsideUnreachable('The file did not arrive.', { cause: error })
  } finally {
    body.destroy()
  }
}

/** Null if it is longer than a kilobyte; the rest is not read. */
async function readSmallText(body: Readable): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > FILE_LIMIT) return null
    chunks.push(Buffer.from(chunk))
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Sends a request to the address; the certificate must still be for the name. */
export function sendByHttps({ address, host, path, signal }: SiteRequest): Promise<SiteAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request({
      host: address,
      servername: host,
      path,
      method: 'GET',
      headers: { host, 'user-agent': 'Landfall proof', accept: 'text/plain' },
      agent: false,
      signal,
    })
    sent.on('response', (body) => resolve({ status: body.statusCode ?? 0, body }))
    sent.on('error', (error) =>
      reject(new OutsideUnreachable('The site did not answer.', { cause: error })),
    )
    sent.end()
  })
}

/**
 * Whether an address belongs to the public internet: not to this machine, its network, its cloud’s metadata service,
 * nor to such an IPv4 address written as IPv6.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return parsed.range() === 'unicast'
}
