import type { Id } from '#platform/primitives/primitives.schema.ts'
import { MOST_RESUMES } from '#hiring/profile/model/profile-limits.ts'
import { ResumeLabel } from '#hiring/profile/model/resume-label.ts'
import type { Db } from '#platform/database/database.ts'
import { lockProfile } from '#hiring/profile/profile.queries.ts'
import { findStoredResumes } from './resumes.queries.ts'

/** Whether one more CV fits on the list; concurrent uploads take turns. */
export async function hasRoom(db: Db, accountId: Id): Promise<boolean> {
  await lockProfile(db, accountId)
  return (await findStoredResumes(db, accountId)).length < MOST_RESUMES
}

/** A file name as a label: without the extension. */
export function toLabel(name: string): string {
  return ResumeLabel.parse(
    Array.from(name.replace(/\.\w+$/, ''))
      .slice(0, 60)
      .join(''),
  )
}
