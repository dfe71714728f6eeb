import path from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { makeZip } from 'client-zip'
import { DETAILS_WITHHELD } from '#hiring/applications/model/applications.schema.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { requireSecondFactor } from '#accounts/second-factor/require-second-factor.ts'
import { requireApplicants } from '#hiring/applications/people/require-applicants.ts'
import { insertOrganisationEvent } from '#organisations/organisations.queries.ts'
import type { Files } from '#platform/files/files.ts'
import type { Platform } from '#platform/platform.ts'
import { findResumesOf, type WantedResumes } from './resumes-zip.queries.ts'
import { createZipNames } from './zip-names.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

type Found = Awaited<ReturnType<typeof findResumesOf>>

/** The CVs of a job’s applicants in one file, written as it is read: memory never holds more than a piece of one CV. */
export function createResumesZip({ db, files, limits }: Pick<Platform, 'db' | 'files' | 'limits'>) {
  /**
   * The CVs of applicants whose details the employer has. Each history records the download.
   * @throws {DomainError} `not_found`, `second_step_needed`, `too_many`
   */
  return async function zip(
    actor: Pick<Actor, 'id' | 'secondFactorAt'>,
    jobId: Id,
    wanted: WantedResumes,
  ): Promise<{ title: string; content: Readable }> {
    const { job } = await requireApplicants(db, actor, { jobId, right: 'read applicants' })
    requireSecondFactor(actor)
    await limits.consume(RATE_LIMITS['resumes-zip'], actor.id)
    const found = await findResumesOf(db, jobId, wanted)
    const { organisationId, title } = job
    if (organisationId !== null)
      await insertOrganisationEvent(db, {
        organisationId,
        actorId: actor.id,
        action: 'resumes-downloaded',
        detail: `${jobId} ${found.resumes.length}`,
      })
    return { title, content: writeZip(files, found) }
  }
}

function writeZip(files: Files, found: Found): Readable {
  let opened: Readable | null = null
  async function* entries() {
    const nameFor = createZipNames()
    for (const { name: person, fileKey } of found.resumes) {
      const found = await openOrExplain(files, { fileKey, person })
      opened = found.content
      const extension = path.extname(fileKey).slice(1) || 'pdf'
      if (opened) yield { name: nameFor(person, { extension }), input: opened }
      else {
        const name = nameFor(person, { extension: 'txt', what: found.what })
        yield { name, input: `${found.words}\n` }
      }
    }
    if (found.withheld > 0 || found.resumes.length === 0)
      yield { name: 'Not in this file.txt', input: explain(found) }
  }
  const zip = Readable.fromWeb(makeZip(entries()) as ReadableStream)
  // A cancelled download would leave the file open.
  zip.once('close', () => opened?.destroy())
  return zip
}

/** The file of a CV, or why it is missing from the zip: in two words for its name, and in a sentence. */
async function openOrExplain(
  files: Files,
  { fileKey, person }: { fileKey: string; person: string },
) {
  try {
    const content = await files.open(fileKey)
    const words = `We could not find the file of this CV. Ask ${person} for it.`
    return { content, what: 'CV is missing', words }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const what = error.code === 'file_waiting' ? 'CV is being checked' : 'CV was removed'
    return { content: null, what, words: error.message }
  }
}

function explain({ withheld }: Found): string {
  if (withheld === 0) return 'There is no CV of the applicants you chose.\n'
  const count = withheld === 1 ? '1 CV is' : `${withheld} CVs are`
  return `${count} not in here. ${DETAILS_WITHHELD}\n`
}
