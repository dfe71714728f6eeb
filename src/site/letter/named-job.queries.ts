import { findJobAnswers } from '#board/employers/employers.queries.ts'
import { findViewsById } from '#board/jobs/jobs.queries.ts'
import type { ViewRow } from '#board/jobs/stored/job-rows.ts'
import type { Db } from '#platform/database/database.ts'
import { wordsOf } from '#safety/names/skeleton.ts'

const MOST_JOBS = 50

/** The open job of an employer whose title a text has, the longest title first; null if there is none. */
export async function findNamedJob(
  db: Db,
  sponsorId: string,
  text: string,
): Promise<ViewRow | null> {
  const { newest } = await findJobAnswers(db, { sponsorId }, MOST_JOBS)
  if (newest.length === 0) return null
  const spelled = ` ${wordsOf(text).join(' ')} `
  const named = (await findViewsById(db, newest)).filter(({ title }) =>
    spelled.includes(` ${wordsOf(title).join(' ')} `),
  )
  return named.toSorted((a, b) => b.title.length - a.title.length)[0] ?? null
}
