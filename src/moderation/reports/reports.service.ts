import { PICTURE_RULES } from '#trade/limits/picture-rules.ts'
import { Readable } from 'node:stream'
import { parseInput } from '#platform/forms/parse-input.ts'
import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { Report, REPORT_LIMITS, REPORT_REASONS, type ReportSubject } from './reports.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { Config } from '#platform/config.ts'
import { openCase, refreshSearchWords } from '#safety/cases/open-case.ts'
import type { Db } from '#platform/database/database.ts'
import { renderSquares } from '#platform/files/picture.ts'
import type { FormSource, ReceivedForm } from '#platform/forms/forms.ts'
import { readFormAfter } from '#platform/forms/read-form.ts'
import { keyedHash } from '#platform/secrets/keyed-hash.ts'
import { networkOf, toLogNetwork } from '#platform/limits/network.ts'
import { isId, newId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import type { FormTimestamps } from '#accounts/visitors/form-timestamps.ts'
import type { Sender } from '#accounts/visitors/visitor.ts'
import { freeze, mayFreeze } from './freeze.ts'
import {
  findReportableJob,
  findReportableMessage,
  findReportCase,
  lockReportedJob,
  refreshReportCase,
  upsertReport,
  type Reportable,
} from './reports.queries.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

const UPLOADS = { ...RATE_LIMITS['report'], name: 'report-upload', times: 30 }
const PICTURE = {
  fields: ['picture'],
  limit: REPORT_LIMITS.picture,
  tooLarge: PICTURE_RULES.tooLarge,
}
/** Pixels: enough to read a screenshot. */
const PICTURE_SIZE = 1600

/** Reports of adverts and messages, from any visitor. Only the desk learns who sent them. */
export function createReports(
  platform: Pick<Platform, 'db' | 'limits' | 'files'>,
  formTimestamps: FormTimestamps,
  {
    sessionSecret,
    notifyJobsChanged,
  }: Pick<Config, 'sessionSecret'> & { notifyJobsChanged(): void },
) {
  const { db, limits, files } = platform
  return { findSubject, receive, submit, reportDemand }

  /** The subject of a report; null if it does not exist. */
  async function findSubject(about: {
    job: string | null
    message: string | null
  }): Promise<ReportSubject | null> {
    const found = await findReportable(about)
    if (!found) return null
    const { jobId, messageId, about: words } = found
    return { kind: messageId ? 'message' : 'job', id: messageId ?? jobId, words }
  }

  async function findReportable({
    job,
    message,
  }: {
    job?: string | null
    message?: string | null
  }) {
    if (message) return isId(message) ? findReportableMessage(db, message) : null
    return job && isId(job) ? findReportableJob(db, job) : null
  }

  /** Reads the form with its picture, unless its sender is over the limit. */
  async function receive(visitor: Sender, source: FormSource): Promise<ReceivedForm> {
    return readFormAfter(() => limits.consume(UPLOADS, visitor.ip), files, source, PICTURE)
  }

  /**
   * Adds a report to the case of its job or message. A report of a demand for money, with a text, a picture or about a
   * message, may freeze the organisation at once. Its sender gets the same answer in each case.
   */
  async function submit(
    { visitor, actor }: { visitor: Sender; actor: Pick<Actor, 'id'> | null },
    form: ReceivedForm,
  ): Promise<void> {
    if (form.failure) throw form.failure
    const { subjectLine, openedAt, reason, words, ...what } = parseInput(Report, form.values)
    const about = await findReportable(what)
    if (!about) throw new DomainError('not_found')
    await limits.consume(RATE_LIMITS['report'], visitor.ip)
    formTimestamps.requirePerson({ subjectLine, openedAt })

    const pictureKey = await savePicture(form, visitor)
    try {
      await db.transaction().execute(async (db) => {
        await save(db, about, { reason, words, pictureKey, visitor, actor })
      })
    } catch (error) {
      if (pictureKey) await files.delete(pictureKey)
      throw error
    }
    notifyJobsChanged()
  }

  /**
   * Reports that an applicant was asked for money on the way to the job, like a report that the advert asks for it.
   * @throws {DomainError} `not_found` for a job that is gone
   */
  async function reportDemand(
    { visitor, actor }: { visitor: Sender; actor: Pick<Actor, 'id'> },
    { jobId, applicationId, words }: { jobId: Id; applicationId: Id; words: string },
  ): Promise<void> {
    const about = await findReportableJob(db, jobId)
    if (!about) throw new DomainError('not_found')
    await limits.consume(RATE_LIMITS['report'], visitor.ip)
    await db.transaction().execute(async (db) => {
      const report = { reason: 'money' as const, words, pictureKey: null, visitor, actor }
      await save(db, { ...about, applicationId }, { ...report, isAboutOffer: true })
    })
    notifyJobsChanged()
  }

  interface Sent extends Pick<Report, 'reason' | 'words'> {
    pictureKey: string | null
    visitor: Sender
    actor: Pick<Actor, 'id'> | null
    /** Whether an applicant was asked after an offer. */
    isAboutOffer?: boolean
  }

  async function save(
    db: Db,
    about: Reportable,
    { visitor, actor, isAboutOffer = false, ...report }: Sent,
  ) {
    const { jobId, organisationId, messageId, applicationId } = about
    await lockReportedJob(db, jobId)
    const { risk } = REPORT_REASONS[report.reason]
    const subject = { jobId, organisationId, messageId, applicationId }
    const caseId =
      (await findReportCase(db, about)) ??
      (await openCase(db, { kind: 'report', risk, reasons: [], ...subject }))
    const reporterId = actor?.id ?? null
    const networkKey = networkKeyOf(visitor)
    const who = { reporterId, reporterKey: keyOf(visitor, actor), networkKey }
    const row = { jobId, organisationId, messageId, caseId, ...report, ...who }
    await upsertReport(db, { id: newId(), ...row })
    await refreshReportCase(db, caseId)
    await refreshSearchWords(db, caseId)
    const hasEvidence = Boolean(report.words || report.pictureKey || messageId)
    // An imported advert has no poster here: freezing it would let any visitor empty the board.
    if (report.reason !== 'money' || !hasEvidence || organisationId === null) return
    const { words } = report
    const told = { organisationId, messageId, words, reporterId, isAboutOffer }
    if (await mayFreeze(db, told)) await freeze(db, { caseId, jobId, organisationId })
  }

  function keyOf({ ip }: Sender, actor: Pick<Actor, 'id'> | null) {
    const who = actor ? `account ${actor.id}` : `network ${networkOf(ip)}`
    return keyedHash(sessionSecret, `reporter: ${who}`)
  }

  /** Wider than a household, so that one person’s addresses are one network; null for an unreadable address. */
  function networkKeyOf({ ip }: Sender) {
    const network = toLogNetwork(ip)
    return network === 'unknown'
      ? null
      : keyedHash(sessionSecret, `network of a report: ${network}`)
  }

  /** Saves the picture re-encoded, so that it contains nothing but the image. */
  async function savePicture({ uploads }: ReceivedForm, { ip }: Sender): Promise<string | null> {
    const upload = uploads.picture
    if (!upload) return null
    const rendering = { owner: ip, fit: 'contain' } as const
    const { squares, problem } = await renderSquares(upload.path, [PICTURE_SIZE], rendering)
    const [picture] = squares ?? []
    if (!picture) throw wrongField('picture', problem ?? PICTURE_RULES.wrongType)
    const key = `reports/${newId()}.webp`
    const { bytes } = picture
    await using received = await files.receive(Readable.from([bytes]), bytes.length)
    await files.save(received, key)
    return key
  }
}
