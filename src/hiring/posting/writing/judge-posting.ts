import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { waitsForLook, type FirstLook } from '#board/screening/first-look/first-look.ts'
import {
  findHeldCase,
  holdAfterChange,
  sentAgainHold,
  type HeldCase,
} from '#board/screening/rescreen-held.ts'
import { screenPosting, type Hold, type ScreenedAdvert } from '#board/screening/screen-posting.ts'
import { isRefused } from '#hiring/posting/postings.policy.ts'
import type { PostingRow } from '#hiring/posting/postings.queries.ts'
import type { toColumns } from '#hiring/posting/stored/posting-columns.ts'
import { keyChangesOf } from './key-changes.ts'

interface Judged {
  accountId: Id
  /** The job that changes; null for a new one. */
  job: PostingRow | null
  /** The job as it will be. */
  advert: ScreenedAdvert & ReturnType<typeof toColumns>
  /** Set to foresee the judgement of a draft: nothing is counted. */
  isForesight?: boolean
}

interface Judgement {
  /** Why it is held; null if it may appear, or stay. */
  hold: Hold | null
  /** The undecided case of an advert that is held now. */
  held: HeldCase | null
  /** What a fraud would change, a line each. */
  keyChanges: string[]
  /** Whether the change waits for the desk, while the public advert stays as it is. */
  waitsBeside: boolean
}

/** Decides whether an advert appears. Publishing and the last step, which foresees it, both ask here. */
export async function judgePosting(
  db: Db,
  firstLook: FirstLook,
  { accountId, job, advert, isForesight = false }: Judged,
): Promise<Judgement> {
  const waits = waitsForLook(firstLook, advert.poster)
  const screened = { accountId, advert, isForesight }
  if (!job) {
    const hold = await screenPosting(db, { ...screened, isNew: true, needsLook: waits })
    return { hold, held: null, keyChanges: [], waitsBeside: false }
  }
  const keyChanges = keyChangesOf(job, advert)
  const isNews = keyChanges.length > 0
  const needsLook = waits && job.status === 'held' && (isNews || job.lookedAt === null)
  const found = job.status === 'closed' ? null : await screenPosting(db, { ...screened, needsLook })
  const held = job.status === 'held' ? await findHeldCase(db, job.id) : null
  const hold = toHold(found, { job, held, advert })
  const waitsBeside = job.status === 'open' && waits && isNews && hold === null
  return { hold, held, keyChanges, waitsBeside }
}

function toHold(
  found: Hold | null,
  { job, held, advert }: { job: PostingRow; held: HeldCase | null; advert: ScreenedAdvert },
): Hold | null {
  if (isRefused(job)) return sentAgainHold(found, job.removedBecause ?? '')
  return held ? holdAfterChange(found, held, advert.poster) : found
}
