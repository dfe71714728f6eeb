import { expect, test } from 'vitest'
import { aProof } from '#tests/support/builders.ts'
import { aMember, anOrganisation } from '#tests/support/organisations.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { aCompany, aRow, upload } from '#tests/support/uploads.ts'

const server = await openTestServer()
const { db, services } = server
const { organisations, uploads } = services

const jobsOf = (organisationId: string) =>
  db.selectFrom('job').selectAll().where('organisationId', '=', organisationId).execute()

test.each([
  [
    'removed',
    (choice: Parameters<typeof organisations.members.remove>) =>
      organisations.members.remove(...choice),
  ],
  [
    'made a reader',
    ([owner, choice]: Parameters<typeof organisations.members.remove>) =>
      organisations.members.changeRole(owner, { ...choice, role: 'reader' }),
  ],
] as const)(
  'the list of who is %s before it is published changes nothing of the organisation',
  async (_, end) => {
    const {
      id: organisationId,
      actor: owner,
      name,
    } = await anOrganisation(server, {
      name: aCompany(),
    })
    await aProof(db, organisationId)
    const row = aRow({ Reference: 'A' })
    const first = await upload(services, owner, { companyName: name, rows: [row] })
    await uploads.publish(owner, first)
    await uploads.publishRows({ uploadId: first })
    const { actor } = await aMember(server, organisationId, 'recruiter')
    const rows = [{ ...row, Town: 'York' }, aRow()]
    const uploadId = await upload(services, actor, { companyName: name, rows })
    expect((await uploads.find(actor, uploadId)).rows.map(({ plan }) => plan)).toEqual([
      'change',
      'new',
    ])
    await uploads.publish(actor, uploadId)
    const before = await jobsOf(organisationId)

    await end([owner, { organisationId, accountId: actor.id }])
    await uploads.publishRows({ uploadId })

    expect(before).toHaveLength(1)
    expect(await jobsOf(organisationId)).toEqual(before)
    const others = await db
      .selectFrom('job')
      .select('poster')
      .where('ownerId', '=', actor.id)
      .execute()
    expect(others.filter(({ poster }) => poster === 'proved')).toEqual([])
  },
)
