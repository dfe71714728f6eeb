import type { HeadersArgs } from 'react-router'

/** The headers of the answer to a form, such as when to try again. */
export function headers({ actionHeaders }: Pick<HeadersArgs, 'actionHeaders'>): Headers {
  return actionHeaders
}
