import { DomainError } from '#contract/errors.ts'
import type { Id } from '#contract/primitives.ts'
import type { Actor } from '#server/accounts/actor.ts'
import { requireApplication } from '#server/applications/require-application.ts'
import type { Platform } from '#server/platform/platform.ts'
import { deleteUnusedResumes, findResumeFile, findOrphanedFiles } from './resumes.queries.ts'

const DAY_IN_MS = 86_400_000
const BATCH = 500

/** The CVs of applications. */
export function createResumes({ db, files }: Pick<Platform, 'db' | 'files'>) {
  return { open, sweep }

  /** For the applicant and the employer; for everyone else it is not found. */
  async function open(actor: Pick<Actor, 'id' | 'secondFactorAt'>, applicationId: Id) {
    await requireApplication(db, actor, { id: applicationId, action: 'download the resume' })
    const resume = await findResumeFile(db, applicationId)
    const content = resume && (await files.open(resume.key))
    if (!resume || !content) throw new DomainError('not_found')
    return { name: resume.name, content }
  }

  /** Task: deletes unused CVs, and files that a killed process left without a row. */
  async function sweep(now = Date.now()) {
    for (const key of await deleteUnusedResumes(db)) await files.delete(key)
    // The row of a newer file may not be committed yet.
    const yesterday = new Date(now - DAY_IN_MS)
    for await (const keys of files.listOlderThan('resumes', yesterday)) {
      for (let start = 0; start < keys.length; start += BATCH) {
        const orphans = await findOrphanedFiles(db, keys.slice(start, start + BATCH))
        for (const key of orphans) await files.delete(key)
      }
    }
  }
}
