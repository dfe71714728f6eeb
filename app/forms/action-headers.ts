import type { HeadersArgs } from 'react-router'

/** The headers that the answer to a form brings along, such as when to try again. */
export function headers({ actionHeaders }: Pick<HeadersArgs, 'actionHeaders'>): Headers {
  return actionHeaders
}
