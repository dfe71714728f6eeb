import { escapeText } from 'entities'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import type { Language } from '#platform/languages/language.ts'
import type { JobView } from '#trade/jobs.schema.ts'

/** Says on a job’s page that lists show it from another source. On the server, like the law: no script loads for it. */
export function twinLine(twin: JobView | null, { code, direction, path, words }: Language): string {
  if (!twin) return ''
  const link = `<a href="${path}${jobPath(twin)}">${escapeText(words.job.seeTwin)}</a>`
  return `<p lang="${code}" dir="${direction}"><strong>${escapeText(words.job.twin)}</strong> ${link}</p>`
}
