import type { PageContext } from '#app/context.ts'
import type { Actor } from '#server/accounts/actor.ts'

/** The page of an application, for either side, marks its messages as read while it loads. */
const APPLICATION = /^\/(?:applications|applicants\/[^/]+)\/([^/]+)$/

/** A link to the lists with messages that somebody has not read; null if there are none. */
export async function findUnread(
  { applications, language }: Pick<PageContext, 'applications' | 'language'>,
  actor: Actor,
  pathname: string,
) {
  const [, opened = null] = APPLICATION.exec(pathname) ?? []
  const { applied, posted } = await applications.talk.countUnread(actor, opened)
  const count = applied + posted
  if (count === 0) return null
  const tab = applied > 0 ? 'appliedJobs' : 'postedJobs'
  const { words, format } = language
  return {
    href: `/dashboard?tab=${tab}`,
    'aria-label': format(words.layout.unread, { count }),
    children: count,
  }
}
