import type { Config } from '#platform/config.ts'
import { languageFor } from '#platform/languages/languages.ts'
import { renderEmail } from '#platform/mail/render-email.ts'
import type { Platform } from '#platform/platform.ts'
import { queueMail } from '#platform/outbox/outbox.ts'
import { removedFileEmail } from './scans.mail.ts'
import { findAccountOfFile, findCaseOfFile, isToBeTold, markTold } from './senders.queries.ts'

declare module '#platform/services.ts' {
  interface Services {
    scans: ReturnType<typeof createScans>
  }
}

/** Handles documents that could not be scanned when they arrived. */
export function createScans(
  { db, tasks, files, mail }: Pick<Platform, 'db' | 'tasks' | 'files' | 'mail'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
) {
  return { scanWaiting, notifySender }

  /** Task: scans waiting files again. Clean ones can then be opened. */
  function scanWaiting() {
    return files.scanWaiting((db, key) => tasks.enqueue(db, 'tell-infected', { key }))
  }

  /** Task: emails the sender of a file with a virus, once. */
  async function notifySender({ key }: { key: string }) {
    if (!(await isToBeTold(db, key))) return
    const sender = await findAccountOfFile(db, key)
    if (sender) {
      const href = `${publicUrl}/dashboard`
      const content = removedFileEmail({ name: sender.name, href }, languageFor(sender.language))
      const id = `removed-file-${key.replaceAll(/\W/g, '-')}`
      await mail.send({ id, to: sender.email, ...(await renderEmail(content)) })
    }
    await db.transaction().execute(async (db) => {
      const caseId = sender ? null : await findCaseOfFile(db, key)
      const about = { kind: 'document-removed' } as const
      if (caseId) await queueMail({ db, tasks }, { kind: 'founder-case', subject: caseId, about })
      await markTold(db, key)
    })
  }
}
