/** Where a request comes from. */
export interface Sender {
  /** IP address. */
  ip: string
}

/** Somebody who need not have an account. */
export interface Visitor extends Sender {
  /** What the browser calls itself; '' when it does not say. */
  userAgent: string
  /** What the `device` cookie holds, believed only when its signature is ours. */
  device: string | null
}
