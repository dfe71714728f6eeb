import { data } from 'react-router'
import type { PageContext } from '#platform/pages/context.ts'

/** The page of a job that cannot be seen. One that was public may come back, and nothing says why it is held. */
export async function missingJob(
  { jobs, language }: Pick<PageContext, 'jobs' | 'language'>,
  id: string | null,
) {
  const { title, text, pausedTitle, pausedText } = language.words.gone
  const isPaused = id !== null && (await jobs.isPaused(id))
  return data(isPaused ? { title: pausedTitle, text: pausedText } : { title, text }, 404)
}
