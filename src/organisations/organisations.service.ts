import type { Readable } from 'node:stream'
import type { Language } from '#platform/languages/language.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import eventWords from './history/event-words.json' with { type: 'json' }
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { fullName, type Actor } from '#accounts/sessions/actor.ts'
import type { Config } from '#platform/config.ts'
import type { Platform } from '#platform/platform.ts'
import type { BatchOptions } from '#platform/tasks/batches.ts'
import { createClaims, type ClaimSettings } from './claims/claims.service.ts'
import { endIdleClaims, endOutdoneClaims, isClaimHeld } from './claims/contested-claims.ts'
import { indexRemaining, rereadRemaining } from './claims/poster-of-jobs.ts'
import { writeHistoryCsv } from './history/history-csv.ts'
import { actorName, describeEvent, findHistory } from './history/history.queries.ts'
import { createComposer } from './mail/composer.ts'
import { listInvitations } from './members/invitations.queries.ts'
import { createInvitations } from './members/invitations.service.ts'
import { listMembers } from './members/members.queries.ts'
import { createMembers } from './members/members.service.ts'
import { hasRight } from './organisations.policy.ts'
import { findFacts, listOwn } from './members/overview.queries.ts'
import { describePoster, type PostedJob } from './posting/describe-poster.ts'
import { describeProof } from './proof/describe-proof.ts'
import { lapseProofs, reassessProofs } from './proof/upkeep/reassess.ts'
import { createProofByLetter } from './proof/letters/prove-by-letter.service.ts'
import { createOtherProofs } from './proof/other-proofs.service.ts'
import { createProofByMail } from './proof/prove-by-mail.service.ts'
import { createProofBySite, toSiteText } from './proof/prove-by-site.service.ts'
import { listRequests } from './proof/rows/proofs.queries.ts'
import { requireRight } from './people/require-member.ts'

export type Organisations = ReturnType<typeof createOrganisations>

/** A member as the others see them. */
export type Member = Awaited<ReturnType<Organisations['find']>>['members'][number]

/** An entry of the history; `who` names Landfall for the site’s own actions. */
export type OrganisationEntry = Awaited<ReturnType<Organisations['listHistory']>>['items'][number]

declare module '#platform/services.ts' {
  interface Services {
    organisations: Organisations
  }
}

type Parts = Pick<Platform, 'db' | 'tasks' | 'limits' | 'outside'>
type Settings = Pick<Config, 'publicUrl' | 'sessionSecret'> &
  ClaimSettings & {
    /** Publishes adverts that waited for a proof given since. */
    releaseProved(): Promise<void>
  }

const HISTORY_ON_PAGE = 50

/** Organisations: their members, which body they claim to be, and how they prove it. */
export function createOrganisations(platform: Parts, settings: Settings) {
  const { db, tasks } = platform
  return {
    list,
    find,
    listHistory,
    exportHistory,
    members: createMembers(platform),
    invitations: createInvitations(platform),
    claims: createClaims(platform, settings),
    proof: {
      ...createProofByMail(platform, settings, settings),
      ...createProofBySite(platform, settings),
      ...createProofByLetter(platform, settings, settings),
      ...createOtherProofs(platform, settings),
    },
    /** The poster as a job’s page describes it. */
    describePoster: (job: PostedJob, language?: Language) => describePoster(db, job, language),
    tend,
    composeMail: createComposer(platform, settings),
    lapse,
  }

  /** The actor’s organisations, by name. */
  async function list(actor: Pick<Actor, 'id'>) {
    const own = await listOwn(db, actor.id)
    return Promise.all(
      own.map(async (organisation) => ({
        ...organisation,
        mayPost: hasRight(organisation.role, 'manage jobs'),
        openJobs: Number(organisation.openJobs),
        proof: await describeProof(db, organisation.id),
      })),
    )
  }

  /** @throws {DomainError} `not_found` for strangers */
  async function find(actor: Actor, id: Id) {
    const role = await requireRight(db, actor, {
      organisationId: id,
      right: 'read the organisation',
    })
    const facts = await findFacts(db, id)
    if (!facts) throw new DomainError('not_found')
    const members = await listMembers(db, id)
    const requests = await listRequests(db, id)
    return {
      ...facts,
      role,
      mayManage: hasRight(role, 'manage members'),
      proof: await describeProof(db, id),
      isClaimHeld: await isClaimHeld(db, id),
      members: members.map(({ suspendedAt, ...member }) => ({
        id: member.id,
        name: fullName(member),
        email: member.email,
        role: member.role,
        since: member.since,
        isSuspended: suspendedAt !== null,
        isYou: member.id === actor.id,
      })),
      invitations: await listInvitations(db, id),
      requests: requests.map(({ siteToken, ...request }) => ({
        ...request,
        siteText: siteToken && toSiteText(siteToken),
      })),
    }
  }

  /** The newest entries, or those before the given one. */
  async function listHistory(actor: Actor, id: Id, before: number | null) {
    await requireRight(db, actor, { organisationId: id, right: 'read the organisation' })
    const rows = await findHistory(db, id, { before, limit: HISTORY_ON_PAGE + 1 })
    const items = rows.slice(0, HISTORY_ON_PAGE).map((row) => ({
      id: row.id,
      at: row.at,
      who: actorName(row),
      words: eventWords[row.action],
      ...describeEvent(row),
    }))
    return { items, next: rows.length > HISTORY_ON_PAGE ? (items.at(-1)?.id ?? null) : null }
  }

  async function exportHistory(actor: Actor, id: Id): Promise<Readable> {
    await requireRight(db, actor, { organisationId: id, right: 'read the organisation' })
    return writeHistoryCsv(db, id)
  }

  /**
   * Task: assesses the proofs of the version before, ends claims to what somebody else has proved to be, reads and
   * indexes the remaining jobs, and publishes what waited for a proof.
   */
  async function tend(options: BatchOptions = {}) {
    const { indexJobs, screening, notifyJobsChanged } = settings
    const assessed = await reassessProofs(db, indexJobs)
    const ended = await endOutdoneClaims(db, indexJobs)
    const read = await rereadRemaining(db, screening.rereadBatch, options)
    const indexed = await indexRemaining(db, indexJobs, options)
    if (assessed + ended + read + indexed > 0) notifyJobsChanged()
    await settings.releaseProved()
  }

  async function lapse() {
    const proofs = await lapseProofs(db, settings.indexJobs)
    const claims = await endIdleClaims(db, settings.indexJobs)
    if (proofs + claims > 0) settings.notifyJobsChanged()
    await tasks.enqueue(db, 'tend-organisations', {})
  }
}
