import { countryName } from '#contract/countries.ts'
import type {
  DeskEntry,
  DeskJob,
  DeskJobItem,
  DeskList,
  DeskRequest,
  TakeDown,
} from '#contract/desk.ts'
import { DomainError } from '#contract/errors.ts'
import type { Id } from '#contract/primitives.ts'
import { fullName, type Actor } from '#server/accounts/actor.ts'
import type { Platform } from '#server/platform/platform.ts'
import { writeLetter } from '#server/platform/mail/letter.ts'
import { takedownLetter } from '../desk.mail.ts'
import { whyNotRestore, whyNotTakeDown } from '../desk.policy.ts'
import { findHistory } from '../desk.queries.ts'
import { refuse, type Gate } from '../gate.ts'
import { isId, pageOf } from '../lists.ts'
import {
  findDeskJob,
  findDeskJobs,
  findTakedown,
  lockJob,
  markRemoved,
  markRestored,
} from './desk-jobs.queries.ts'

interface Settings {
  publicUrl: string
  /** Called once lists and counts are no longer right. */
  notifyJobsChanged(): void
}

/** Every advert on the board, and what was taken off it. */
export function createJobDesk(
  { db, tasks, mail }: Pick<Platform, 'db' | 'tasks' | 'mail'>,
  gate: Gate,
  { publicUrl, notifyJobsChanged }: Settings,
) {
  return { actions: { list, find, takeDown, restore }, deliverTakedown }

  /** By title, employer, poster's address or id. */
  async function list(actor: Actor, request: DeskRequest): Promise<DeskList<DeskJobItem>> {
    await gate.enter(actor)
    const after = request.after && isId(request.after) ? request.after : null
    return pageOf(await findDeskJobs(db, { ...request, after }))
  }

  async function find(actor: Actor, id: Id): Promise<DeskJob & { history: DeskEntry[] }> {
    await gate.enter(actor)
    const row = isId(id) ? await findDeskJob(db, id) : null
    if (!row) throw new DomainError('not_found')
    const { ownerId, firstName, lastName, place, country, ...job } = row
    const { posterEmail: email } = job
    const poster = ownerId !== null &&
      email !== null && {
        id: ownerId,
        email,
        name: fullName({ firstName: firstName ?? '', lastName: lastName ?? '' }),
      }
    return {
      ...job,
      poster: poster || null,
      location: [place, countryName(country)].filter(Boolean).join(', '),
      applications: Number(job.applications),
      staysDown: job.status === 'removed' ? whyNotRestore({ ...job, ownerId }) : null,
      history: await findHistory(db, { kind: 'job', id }),
    }
  }

  /** Off every list and without a page, at once. Who posted it gets a letter with the reason. */
  async function takeDown(actor: Actor, id: Id, { reason }: TakeDown) {
    await gate.change(actor, async (db, log) => {
      const job = isId(id) ? await lockJob(db, id) : null
      if (!job) throw new DomainError('not_found')
      const objection = whyNotTakeDown(job)
      if (objection) refuse('done_already', objection)
      await markRemoved(db, id, reason)
      const entryId = await log({
        action: 'job-taken-down',
        subject: { kind: 'job', id },
        detail: `${job.title}\n${reason}`,
      })
      if (job.ownerId !== null) await tasks.enqueue(db, 'send-takedown', { entryId })
    })
    notifyJobsChanged()
  }

  /** Gives it its page back, closed: opening it is its poster's to decide. */
  async function restore(actor: Actor, id: Id) {
    await gate.change(actor, async (db, log) => {
      const job = isId(id) ? await lockJob(db, id) : null
      if (!job) throw new DomainError('not_found')
      const objection = whyNotRestore(job)
      if (objection) refuse('done_already', objection)
      await markRestored(db, id)
      await log({ action: 'job-restored', subject: { kind: 'job', id }, detail: job.title })
    })
    notifyJobsChanged()
  }

  /** Nothing leaves for a job that is up again by then. */
  async function deliverTakedown(entryId: number) {
    const found = await findTakedown(db, entryId)
    if (!found) return
    const { subject, ...letter } = takedownLetter(found, publicUrl)
    const id = `takedown-${entryId}`
    await mail.send({ id, to: found.email, subject, ...(await writeLetter(letter)) })
  }
}
