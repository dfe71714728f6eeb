import { NEW_POSTING, type DraftAnswers } from '#hiring/drafts/drafts.schema.ts'
import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import { POSTING_STEPS } from '#hiring/posting/steps/posting-steps.ts'
import { TEMPLATE_PROBLEMS } from './posting-templates.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { TEMPLATE_LIMITS } from '#hiring/templates/template-limits.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { findOwnPoster } from '#organisations/organisations.queries.ts'
import { lockForMember } from '#organisations/people/require-member.ts'
import type { Db } from '#platform/database/database.ts'
import { isUniqueViolation } from '#platform/database/unique-violation.ts'
import { isId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import type { PostingDrafts } from '#hiring/posting/drafts/posting-drafts.service.ts'
import { toLawProblem } from '#board/screening/law/advert-law.ts'
import { findFormLaw } from '#hiring/posting/law/posting-law.ts'
import { findPosting } from '#hiring/posting/postings.queries.ts'
import { findStartingText, STARTING_TEXTS } from './starting-texts.ts'
import {
  countTemplates,
  deleteTemplate,
  findSameName,
  findTemplateRow,
  insertTemplate,
  listTemplates,
  renameTemplate,
} from './templates.queries.ts'

/** Answers given again for every job; a logo belongs to the person who uploaded it. */
const LEFT_OUT = new Set(['noFee', 'closesOn', 'logo'])
const FIELDS = POSTING_STEPS.flatMap(({ fields }) => fields).filter((name) => !LEFT_OUT.has(name))

export type Templates = ReturnType<typeof createTemplates>

/** Adverts to start new jobs from. Members who may post under an organisation’s name share its templates. */
export function createTemplates({ db }: Pick<Platform, 'db'>, drafts: PostingDrafts) {
  return {
    list: (actor: Actor) => listTemplates(db, actor.id),
    startingTexts: STARTING_TEXTS.map(({ name, title }) => ({ name, title })),
    findTemplate,
    create,
    rename,
    remove,
  }

  /**
   * The answers of a template or a starting text.
   * @throws {DomainError} `not_found`
   */
  async function findTemplate(actor: Actor, id: Id): Promise<DraftAnswers> {
    const text = findStartingText(id)
    if (text)
      return { jobTitle: text.title, jobCategory: text.category, description: text.description }
    return (await requireTemplate(actor, id)).answers
  }

  /**
   * Saves a job, or the advert being written, as a template. Sent twice, it is saved once. Words that no advert may have
   * are refused, since they would come back with each new job; a reason is asked for when it is posted.
   * @throws {DomainError} `invalid_input`, `job_not_found` or `forbidden`
   */
  async function create(actor: Actor, { name, job: subject }: { name: string; job: Id }) {
    const isDraft = subject === NEW_POSTING
    const { answers } = await (isDraft ? drafts.start(actor, subject) : drafts.copy(actor, subject))
    if (!answers.jobTitle) throw wrongField('job', TEMPLATE_PROBLEMS.nothing)
    const organisationId = isDraft
      ? (await findOwnPoster(db, actor.id, answers.companyName ?? '')).organisationId
      : ((await findPosting(db, subject))?.organisationId ?? null)
    if (organisationId === null) throw wrongField('job', TEMPLATE_PROBLEMS.noOrganisation)
    requireLawful(answers)
    const row = { organisationId, name, answers: toTemplateAnswers(answers) }
    return db.transaction().execute(async (db) => {
      await lockForMember(db, actor, { organisationId, right: 'manage jobs' })
      const same = await findSameName(db, row)
      if (same?.isSame) return same.id
      if (same) throw wrongField('name', TEMPLATE_PROBLEMS.taken)
      if ((await countTemplates(db, organisationId)) >= TEMPLATE_LIMITS.count)
        throw wrongField('name', TEMPLATE_PROBLEMS.full)
      return insertTemplate(db, row)
    })
  }

  /** @throws {DomainError} `not_found`, or `invalid_input` for a name already in use */
  async function rename(actor: Actor, { id, name }: { id: Id; name: string }) {
    try {
      await changeOwn(actor, id, (db) => renameTemplate(db, id, name))
    } catch (error) {
      throw isUniqueViolation(error) ? wrongField('name', TEMPLATE_PROBLEMS.taken) : error
    }
  }

  /** @throws {DomainError} `not_found` */
  async function remove(actor: Actor, id: Id) {
    await changeOwn(actor, id, (db) => deleteTemplate(db, id))
  }

  async function changeOwn(actor: Actor, id: Id, change: (db: Db) => Promise<void>) {
    const { organisationId } = await requireTemplate(actor, id)
    await db.transaction().execute(async (db) => {
      await lockForMember(db, actor, { organisationId, right: 'manage jobs' })
      await change(db)
    })
  }

  async function requireTemplate(actor: Actor, id: Id) {
    const row = isId(id) ? await findTemplateRow(db, actor.id, id) : null
    if (!row) throw new DomainError('not_found')
    return row
  }
}

/** @throws {DomainError} `invalid_input` */
function requireLawful(answers: DraftAnswers) {
  const red = findFormLaw(answers).filter(({ level }) => level === 'red')
  const problems = red.map((finding) => toLawProblem(finding, 'job'))
  if (problems.length > 0) throw new DomainError('invalid_input', problems)
}

function toTemplateAnswers(answers: DraftAnswers): DraftAnswers {
  return Object.fromEntries(
    FIELDS.flatMap((name) => (answers[name] ? [[name, answers[name]] as const] : [])),
  )
}
