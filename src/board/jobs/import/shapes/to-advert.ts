import type { Advert } from '#board/jobs/import/advert.ts'
import { addField } from '#platform/import/add-field.ts'
import { fieldFor } from './field-names.ts'
import { fromJobPosting, isJobPosting } from './job-posting.ts'
import { fromOwnJob, isOwnJob } from './own-job.ts'
import { toText } from '#platform/import/text-of.ts'

/** Converts a record; each is recognised on its own, so a file may mix shapes. */
export function toAdvert(record: Record<string, unknown>): Advert {
  if (isOwnJob(record)) return fromOwnJob(record)
  if (isJobPosting(record)) return fromJobPosting(record)
  return fromFlatAdvert(record)
}

/** A record with one value per field under any of its usual names: from a spreadsheet, a feed or an API. */
function fromFlatAdvert(record: Record<string, unknown>): Advert {
  const advert: Advert = {}
  for (const [name, value] of Object.entries(record)) {
    const field = fieldFor(name)
    if (field) addField(advert, field, toText(value))
  }
  return advert
}
