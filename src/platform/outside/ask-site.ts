import { request } from 'node:https'
import { isIP } from 'node:net'
import {
  AddressNotPublic,
  OutsideUnreachable,
  type SiteAnswer,
  type SiteQuestion,
} from './outside.ts'
import ipaddr from 'ipaddr.js'

/** A request to an address that was looked up and found to be public. */
export interface SiteRequest extends SiteQuestion {
  address: string
}

export interface Network {
  lookUp(host: string): Promise<string[]>
  send(request: SiteRequest): Promise<SiteAnswer>
}

/**
 * Sends a request to a site. We connect to the same address that we looked up and checked, so that a name cannot lead to
 * another one meanwhile.
 * @throws {OutsideUnreachable}
 * @throws {AddressNotPublic}
 */
export async function askSite(
  { lookUp, send }: Network,
  question: SiteQuestion,
): Promise<SiteAnswer> {
  const { host } = question
  if (isIP(host.replaceAll(/[[\]]/g, ''))) throw new AddressNotPublic(`${host} is no name.`)
  const addresses = await lookUp(host)
  const [address] = addresses
  // One private address is reason enough: no real site has one.
  if (!address || !addresses.every(isPublicAddress))
    throw new AddressNotPublic(`${host} has no public address.`)
  return send({ ...question, address })
}

/** Sends a request to the address; the certificate must still be for the name. */
export function sendByHttps({
  address,
  host,
  path,
  headers,
  signal,
}: SiteRequest): Promise<SiteAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request({
      host: address,
      servername: host,
      path,
      method: 'GET',
      headers: { ...headers, host },
      agent: false,
      signal,
    })
    sent.on('response', (body) =>
      resolve({ status: body.statusCode ?? 0, headers: body.headers, body }),
    )
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
