/** The number of times that something may be done in a period. */
export interface RateLimit {
  /** The name of the count; limits with the same name share one. */
  name: string
  times: number
  /** How often all members of an organisation may, where the key is an account: several are no way around. */
  together?: number
  seconds: number
  /** Shown to people who are over the limit. */
  message: string
}

/** Counts shared by all servers of a database. */
export interface Limits {
  /**
   * Counts one use. The key is an IP address or any other text.
   * @throws {DomainError} `too_many`, with the seconds to wait, if the limit is reached
   */
  consume(limit: RateLimit, key: string): Promise<void>
  /** The number of uses in the current period. */
  count(limit: RateLimit, key: string): Promise<number>
  /** Starts the count again, for instance after the right password. */
  reset(limit: RateLimit, key: string): Promise<void>
}
