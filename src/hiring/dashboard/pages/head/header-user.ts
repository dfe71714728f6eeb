import type { PageContext } from '#platform/pages/context.ts'
import { pictureUrl } from '#trade/limits/account-limits.ts'
import { UNREAD_LIMIT } from '#hiring/talk/talk.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'

/** The page of an application, which marks its messages as read for either side while it loads. */
const APPLICATION = /^\/(?:applications|applicants\/[^/]+)\/([^/]+)$/

type Counter = Pick<PageContext['applications']['talk'], 'countUnread'>

type Page = Pick<PageContext, 'language'> & { applications: { talk: Counter } }

/** The logged-in person as the header shows them, with the texts, so that no script needs to contain them. */
export async function findHeaderUser(page: Page, actor: Actor, pathname: string) {
  const { words, format } = page.language
  const name = `${actor.firstName} ${actor.lastName}`
  return {
    name,
    label: format(words.layout.account, { name }),
    picture: pictureUrl(actor.pictureKey),
    logOut: words.layout.logOut,
    unread: await findUnread(page, actor, pathname),
  }
}

const counts = new WeakMap<object, ReturnType<Counter['countUnread']>>()

/** The total of unread messages, shared by the dashboard's header and the page itself. */
export function countUnread(page: Pick<Page, 'applications'>, actor: Actor) {
  const counting = counts.get(page) ?? page.applications.talk.countUnread(actor)
  counts.set(page, counting)
  return counting
}

/** A link to the person's unread messages; null if there are none. */
async function findUnread(page: Page, actor: Actor, pathname: string) {
  const { applications, language } = page
  const [, opened = null] = APPLICATION.exec(pathname) ?? []
  const { applied, posted } = opened
    ? await applications.talk.countUnread(actor, opened)
    : await countUnread(page, actor)
  const count = Math.min(applied + posted, UNREAD_LIMIT)
  if (count === 0) return null
  const { words, format } = language
  return {
    href: applied > 0 ? '/dashboard?tab=appliedJobs' : '/inbox',
    'aria-label': format(words.layout.unread, { count }),
    children: count < UNREAD_LIMIT ? String(count) : `${UNREAD_LIMIT - 1}+`,
  }
}
