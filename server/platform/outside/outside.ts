/** What we look up at other people’s domains. */
export interface Outside {
  /**
   * The TXT records of a name; none if it has none.
   * @throws {OutsideUnreachable} if nobody answers
   */
  findTxtRecords(name: string): Promise<string[]>
  /**
   * The text of `https://<domain><path>`, at most a kilobyte; null if there is none, or if it is not to be had
   * there without following a redirect.
   * @throws {OutsideUnreachable} if nobody answers
   */
  readFile(domain: string, path: string): Promise<string | null>
}

/** This machine does not reach the internet, or the other side does not answer. */
export class OutsideUnreachable extends Error {
  override readonly name = 'OutsideUnreachable'
}
