import type { PageContext } from '#platform/pages/context.ts'
import { shortDate } from '#platform/primitives/formats.ts'
import { fromTemplatePath } from '#trade/paths/posting-paths.ts'
import type { Actor } from '#accounts/sessions/actor.ts'

const MOST_JOBS = 4
const MOST_TEMPLATES = 6

/** The links to what a new advert can start from. */
export type Start = Awaited<ReturnType<typeof findStart>>

/** The possible starting points; for a loader. */
export async function findStart(
  { jobs, postings }: Pick<PageContext, 'jobs' | 'postings'>,
  actor: Actor,
) {
  const [posted, templates] = await Promise.all([
    jobs.listPostedDetails(actor),
    postings.templates.list(actor),
  ])
  const lists = [
    {
      title: 'Your templates',
      items: templates.slice(0, MOST_TEMPLATES).map(({ id, name, organisation }) => ({
        href: fromTemplatePath(id),
        words: name,
        about: organisation,
      })),
    },
    {
      title: 'Your earlier jobs',
      items: posted.items.slice(0, MOST_JOBS).map(({ id, title, employer, postedAt }) => ({
        href: `/post?repeat=${id}`,
        words: title,
        about: `${employer}, ${shortDate(postedAt)}`,
      })),
    },
    {
      title: 'Texts to begin with',
      items: postings.templates.startingTexts.map(({ name, title }) => ({
        href: fromTemplatePath(name),
        words: title,
        about: '',
      })),
    },
  ]
  return {
    lists: lists.filter(({ items }) => items.length > 0),
    isFirst: posted.items.length === 0 && templates.length === 0,
    hasMoreTemplates: templates.length > MOST_TEMPLATES,
  }
}
