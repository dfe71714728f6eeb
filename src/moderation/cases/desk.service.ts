import { CASE_KIND_NAMES, doneWords } from './moderation-words.ts'
import { suggestTemplate, templatesFor, type DecisionTemplate } from './decision-templates.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { Decision, type CaseKind, type CaseReason } from '#safety/cases/moderation.schema.ts'
import type { Page } from '#platform/primitives/paging.ts'
import type {
  DeskOrganisation,
  JobComparison,
  OrganisationListQuery,
  QueueItem,
  QueueQuery,
  RuleFigures,
} from './queue.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { AdminGuard } from '#moderation/desk/log/admin-guard.ts'
import { listHistory, ADMIN_PAGE_SIZE } from '#moderation/desk/admin.queries.ts'
import { undoUntil } from '#moderation/decisions/decisions.policy.ts'
import { findCaseRow, listNotes, type CaseRow } from '#moderation/decisions/decisions.queries.ts'
import { formatMarker, type FindIdentifiers } from '#moderation/decisions/markers.ts'
import {
  listOrganisations,
  type Position,
} from '#moderation/organisations/organisation-list.queries.ts'
import { findJobChange } from '#board/screening/first-look/job-changes.queries.ts'
import { isId } from '#platform/secrets/new-id.ts'
import { toPage } from '#platform/paging.ts'
import type { Platform } from '#platform/platform.ts'
import {
  countApplicants,
  findAccount,
  findEarlierCase,
  findReportPicture,
  findSimilarJobs,
  findSubject,
  findTexts,
  listEarlierCases,
  listReports,
} from './case.queries.ts'
import { logoUrl } from '#trade/postings.schema.ts'
import { advertTexts, compareJobs, toFields } from './compare/compare-jobs.ts'
import { findOrganisationFacts } from './organisation.queries.ts'
import {
  countQueue,
  findNeighbours,
  listCases,
  QUEUE_PAGE_SIZE,
  takeCase,
  takeNextCase,
} from './queue.queries.ts'
import { findRuleFigures, findStatistics } from './statistics.queries.ts'

type Texts = Awaited<ReturnType<typeof findTexts>>

/** A case as the desk sees it. */
export type DeskCase = Awaited<ReturnType<ReturnType<typeof createDesk>['find']>>

