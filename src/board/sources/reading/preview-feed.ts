import type { Problem } from '#platform/import/source-record.ts'
import { prepareJob, type PreparedJob } from '#board/jobs/import/prepare-job.ts'
import type { SystemName } from '#board/sources/systems/feed-systems.ts'
import { systemOf } from '#board/sources/systems/feed-systems.ts'
import { PREVIEW_ADVERTS } from '#board/sources/sources.ts'
import type { ListedAdvert } from './read-adverts.ts'
import type { Reading } from './read-feed.ts'

export interface ReadingEmployer {
  /** The name on adverts; null where each names its own. */
  name: string | null
  source: string
  country: string
}

/** An advert of a list before it is connected: as it would be, or what stands in its way. */
export type PreviewAdvert =
  | { title: string; row: PreparedJob; warnings: Problem[] }
  | { title: string; problems: Problem[] }

export interface FeedPreview {
  system: SystemName
  address: string
  /** The adverts of the list, and those of them that are shown. */
  total: number
  adverts: PreviewAdvert[]
  /** Adverts that have no id, so that they are left out, and nothing is closed as long as they are there. */
  withoutId: number
  /** The employers that the list names. */
  names: string[]
}

const MOST_NAMES = 5

/** Prepares an advert for the board, under the employer of its source. */
export function prepareListed(
  { advert, reference }: ListedAdvert,
  { name, source, country }: ReadingEmployer,
  now: Date,
) {
  return prepareJob(
    { ...advert, reference, ...(name !== null && { employer: name }) },
    {
      source,
      fallbackSource: null,
      country,
      category: 'administration',
      ignoreClosingDates: false,
      now: now.getTime(),
    },
  )
}

/** The first adverts of a list, prepared as if it were connected. */
export function previewReading(
  reading: Reading,
  feed: { system: SystemName; address: string },
  { employer, now }: { employer: ReadingEmployer; now: Date },
): FeedPreview {
  const listed = [...reading.adverts.values()]
  const names = listed.flatMap(({ employerSaid }) => employerSaid ?? [])
  const shown = systemOf(feed.system).hasManyEmployers ? [] : [...new Set(names)]
  return {
    ...feed,
    total: listed.length,
    adverts: listed.slice(0, PREVIEW_ADVERTS).map((each) => toPreview(each, employer, now)),
    withoutId: reading.withoutId,
    names: shown.slice(0, MOST_NAMES),
  }
}

function toPreview(listed: ListedAdvert, employer: ReadingEmployer, now: Date): PreviewAdvert {
  const title = listed.advert.title ?? ''
  const prepared = prepareListed(listed, employer, now)
  if ('problems' in prepared) return { title, problems: prepared.problems }
  return { title: prepared.row.title, row: prepared.row, warnings: prepared.warnings }
}
