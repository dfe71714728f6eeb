import type { Advert } from '#board/jobs/import/advert.ts'
import type { FeedFacts } from '#platform/import/source-record.ts'
import { ashby } from './json/ashby.ts'
import { bamboohr } from './json/bamboohr.ts'
import { breezy } from './json/breezy.ts'
import { greenhouse } from './json/greenhouse.ts'
import { jsonFeed } from './json/json-feed.ts'
import { lever } from './json/lever.ts'
import { pinpoint } from './json/pinpoint.ts'
import { recruitee } from './json/recruitee.ts'
import { smartrecruiters } from './json/smartrecruiters.ts'
import { workable } from './json/workable.ts'
import { linkedin } from './xml/linkedin.ts'
import { nhsJobs } from './xml/nhs-jobs.ts'
import { personio } from './xml/personio.ts'
import { teamtailor } from './xml/teamtailor.ts'
import { wpJobManager } from './xml/wp-job-manager.ts'
import type { Properties, System } from './system.ts'

const SYSTEMS: readonly System[] = [
  greenhouse,
  lever,
  ashby,
  workable,
  smartrecruiters,
  recruitee,
  pinpoint,
  breezy,
  bamboohr,
  jsonFeed,
  personio,
  teamtailor,
  wpJobManager,
  nhsJobs,
  linkedin,
]

/** Adverts that stand for no job, but collect people for later. */
const TALENT_POOL =
  /\b(?:talent (?:pool|community|network|bank)|speculative (?:application|cv)|register your interest|expression of interest|general application)s?\b/i

/** Converts an advert of an employer’s own system; null if it is of none that we know. */
export function fromSystem(record: Properties, feed: FeedFacts): Advert | null {
  const system = SYSTEMS.find(({ recognises }) => recognises(record))
  if (!system) return null
  const advert = system.read(record, feed)
  return { ...advert, isUnlisted: advert.isUnlisted || TALENT_POOL.test(advert.title ?? '') }
}
