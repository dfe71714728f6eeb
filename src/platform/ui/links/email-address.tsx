import { Fragment } from 'react'

/** An email address that, where it is too long for a line, breaks before a sign instead of within a word. */
export function EmailAddress({ address }: { address: string }) {
  return address.split(/(?=[@.])/).map((part, at) => (
    <Fragment key={`${at}${part}`}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
