import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { pick } from '#platform/primitives/pick.ts'
import { LIST_DAYS } from './upload-words.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { lockAccountForShare } from '#accounts/account.queries.ts'
import type { Db } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { Postings } from '#hiring/posting/postings.service.ts'
import { findFreshness } from '#sponsorship/freshness/freshness.queries.ts'
import { showHeadline } from '#sponsorship/freshness/show-headline.ts'
import type { Sponsorship } from '#sponsorship/sponsorship.service.ts'
import { createRowChecks } from './check-rows.ts'
import { toProblemsCsv, toReportCsv, toTemplateCsv } from './files/list-csv.ts'
import { createRowMending } from './mend-row.ts'
import { createPublisher } from './publishing/publish-list.ts'
import { createPlanner, readPlanned, storePlans } from './publishing/plan-list.ts'
import { createListReceiver } from './receiving/receive-list.ts'
import { createJobRepeater } from './receiving/repeat-jobs.ts'
import {
  findUnpublished,
  listRows,
  listWholeRows,
  resetOutcomes,
  selectRows,
} from './rows.queries.ts'
import {
  deleteOldUploads,
  deleteUpload,
  findUpload,
  listUploads,
  lockUpload,
  updateUpload,
  type UploadRow,
} from './uploads.queries.ts'

const DAY_IN_MS = 86_400_000
const PLAN_CHANGED =
  'Your jobs or this list have changed since you opened this page. Nothing is published yet: look at the new numbers, then publish.'
const NOTHING_TICKED = 'Tick the jobs to publish first. Fix the rows with problems first.'

interface UploadDependencies {
  publicUrl: string
  notifyJobsChanged(): void
  sponsorship: Sponsorship
  postings: Pick<Postings, 'drafts' | 'sponsorshipFields' | 'writer'>
}

declare module '#platform/services.ts' {
  interface Services {
    uploads: ReturnType<typeof createUploads>
  }
}

/** Lists of adverts: previewed first, then published. A list is visible only to the account that uploaded it. */
export function createUploads(
  platform: Pick<Platform, 'db' | 'tasks' | 'limits' | 'files'>,
  { publicUrl, notifyJobsChanged, sponsorship, postings }: UploadDependencies,
) {
  const { db, tasks } = platform
  const { drafts, sponsorshipFields, writer } = postings
  const checks = createRowChecks(platform, { sponsorship, sponsorshipFields })
  const mending = createRowMending(platform, { checks, sponsorshipFields })
  const plan = createPlanner(platform, { checks })
  const publisher = createPublisher(platform, { checks, writer, notifyJobsChanged })
  return {
    receive: createListReceiver(platform, checks),
    repeat: createJobRepeater(platform, { checks, drafts }),
    list: (actor: Actor) => listUploads(db, actor.id),
    find,
    findPlanned,
    writeTemplate: toTemplateCsv,
    writeProblems,
    writeReport,
    select,
    planAgain,
    startMending: mending.start,
    mend: mending.mend,
    correctCells: mending.correctCells,
    publish,
    discard,
    publishRows: publisher.publishRows,
    sweep: () => deleteOldUploads(db),
  }

  /** @throws {DomainError} `not_found`, also for another account’s list */
  async function find(actor: Actor, id: Id) {
    const upload = requireUpload(await findUpload(db, actor.id, id))
    const [rows, freshness] = await Promise.all([listRows(db, id), findFreshness(db)])
    return {
      upload,
      rows: rows.map((row) => ({
        ...row,
        headline: row.headline && showHeadline(row.headline, freshness),
      })),
    }
  }

  /** The rows to correct, as CSV. */
  async function writeProblems(actor: Actor, id: Id) {
    requireUpload(await findUpload(db, actor.id, id))
    return toProblemsCsv(await listWholeRows(db, id))
  }

  /** The outcome of each row, as CSV. */
  async function writeReport(actor: Actor, id: Id) {
    requireUpload(await findUpload(db, actor.id, id))
    return toReportCsv(await listWholeRows(db, id), publicUrl)
  }

  /** Ticks rows among those that were shown. Does nothing while the list is being published. */
  function select(actor: Actor, id: Id, choice: { shown: number[]; selected: number[] }) {
    return change(actor, id, async (db, { state }) => {
      if (state !== 'publishing') await selectRows(db, id, choice)
    })
  }

  /** Plans the rows as the jobs are now. Returns whether some are there already, and therefore not ticked any more. */
  async function planAgain(actor: Actor, id: Id): Promise<boolean> {
    requireUpload(await findUpload(db, actor.id, id))
    const planned = await plan(actor, id)
    let hasDoubles = false
    await change(actor, id, async (db, { state }) => {
      if (state === 'publishing') return
      const { rows } = await readPlanned(db, id, planned)
      await storePlans(db, id, rows)
      hasDoubles = rows.some(({ isNewlyDouble }) => isNewlyDouble)
    })
    return hasDoubles
  }

  /** A list with the plans of its rows as the jobs are now, and the version of what publishing would do. */
  async function findPlanned(actor: Actor, id: Id) {
    const list = await find(actor, id)
    const { rows, version } = await plan(actor, id)
    const plans = new Map(rows.map((row) => [row.number, row]))
    return {
      ...list,
      version,
      rows: list.rows.map((row) => ({
        ...row,
        ...pick(plans.get(row.number) ?? row, ['plan', 'planDetail', 'jobId', 'isSelected']),
      })),
    }
  }

  /**
   * Publishes the ticked rows without problems, in the background. A second time changes nothing.
   * @throws {DomainError} `invalid_input` if no row is ready, `entry_changed` if it would do something else than was
   * shown, by the version of that
   */
  async function publish(actor: Actor, id: Id, shown = '') {
    requireUpload(await findUpload(db, actor.id, id))
    const planned = await plan(actor, id)
    await change(actor, id, async (db, { state }) => {
      if (state === 'publishing') return
      const { rows, version } = await readPlanned(db, id, planned)
      // A job that has just appeared has its row refused, which the report says.
      await storePlans(
        db,
        id,
        rows.filter(({ isNewlyDouble }) => !isNewlyDouble),
      )
      await resetOutcomes(db, id)
      const numbers = await findUnpublished(db, id)
      if (numbers.length === 0 && state === 'done') return
      if (numbers.length === 0) throw wrongField('', NOTHING_TICKED)
      if (shown && shown !== version)
        throw new DomainError('entry_changed', [{ field: '', message: PLAN_CHANGED }])
      const now = Date.now()
      await updateUpload(db, id, {
        state: 'publishing',
        noFeeDeclaredAt: new Date(now).toISOString(),
        publishedAt: new Date(now).toISOString(),
        expiresAt: new Date(now + LIST_DAYS.published * DAY_IN_MS).toISOString(),
      })
      await tasks.enqueue(db, 'publish-upload', { uploadId: id })
    })
  }

  /**
   * Deletes a list; its jobs stay.
   * @throws {DomainError} `done_already` while it is being published
   */
  function discard(actor: Actor, id: Id) {
    return change(actor, id, async (db, { state }) => {
      if (state === 'publishing') throw new DomainError('done_already')
      await deleteUpload(db, id)
    })
  }

  async function change(actor: Actor, id: Id, act: (db: Db, upload: UploadRow) => Promise<void>) {
    await db.transaction().execute(async (db) => {
      await lockAccountForShare(db, actor.id)
      await act(db, requireUpload(await lockUpload(db, actor.id, id)))
    })
  }
}

function requireUpload(upload: UploadRow | null): UploadRow {
  if (!upload) throw new DomainError('not_found')
  return upload
}
