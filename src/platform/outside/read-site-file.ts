import type { Readable } from 'node:stream'
import { askSite, type Network } from './ask-site.ts'
import { AddressNotPublic, OutsideUnreachable } from './outside.ts'

export const FILE_LIMIT = 1024
const TIMEOUT_MS = 3000
const HEADERS = { 'user-agent': 'Landfall proof', accept: 'text/plain' }

/**
 * Reads a small file of a site, by https only; no redirect is followed. Null if there is none, or the site is not public.
 * @throws {OutsideUnreachable}
 */
export async function readSiteFile(
  network: Network,
  host: string,
  path: string,
): Promise<string | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const answer = await askSite(network, { host, path, headers: HEADERS, signal }).catch(
    (error: Error) => {
      if (error instanceof AddressNotPublic) return null
      throw error
    },
  )
  if (!answer) return null
  const { status, body } = answer
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
