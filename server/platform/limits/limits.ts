/** How often somebody may do something. */
export interface Allowance {
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
  spend(allowance: Allowance, address: string): Promise<void>
  /** Gives back all that was taken, because it turned out to be the right person. */
  forget(allowance: Allowance, address: string): Promise<void>
}
