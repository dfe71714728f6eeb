/** Somebody who need not have an account. */
export interface Visitor {
  /** IP address. */
  address: string
}