/** The queue and its cases, as admins read them. Not found for anyone else. */
export function createDesk(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  guard: AdminGuard,
  findIdentifiers: FindIdentifiers,
) {
  return {
    queue,
    counts,
    takeNext,
    find,
    findDone,
    organisations,
    organisation,
    statistics,
    rules,
    compare,
    openPicture,
  }

  async function queue(actor: Actor, query: QueueQuery): Promise<Page<QueueItem>> {
    await guard.requireAdmin(actor)
    const after = query.after && isId(query.after) ? query.after : null
    const limit = QUEUE_PAGE_SIZE + 1
    const rows = await listCases(db, actor.id, { ...query, after, limit })
    return toPage(rows, QUEUE_PAGE_SIZE, ({ id }) => id)
  }

  async function counts(actor: Actor) {
    await guard.requireAdmin(actor)
    return countQueue(db)
  }

  /** Gives the admin the riskiest case that no other admin has; null if no case is left. */
  async function takeNext(actor: Actor): Promise<Id | null> {
    await guard.requireAdmin(actor)
    return db.transaction().execute((db) => takeNextCase(db, actor.id))
  }

  async function statistics(actor: Actor) {
    await guard.requireAdmin(actor)
    return findStatistics(db)
  }

  /** Two adverts side by side. @throws {DomainError} `not_found` */
  async function compare(actor: Actor, [one, other]: [Id, Id]): Promise<JobComparison> {
    await guard.requireAdmin(actor)
    const found = isId(one) && isId(other) ? await compareJobs(db, [one, other]) : null
    if (!found) throw new DomainError('not_found')
    return found
  }

  /** Results of each rule in the last 90 days. */
  async function rules(actor: Actor): Promise<RuleFigures[]> {
    await guard.requireAdmin(actor)
    return findRuleFigures(db)
  }

  async function organisations(
    actor: Actor,
    { after, ...query }: OrganisationListQuery,
  ): Promise<Page<DeskOrganisation>> {
    await guard.requireAdmin(actor)
    const limit = ADMIN_PAGE_SIZE + 1
    const rows = await listOrganisations(db, { ...query, after: readPosition(after), limit })
    return toPage(rows, ADMIN_PAGE_SIZE, ({ rank, id }) => `${rank}-${id}`)
  }

  /** @throws {DomainError} `not_found` */
  async function organisation(actor: Actor, id: Id) {
    await guard.requireAdmin(actor)
    const facts = isId(id) ? await findOrganisationFacts(db, id) : null
    if (!facts) throw new DomainError('not_found')
    const subject = { id: '', jobId: null, organisationId: id, accountId: null }
    const [cases, history] = [
      await listEarlierCases(db, subject),
      await listHistory(db, { kind: 'organisation', id }),
    ]
    return { organisation: facts, cases, history }
  }

  /** The picture that came with a report, as WebP. @throws {DomainError} `not_found` */
  async function openPicture(actor: Actor, reportId: Id) {
    await guard.requireAdmin(actor)
    const key = isId(reportId) ? await findReportPicture(db, reportId) : null
    const content = key ? await files.open(key) : null
    if (!content) throw new DomainError('not_found')
    return content
  }

  /** The texts that the case is about: of the advert as it would be, where a change of it waits. */
  async function findCaseTexts(row: CaseRow): Promise<Texts> {
    const texts = await findTexts(db, row)
    const change =
      row.kind === 'first-look' && row.jobId ? await findJobChange(db, row.jobId) : null
    return change && texts.job ? { ...texts, job: { ...texts.job, ...change.columns } } : texts
  }

  /** What an admin has just decided or proposed, and whether it can be undone; null for anything else. */
  async function findDone(actor: Actor, id: Id) {
    await guard.requireAdmin(actor)
    const row = isId(id) ? await findCaseRow(db, id) : null
    if (!row) return null
    const { title, suspended } = await findSubject(db, id)
    if (row.status === 'confirm') {
      const words = `Proposed: suspend ${suspended}. Its adverts are hidden now, and the other admins get an email.`
      return { id, words, canUndo: false }
    }
    if (!row.decision || undoUntil(row) === null) return null
    const name = row.decision === 'suspend' ? suspended : title || CASE_KIND_NAMES[row.kind]
    return { id, words: `${doneWords(row.kind, row.decision)}: ${name}`, canUndo: true }
  }

  /** Reading a case takes it for a while. @throws {DomainError} `not_found` */
  async function find(actor: Actor, id: Id) {
    await guard.requireAdmin(actor)
    if (!isId(id)) throw new DomainError('not_found')
    await takeCase(db, actor.id, id)
    const row = await findCaseRow(db, id)
    if (!row) throw new DomainError('not_found')
    const { reasons, kind, jobId, organisationId, accountId, appealOf, proposal } = row
    const texts = await findCaseTexts(row)
    const subject = await findSubject(db, id)
    const fields = fieldsOf(texts, reasons)
    const words = fields.flatMap(({ parts }) => parts.map(({ text }) => text)).join('\n')
    const proposer = row.proposedBy ? await findAccount(db, row.proposedBy) : null
    const decider = row.decidedBy ? await findAccount(db, row.decidedBy) : null
    return {
      ...itemOf(row, actor),
      ...subject,
      jobId,
      jobStatus: texts.job?.status ?? null,
      applicationId: row.applicationId,
      decisionReason: row.decisionReason,
      template: row.template,
      decidedBy: decider?.email ?? null,
      // Null once it cannot be undone.
      undoUntil: undoUntil(row),
      freezes: row.freezes,
      proposal: proposal && {
        ...proposal,
        by: proposer?.email ?? '',
        isYours: row.proposedBy === actor.id,
      },
      appealOf: appealOf ? await findEarlierCase(db, appealOf) : null,
      fields,
      // Words can be in it that no rule reads.
      logo: logoUrl(texts.job?.employerLogo ?? null),
      organisation: organisationId ? await findOrganisationFacts(db, organisationId) : null,
      account: accountId ? await findAccount(db, accountId) : null,
      similar: jobId ? await findSimilarJobs(db, jobId) : [],
      reports: await listReports(db, id),
      earlier: await listEarlierCases(db, row),
      notes: await listNotes(db, id),
      ...(await countApplicants(db, row)),
      history: await listHistory(db, { kind: 'case', id }),
      identifiers: findIdentifiers(words).map(formatMarker),
      templates: templatesOf(kind, reasons),
      ...(await findNeighbours(db, id)),
    }
  }
}

/** The position in the list; null for any other text. */
function readPosition(after: string | null): Position | null {
  const [, rank, id = ''] = /^([1-4])-(\w+)$/.exec(after ?? '') ?? []
  return rank && isId(id) ? { rank: Number(rank), id } : null
}

function itemOf(row: CaseRow, actor: Actor) {
  const { id, kind, risk, status, reasons, openedAt, dueAt, decidedAt, decision } = row
  const holder: QueueItem['holder'] =
    row.assignedTo === null ? 'nobody' : row.assignedTo === actor.id ? 'mine' : 'another'
  const isMessage = row.messageId !== null
  const times = { openedAt, dueAt, decidedAt }
  const number = Number(row.number)
  return { id, number, kind, risk, status, reasons, ...times, decision, isMessage, holder }
}

function fieldsOf({ job, message }: Texts, reasons: readonly CaseReason[]) {
  return toFields(
    [['Message', message?.body], ['File', message?.fileName], ...(job ? advertTexts(job) : [])],
    reasons,
  )
}

interface Templates {
  offered: string
  all: DecisionTemplate[]
}

function templatesOf(kind: CaseKind, reasons: readonly CaseReason[]) {
  const entries = Decision.options.map((decision) => [
    decision,
    {
      offered: suggestTemplate(kind, decision, reasons).code,
      all: templatesFor(kind, decision),
    },
  ])
  return Object.fromEntries(entries) as Record<Decision, Templates>
}
