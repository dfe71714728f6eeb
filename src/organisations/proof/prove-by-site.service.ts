import { SITE_PROOF_DAYS } from '#organisations/model/organisation-limits.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { IndexJobs } from '#trade/index-jobs.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { lockAccountForShare } from '#accounts/account.queries.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { insertOrganisationEvent } from '#organisations/organisations.queries.ts'
import { lockForMember, refuse, requireRight } from '#organisations/people/require-member.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { OutsideUnreachable } from '#platform/outside/outside.ts'
import type { Platform } from '#platform/platform.ts'
import { toDomain } from './domains/domain-name.ts'
import { assessEvidence, requireProvable } from './assess-evidence.ts'
import { isFreeMail, isThrowAway } from '#safety/text-rules/mail-domains.ts'
import { findRequest, replaceRequest } from './rows/proofs.queries.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

const RIGHT = 'claim and prove'
const FILE_PATH = '/.well-known/landfall-proof.txt'

/** The text to put in the record, and in the file. */
export function toSiteText(siteToken: string): string {
  return `landfall-proof=${siteToken}`
}

/** Proof by a TXT record at a domain, or a file on its site. */
export function createProofBySite(
  { db, tasks, limits, outside }: Pick<Platform, 'db' | 'tasks' | 'limits' | 'outside'>,
  { notifyJobsChanged, indexJobs }: { notifyJobsChanged(): void; indexJobs: IndexJobs },
) {
  return { begin, look }

  /** Gives the text for a domain. A different domain starts again. */
  async function begin(actor: Actor, organisationId: Id, text: string) {
    const domain = toDomain(text)
    await requireRight(db, actor, { organisationId, right: RIGHT })
    if (!domain) throw refuse('badDomain', 'domain')
    if (isFreeMail(domain) || isThrowAway(domain)) throw refuse('freeMail', 'domain')
    await db.transaction().execute(async (db) => {
      await lockAccountForShare(db, actor.id)
      await requireProvable(db, await lockForMember(db, actor, { organisationId, right: RIGHT }))
      const before = await findRequest(db, organisationId, 'site')
      if (before?.domain === domain) return
      await replaceRequest(db, {
        organisationId,
        kind: 'site',
        accountId: actor.id,
        minutes: SITE_PROOF_DAYS * 24 * 60,
        domain,
        siteToken: `${newId()}${newId()}`,
      })
      const event = { organisationId, actorId: actor.id, detail: `A record or file at ${domain}` }
      await insertOrganisationEvent(db, { ...event, action: 'proof-asked' })
    })
  }

  /** Looks at the domain. Returns whether the organisation is proved now; if not, the desk looks at it. */
  async function look(actor: Actor, organisationId: Id, way: 'dns' | 'file'): Promise<boolean> {
    await requireRight(db, actor, { organisationId, right: RIGHT })
    await limits.consume(RATE_LIMITS['proof-looks'], organisationId)
    const request = await findRequest(db, organisationId, 'site')
    const { domain, siteToken } = request ?? {}
    if (!request || !domain || !siteToken) throw new DomainError('done_already')
    if (request.waitsSince) return false
    if (!(await isThere({ domain, way, text: toSiteText(siteToken) })))
      throw refuse(way === 'dns' ? 'noRecord' : 'noFile')

    const isProved = await db.transaction().execute(async (db) => {
      await lockAccountForShare(db, actor.id)
      const organisation = await lockForMember(db, actor, { organisationId, right: RIGHT })
      await requireProvable(db, organisation)
      // The claim or the domain may have changed meanwhile.
      const current = await findRequest(db, organisationId, 'site')
      if (current?.id !== request.id || current.waitsSince) throw new DomainError('done_already')
      const isProved = await assessEvidence(db, indexJobs, {
        organisation,
        requestId: request.id,
        domain,
        way,
        accountId: actor.id,
        evidence: way === 'dns' ? 'The record was there.' : 'The file was there.',
      })
      await tasks.enqueue(db, 'tend-organisations', {})
      return isProved
    })
    notifyJobsChanged()
    return isProved
  }

  async function isThere({
    domain,
    way,
    text,
  }: {
    domain: string
    way: 'dns' | 'file'
    text: string
  }) {
    try {
      if (way === 'dns') return (await outside.findTxtRecords(domain)).includes(text)
      return (await outside.readFile(domain, FILE_PATH))?.trim() === text
    } catch (error) {
      if (error instanceof OutsideUnreachable) throw refuse('offline')
      throw error
    }
  }
}
