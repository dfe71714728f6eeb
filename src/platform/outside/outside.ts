import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'

/** Lookups at other people’s domains. */
export interface Outside {
  /**
   * The TXT records of a name; empty if it has none.
   * @throws {OutsideUnreachable} if no server answers
   */
  findTxtRecords(name: string): Promise<string[]>
  /**
   * The text of `https://<domain><path>`, at most a kilobyte; null if it does not exist, or only behind a redirect.
   * @throws {OutsideUnreachable} if no server answers
   */
  readFile(domain: string, path: string): Promise<string | null>
  /**
   * The answer to a GET, by https only; its body is for the caller to read or destroy. No redirect is followed.
   * @throws {OutsideUnreachable} if no server answers
   * @throws {AddressNotPublic} if the host has no address, or one in a private network
   */
  ask(question: SiteQuestion): Promise<SiteAnswer>
}

export interface SiteQuestion {
  host: string
  /** The path with its query. */
  path: string
  headers: Record<string, string>
  /** Ends the request, and the reading of its body, when aborted. */
  signal: AbortSignal
}

export interface SiteAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Readable
}

/** This machine cannot reach the internet, or the other side does not answer. */
export class OutsideUnreachable extends Error {
  override readonly name = 'OutsideUnreachable'
}

/** A host that is no name, has no address, or has one in a private network. */
export class AddressNotPublic extends Error {
  override readonly name = 'AddressNotPublic'
}
