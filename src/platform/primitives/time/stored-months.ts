/** How many months data is kept after the matter has ended, unless the operator sets it otherwise. */
export const STORED_MONTHS = {
  /** An application with its messages, interviews and arrival, after the advert closed and the last of them. */
  applications: 12,
  /** A case of the desk with its reports and evidence, after its decision. */
  cases: 72,
  /** An account, after its last use; its owner is told a month before. */
  accounts: 24,
  /** The people in records of the desk and of organisations, which are only added to. */
  logs: 72,
  /** A message from the contact form, after it was sent. */
  contact: 12,
}

export type StoredMonths = typeof STORED_MONTHS
