import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { queueHold } from '#board/screening/screen-posting.ts'
import { firstLookReason } from './first-look.ts'
import {
  findChangeReasons,
  findJobChange,
  upsertJobChange,
  withdrawJobChange,
} from './job-changes.queries.ts'

interface Renamed {
  id: Id
  name: string
  legalName: string | null
  companyNumber: string | null
  sponsorId: string | null
}

interface Advert {
  id: Id
  ownerId: Id | null
  employerName: string
  legalName: string | null
}

/**
 * Has the new name and claim of an organisation wait beside its public advert, which stays under the old ones. A change
 * of the advert that waits already takes them over. The name is the one that this advert will have.
 */
export async function waitForName(db: Db, job: Advert, organisation: Renamed) {
  const {
    id: organisationId,
    name: employerName,
    legalName,
    companyNumber,
    sponsorId,
  } = organisation
  const before = await findJobChange(db, job.id)
  const claim = { legalName, companyNumber, sponsorId }
  await upsertJobChange(db, {
    jobId: job.id,
    accountId: before?.accountId ?? job.ownerId,
    columns: { ...before?.columns, employerName, organisationId, ...claim },
  })
  const earlier = await findChangeReasons(db, job.id)
  const lines = [
    ['Employer', job.employerName, employerName],
    ['Legal body', job.legalName, legalName],
  ] as const
  const reasons = [
    ...earlier.filter(({ words }) => !lines.some(([called]) => words.startsWith(`${called}: `))),
    ...lines
      .filter(([, one, other]) => one !== other)
      .map(([called, one, other]) =>
        firstLookReason(`${called}: ‘${one ?? 'none'}’ → ‘${other ?? 'none'}’.`),
      ),
  ]
  await queueHold(db, { id: job.id, organisationId }, { risk: 3, reasons }, 'first-look')
}

/** Takes back the name and claim that wait, because the organisation is again what its advert says. */
export async function withdrawName(db: Db, { id: jobId }: Advert, organisation: Renamed) {
  const change = await findJobChange(db, jobId)
  const { employerName, organisationId, ...rest } = change?.columns ?? {}
  if (!change || organisationId !== organisation.id) return
  const { legalName = null, companyNumber: _number, sponsorId = null, ...advert } = rest
  if (Object.keys(advert).length === 0) return withdrawJobChange(db, jobId)
  const isSameClaim = legalName === organisation.legalName && sponsorId === organisation.sponsorId
  if (employerName === organisation.name && isSameClaim) return
  await waitForName(
    db,
    { id: jobId, ownerId: null, employerName: employerName ?? '', legalName },
    organisation,
  )
}
