import type { PageContext } from '#platform/pages/context.ts'
import { shortDate } from '#platform/primitives/formats.ts'
import type { StartingText } from '#hiring/posting-templates/posting-templates.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'

const MOST_JOBS = 4
const MOST_TEMPLATES = 6

/** The sources that a new advert can start from. */
export interface Start {
  jobs: { id: string; title: string; about: string }[]
  templates: { id: string; name: string; about: string }[]
  hasMoreTemplates: boolean
  texts: StartingText[]
}

/** The possible starting points; for a loader. */
export async function findStart(
  { jobs, postings }: Pick<PageContext, 'jobs' | 'postings'>,
  actor: Actor,
): Promise<Start> {
  const [posted, templates] = await Promise.all([
    jobs.listPostedDetails(actor),
    postings.templates.list(actor),
  ])
  return {
    jobs: posted.items.slice(0, MOST_JOBS).map(({ id, title, employer, postedAt }) => ({
      id,
      title,
      about: `${employer}, ${shortDate(postedAt)}`,
    })),
    templates: templates
      .slice(0, MOST_TEMPLATES)
      .map(({ id, name, organisation }) => ({ id, name, about: organisation })),
    hasMoreTemplates: templates.length > MOST_TEMPLATES,
    texts: postings.templates.startingTexts,
  }
}
