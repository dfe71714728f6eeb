import type { PageContext } from '#platform/pages/context.ts'
import { hasUnproved } from '#hiring/upload/pages/publish/publish-view.ts'

type List = Awaited<ReturnType<PageContext['uploads']['find']>>
type Organisations = Awaited<ReturnType<PageContext['organisations']['list']>>

/** The title of a published list of which no job is public, because they are held; null for any other. */
export function pendingTitle({ upload, rows }: List, organisations: Organisations): string | null {
  const held = rows.filter(({ jobStatus }) => jobStatus === 'held')
  const isPublic = rows.some(({ jobStatus }) => jobStatus === 'open')
  if (upload.state !== 'done' || held.length === 0 || isPublic) return null
  const verb = held.length === 1 ? 'waits' : 'wait'
  const proof = hasUnproved(held, organisations) ? 'proof' : 'our check'
  return `Nothing is public yet: ${held.length} ${verb} for ${proof}`
}
