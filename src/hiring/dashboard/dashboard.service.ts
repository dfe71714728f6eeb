import type { Readable } from 'node:stream'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { Platform } from '#platform/platform.ts'
import type { Postings } from '#hiring/posting/postings.service.ts'
import { createBulk } from './bulk.service.ts'
import { findLastUse, findWaiting } from './own/waiting.queries.ts'
import { writeJobsCsv, type CsvSelection } from './jobs-csv.ts'
import { createPostedJobs, type PostedJobsParts } from './posted-jobs.service.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

interface Parts extends PostedJobsParts {
  postings: Pick<Postings, 'close' | 'extend'>
  takeBackOffers: Parameters<typeof createBulk>[1]['takeBackOffers']
}

declare module '#platform/services.ts' {
  interface Services {
    dashboard: ReturnType<typeof createDashboard>
  }
}

/** What the dashboard shows of either side: employers’ jobs with actions on several, and what waits for a seeker. */
export function createDashboard(platform: Pick<Platform, 'db' | 'limits'>, parts: Parts) {
  const { db, limits } = platform
  return {
    jobs: createPostedJobs(db, parts),
    bulk: createBulk(platform, parts),
    findWaiting: (actor: Pick<Actor, 'id'>) => findWaiting(db, actor.id),
    findLastUse: (actor: Pick<Actor, 'id'>) => findLastUse(db, actor.id),
    exportCsv,
  }

  /** The actor’s jobs as CSV; never other organisations’, whatever is ticked. */
  async function exportCsv(actor: Pick<Actor, 'id'>, selection: CsvSelection): Promise<Readable> {
    await limits.consume(RATE_LIMITS['jobs-csv'], actor.id)
    return writeJobsCsv(db, actor.id, { ...selection, figures: parts.figures })
  }
}
