import type { Advert } from '#board/jobs/import/advert.ts'
import {
  prepareJob,
  type Preparation,
  type PrepareOptions,
} from '#board/jobs/import/prepare-job.ts'
import { readAhead, type FactsAhead } from '#sponsorship/stored-checks/read-ahead.ts'

export interface WholeOptions extends PrepareOptions {
  isDryRun: boolean
}

/** An advert prepared for the store, with the facts for its check unless they are not needed at once. */
export interface PreparedWhole {
  preparation: Preparation
  facts: FactsAhead | null
}

/** All that can be read in an advert without the database. */
export function prepareWhole(advert: Advert, options: WholeOptions): PreparedWhole {
  const preparation = prepareJob(advert, options)
  return {
    preparation,
    facts: !options.isDryRun && mayBeIndexed(preparation) ? readAhead(preparation.row) : null,
  }
}

/** Whether it may get a search row. One that is reported is read each time, most often without any change. */
function mayBeIndexed(
  preparation: Preparation,
): preparation is Extract<Preparation, { row: object }> {
  if ('problems' in preparation) return false
  const { row, warnings } = preparation
  return row.status === 'open' && row.lawStop === null && warnings.length === 0
}
