import type { ShownCheck } from './shown-check.ts'

/** The one list of sources of a check, in a fold. */
export function CheckSources({ sources }: Pick<ShownCheck, 'sources'>) {
  return <div dangerouslySetInnerHTML={{ __html: sources }} />
}
