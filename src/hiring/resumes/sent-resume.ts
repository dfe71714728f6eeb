import { Readable } from 'node:stream'
import {
  RESUME_PROBLEMS,
  type JobApplication,
} from '#hiring/applications/model/applications.schema.ts'
import { DOCUMENT_LIMIT } from '#platform/files/documents/document-rules.ts'
import { wrongField } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Profile } from '#hiring/profile/profile.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { hasRoom, toLabel } from './resume-list.ts'
import { insertResume, useStoredResume } from './resumes.queries.ts'
import { withStoredDocument, type Document } from '#platform/files/documents/documents.ts'
import type { Db } from '#platform/database/database.ts'
import { newId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import { drawInThread } from '#hiring/profile/pdf/draw-in-thread.ts'
import { documentOf } from '#hiring/profile/pdf/profile-document.ts'
import type { ChosenResume } from '#hiring/apply/parse-application.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

interface SentResume {
  resume: ChosenResume
  answers: JobApplication
  /** The person’s profile, for a CV that is made from it. */
  profile: Profile | null
}

/**
 * Stores the CV, and deletes its file again if `act` fails. `saveResume` writes its row in the transaction of `act`,
 * and returns the id; applications that are sent together share the row.
 * @throws {DomainError} `invalid_input` if it is not on the list any more
 */
export async function withSentResume<Result>(
  { files, limits }: Pick<Platform, 'files' | 'limits'>,
  { actor, resume, answers, profile }: SentResume & { actor: Actor },
  act: (saveResume: (db: Db) => Promise<Id>) => Promise<Result>,
): Promise<Result> {
  await using own = resume.kind === 'profile' ? await draw() : null
  const document = own ?? (resume.kind === 'upload' ? resume.document : null)
  const file = { document, folder: 'resumes', id: newId() }
  return await withStoredDocument(files, file, (stored) =>
    act(async (db) => {
      const resumeId = resume.kind === 'stored' ? resume.id : file.id
      if (stored) {
        const { key: fileKey, name, size } = stored
        const savesResume = resume.kind === 'upload' && answers.saveResume
        const label = savesResume && (await hasRoom(db, actor.id)) ? toLabel(name) : null
        await insertResume(db, { id: resumeId, accountId: actor.id, fileKey, name, size, label })
      }
      const isThere = await useStoredResume(db, actor.id, resumeId)
      if (resume.kind === 'stored' && !isThere)
        throw wrongField('uploadResume', RESUME_PROBLEMS.notStored)
      return resumeId
    }),
  )

  /** Draws the profile as a PDF, with the name and the contact details of this application. */
  async function draw(): Promise<Document & AsyncDisposable> {
    if (!profile) throw wrongField('uploadResume', RESUME_PROBLEMS.noProfile)
    await limits.consume(RATE_LIMITS['apply-drawing'], actor.id)
    const { fullName: name, email, phoneNumber } = answers
    const document = documentOf(profile, { name, contact: [email, phoneNumber] })
    const content = await drawInThread(actor.id, document)
    const upload = await files.receive(Readable.from([content]), DOCUMENT_LIMIT)
    return {
      upload: { ...upload, name: `CV ${name}.pdf`, field: 'uploadResume' },
      type: 'pdf',
      [Symbol.asyncDispose]: () => upload[Symbol.asyncDispose](),
    }
  }
}
