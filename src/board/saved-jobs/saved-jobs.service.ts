import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { DeviceSave } from '#trade/cookies/saved-cookie.ts'
import { SAVED_LIMITS } from '#trade/limits/saved-limits.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { Config } from '#platform/config.ts'
import { toLimitKey } from '#accounts/identity/email-key.ts'
import { toCards } from '#board/jobs/stored/to-cards.ts'
import { findCardsById } from '#board/jobs/jobs.queries.ts'
import { isId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import {
  deleteOldStates,
  findCurrentStates,
  findStates,
  touchState,
} from './marks/job-states.queries.ts'
import { createSavedList, createNotes } from './list/saved-list.service.ts'
import { findMarks } from './marks/marks.queries.ts'
import { createSavedMails } from './mails/saved-mails.service.ts'
import type { Saver } from './marks/saver.ts'
import {
  countSaved,
  deleteOldSaved,
  insertFromDevice,
  isSaved,
  lockOwner,
  markRead,
  removeSaved,
  restoreSaved,
  upsertSaved,
} from './saved-jobs.queries.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

export type SavedJobs = ReturnType<typeof createSavedJobs>

declare module '#platform/services.ts' {
  interface Services {
    savedJobs: SavedJobs
  }
}

const DEVICE_FULL = `This device can hold ${SAVED_LIMITS.onDevice} saved jobs. Remove one from your list, or log in: an account holds ${SAVED_LIMITS.inAccount.toLocaleString('en-GB')}.`
const ACCOUNT_FULL = `Your list holds ${SAVED_LIMITS.inAccount.toLocaleString('en-GB')} jobs, which is all it can. Remove one first.`
/** More than a page of the list shows. */
const MOST_SHOWN = 100
/** The limit for jobs that devices add at log-in: higher, so that nothing is lost, but not unlimited. */
const MOST_IN_ACCOUNT = 2 * SAVED_LIMITS.inAccount

type Parts = Pick<Platform, 'db' | 'tasks' | 'limits'>
type Settings = Pick<Config, 'publicUrl' | 'sessionSecret'>

/** Saved jobs: on a device, or in an account. */
export function createSavedJobs({ db, tasks, limits }: Parts, settings: Settings) {
  return {
    save,
    remove,
    restore,
    markRead: read,
    merge,
    count: ({ actor, onDevice }: Pick<Saver, 'actor' | 'onDevice'>) =>
      actor ? countSaved(db, actor.id) : Promise.resolve(onDevice.length),
    list: createSavedList(db),
    notes: createNotes(db),
    mails: createSavedMails({ db, tasks }, settings),
    /** The marks by job; jobs without marks are left out. */
    findMarks: (actor: Pick<Actor, 'id'>, jobIds: Id[]) => findMarks(db, actor.id, jobIds),
    listSeen,
    sweep,
  }

  /**
   * Saves a job that has a page. Saving it again changes nothing.
   * @returns the new list of the device; null for an account
   * @throws {DomainError} `job_not_found`, `list_full`
   */
  async function save(saver: Saver, jobId: Id): Promise<DeviceSave[] | null> {
    await consume(saver)
    const current = isId(jobId) ? (await findCurrentStates(db, [jobId])).get(jobId) : undefined
    if (!current || current.isHeld || current.state.status === 'removed')
      throw new DomainError('job_not_found')
    if (saver.actor) return saveInAccount(saver.actor.id, { jobId, stateId: current.id })
    await touchState(db, current.id)
    const savedAt = Math.floor(Date.now() / 1000)
    return addToDevice(saver.onDevice, { jobId, stateId: current.id, savedAt })
  }

  async function saveInAccount(accountId: Id, job: { jobId: Id; stateId: number }) {
    await db.transaction().execute(async (db) => {
      if (!(await lockOwner(db, accountId))) throw new DomainError('not_logged_in')
      if (await isSaved(db, accountId, job.jobId)) return
      if ((await countSaved(db, accountId)) >= SAVED_LIMITS.inAccount) throw full(ACCOUNT_FULL)
      await upsertSaved(db, { accountId, ...job })
    })
    return null
  }

  /** Removing a job that is not there changes nothing. */
  async function remove(saver: Saver, jobId: Id): Promise<DeviceSave[] | null> {
    await consume(saver)
    if (!saver.actor) return saver.onDevice.filter((save) => save.jobId !== jobId)
    if (isId(jobId)) await removeSaved(db, { accountId: saver.actor.id, jobId })
    return null
  }

  /**
   * Puts a removed job back in its place.
   * @throws {DomainError} `job_not_found` if it can no longer be put back
   */
  async function restore(saver: Saver, save: DeviceSave): Promise<DeviceSave[] | null> {
    await consume(saver)
    const { actor, onDevice } = saver
    const { jobId } = save
    if (!actor) {
      const states = await findCurrentStates(db, isId(jobId) ? [jobId] : [])
      if (!states.has(jobId)) throw new DomainError('job_not_found')
      return addToDevice(onDevice, save).toSorted((a, b) => b.savedAt - a.savedAt)
    }
    await db.transaction().execute(async (db) => {
      if (!(await lockOwner(db, actor.id))) throw new DomainError('not_logged_in')
      const key = { accountId: actor.id, jobId }
      if (await isSaved(db, actor.id, jobId)) return
      if ((await countSaved(db, actor.id)) >= MOST_IN_ACCOUNT) throw full(ACCOUNT_FULL)
      if (!(await restoreSaved(db, key))) throw new DomainError('job_not_found')
    })
    return null
  }

  /** Marks the shown states of these jobs as read. */
  async function read(
    saver: Saver,
    shown: { jobId: Id; stateId: number }[],
  ): Promise<DeviceSave[] | null> {
    await consume(saver)
    const { actor, onDevice } = saver
    if (actor) {
      for (const state of shown.slice(0, MOST_SHOWN)) await markRead(db, actor.id, state)
      return null
    }
    const numbers = new Map(shown.map(({ jobId, stateId }) => [jobId, stateId]))
    return onDevice.map((save) => ({
      ...save,
      stateId: Math.max(save.stateId, numbers.get(save.jobId) ?? 0),
    }))
  }

  /** Moves the list of a device into an account, at log-in. A job in both appears once. */
  async function merge(accountId: Id, onDevice: DeviceSave[]) {
    if (onDevice.length === 0) return
    const states = await findCurrentStates(
      db,
      onDevice.map(({ jobId }) => jobId),
    )
    const known = await findStates(db, onDevice)
    await db.transaction().execute(async (db) => {
      if (!(await lockOwner(db, accountId))) return
      const room = MOST_IN_ACCOUNT - (await countSaved(db, accountId))
      for (const save of onDevice.slice(0, Math.max(0, room))) {
        const current = states.get(save.jobId)
        if (!current) continue
        const stateId = known.has(save.stateId) ? save.stateId : current.id
        await insertFromDevice(db, accountId, { ...save, stateId })
      }
    })
  }

  /** The jobs that a visitor has looked at, in the order of the ids; without those that no longer have a page. */
  async function listSeen(jobIds: Id[]) {
    const rows = await findCardsById(db, jobIds.filter(isId))
    return toCards(
      db,
      rows.filter(({ status }) => status === 'open' || status === 'closed'),
    )
  }

  async function sweep() {
    await deleteOldSaved(db)
    await deleteOldStates(db)
  }

  async function consume({ actor, visitor }: Saver) {
    await limits.consume(RATE_LIMITS['saved-jobs'], actor ? toLimitKey(actor.id) : visitor.ip)
  }
}

function addToDevice(onDevice: DeviceSave[], save: DeviceSave): DeviceSave[] {
  if (onDevice.some(({ jobId }) => jobId === save.jobId)) return onDevice
  if (onDevice.length >= SAVED_LIMITS.onDevice) throw full(DEVICE_FULL)
  return [save, ...onDevice]
}

function full(message: string) {
  return new DomainError('list_full', [{ field: '', message }])
}
