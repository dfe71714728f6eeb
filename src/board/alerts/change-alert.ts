import type { AlertChange } from './alerts.schema.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { isId } from '#platform/secrets/new-id.ts'
import type { Db } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { AlertLinks } from './owners/alert-links.ts'
import { isTheirs, type Holder } from './owners/alerts.policy.ts'
import {
  deleteAlerts,
  listAlerts,
  lockAlert,
  touchAlerts,
  updateAlert,
  type Alert,
} from './alerts.queries.ts'
import { nextDue } from './due/due.ts'
import { editionToStart, startAlert } from './matching/start-alert.ts'

/** Changes by the owner of alerts. */
export function createChanges({ db, links }: Pick<Platform, 'db'> & { links: AlertLinks }) {
  return { change, unsubscribe, linkFor }

  /** @throws {DomainError} `not_found` if there is no such alert, or it is not the holder's */
  async function change(holder: Holder, { action, id, frequency }: AlertChange, now = new Date()) {
    const edition = action === 'resume' ? await editionToStart(db) : 0
    await db.transaction().execute(async (db) => {
      await touchAlerts(db, holder, now)
      if (action === 'keep') return
      if (action === 'delete-all') return deleteAlerts(db, holder)
      const alert = isId(id) ? await lockAlert(db, id) : null
      if (!alert || alert.status === 'unconfirmed' || !isTheirs(alert, holder)) {
        throw new DomainError('not_found')
      }
      if (action === 'delete') await deleteAlert(db, id)
      if (action === 'pause') await updateAlert(db, id, { status: 'paused', nextAt: null })
      if (action === 'resume' && alert.status !== 'on') await resume(db, alert, { edition, now })
      if (action === 'frequency') {
        const nextAt = alert.status === 'on' ? nextDue(frequency, now).toISOString() : null
        await updateAlert(db, id, { frequency, nextAt })
      }
    })
  }

  /** Resumes an alert. Jobs that appeared during the pause are in the list and are not sent. */
  async function resume(db: Db, alert: Alert, { edition, now }: { edition: number; now: Date }) {
    const nextAt = nextDue(alert.frequency, now).toISOString()
    await updateAlert(db, alert.id, { status: 'on', stoppedBecause: null, stoppedAt: null, nextAt })
    await startAlert(db, alert, edition)
  }

  /**
   * Deletes the alert of a link, or all of its owner. A second time changes nothing.
   * @throws {DomainError} `link_dead` if the link is not ours
   */
  async function unsubscribe(token: string, { all = false } = {}) {
    const id = links.read('unsubscribe', token)
    if (!id) throw new DomainError('link_dead')
    await db.transaction().execute(async (db) => {
      const alert = await lockAlert(db, id)
      if (alert && all) await deleteAlerts(db, alert)
      if (alert) await deleteAlert(db, id)
    })
  }

  /** A new link to the holder's remaining alerts; null if there are none. */
  async function linkFor(holder: Holder): Promise<string | null> {
    const [alert] = await listAlerts(db, holder)
    return alert ? links.sign('manage', alert.id) : null
  }
}

async function deleteAlert(db: Db, id: Id) {
  await db.deleteFrom('alert').where('id', '=', id).execute()
}
