import { CATEGORIES } from '#trade/categories.ts'
import { JobType } from '#trade/jobs.schema.ts'
import { COUNTRIES, gen } from './yardstick/generate.mjs'

/**
 * The yardstick's jobs in the board's own format, one per line; identical at every call and on every machine. Each can be
 * changed by words at its end.
 */
export function* seededJobs(count: number, more = ''): Generator<string> {
  for (const job of gen(count)) {
    const line = JSON.stringify({
      _id: String(job.id),
      title: job.title,
      name: job.company,
      category: CATEGORIES[job.c % CATEGORIES.length]?.name,
      ranges: JobType.options[job.type],
      country: COUNTRIES[job.ci]?.code,
      place: job.city,
      isRemote: job.remote,
      pay: { min: job.smin, max: job.smax, currency: 'GBP', period: 'year', text: null },
      postedAt: job.posted,
      description: `${job.d}${more}`,
    })
    yield `${line}\n`
  }
}
