import type { Db } from '#platform/database/database.ts'
import { findOrganisation, isProved } from '#organisations/organisations.queries.ts'
import { READER_VERSION } from '#board/jobs/import/prepare-job.ts'
import { isSameBody } from '#organisations/proof/domains/same-body.ts'
import { parseName } from '#sponsorship/register/names/name-key.ts'
import { digestOf } from '#board/sources/reading/read-adverts.ts'
import { systemOf } from '#board/sources/systems/feed-systems.ts'
import type { RunningSource } from './due.queries.ts'

/** The employer of a source, never read in its list. */
export interface Employer {
  /** The name on its adverts; null where each names its own. */
  name: string | null
  legalName: string | null
}

/** The employer of a source; null while it is an organisation that is not proved, or that the desk has stopped. */
export async function findEmployer(db: Db, source: RunningSource): Promise<Employer | null> {
  const { organisationId, employerName: name, legalName } = source
  if (organisationId === null) return { name, legalName }
  const organisation = await findOrganisation(db, organisationId)
  if (!organisation || organisation.frozenAt || organisation.suspendedAt) return null
  return (await isProved(db, organisationId)) ? organisation : null
}

/** What adverts are read with: another key reads all of them anew. */
export function readingKeyOf({ name, legalName }: Employer, { country }: { country: string }) {
  return digestOf(JSON.stringify([READER_VERSION, name, legalName, country]))
}

/** A test of whether a name in the list is the employer’s own: the same body, or one that the desk has accepted. */
export function createNameTest(
  employer: Employer,
  source: Pick<RunningSource, 'system' | 'acceptedNames'>,
) {
  const { name, legalName } = employer
  if (name === null || systemOf(source.system).hasManyEmployers) return () => true
  const own = new Set([name, legalName ?? name].map(compact))
  const accepted = new Set(source.acceptedNames.map(compact))
  const known = new Map<string, boolean>()
  return (said: string | null) => {
    if (said === null) return true
    let isOwn = known.get(said)
    if (isOwn === undefined) {
      isOwn = own.has(compact(said)) || accepted.has(compact(said)) || isBody(said, employer)
      known.set(said, isOwn)
    }
    return isOwn
  }
}

function isBody(said: string, { name, legalName }: Employer) {
  return [name, legalName].some(
    (own) => own !== null && isSameBody({ name: said, legalName: own, tradingKeys: [] }),
  )
}

/** A name without what boards leave out in addresses: ‘fen-house’ is ‘Fen House Ltd’. */
function compact(name: string) {
  const key = parseName(name).key || name
  return key.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
