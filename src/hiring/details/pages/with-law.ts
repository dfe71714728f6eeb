import { escapeText } from 'entities'
import type { Language } from '#platform/languages/language.ts'
import type { JobView } from '#trade/jobs.schema.ts'

type Lawful = Pick<JobView, 'lawReason' | 'lawException' | 'lawStop'>

/**
 * An advert’s text with the reason that the law allows its words, and the law that keeps it out of lists. On the server,
 * so that a job’s page loads no script for it.
 */
export function withLaw(html: string, job: Lawful, { words, format }: Language): string {
  const { lawReason: reason, lawException: exception, lawStop } = job
  const stop = lawStop && format(words.job.lawStop, { quote: lawStop.quote, law: lawStop.law })
  const why = reason && exception && format(words.job.lawReason, { reason, exception })
  return [stop && strong(stop), html, why && strong(why)].filter(Boolean).join('')
}

function strong(text: string) {
  return `<p><strong>${escapeText(text)}</strong></p>`
}
