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
}

/** This machine cannot reach the internet, or the other side does not answer. */
export class OutsideUnreachable extends Error {
  override readonly name = 'OutsideUnreachable'
}
