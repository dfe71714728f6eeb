/** How often somebody may do something. */
export interface RateLimit {
  /** Says what is counted; two of one name share a count. */
  name: string
  times: number
  seconds: number
  /** What a person over it is told. */
  message: string
}

/** Counts that all servers of one database share. */
export interface Limits {
  /**
   * Takes one time off what `address` (of a machine, or another key) has left.
   * @throws {DomainError} `too_many` with the seconds to wait
   */
  consume(limit: RateLimit, key: string): Promise<void>
  /** Gives back all that was taken, because it turned out to be the right person. */
  reset(limit: RateLimit, key: string): Promise<void>
}
