import { expect, test } from 'vitest'
import { anAdmin } from '#tests/support/admin.ts'
import { aPostedJob, aLoggedInPerson } from '#tests/support/applications.ts'
import { aCase, aDecision } from '#tests/support/cases.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { ADMIN_ACTION_WORDS } from '#moderation/desk/admin-words.ts'
import { insertOrganisationEvent } from '#organisations/organisations.queries.ts'
import type { OrganisationAction } from '#organisations/organisations.schema.ts'
import eventWords from './event-words.json' with { type: 'json' }

const server = await openTestServer()
const { db, services, app } = server
const admin = await anAdmin(db)

/** Words of the code: codes of rules, the state of a freeze, and names with a hyphen for a space. */
const INTERNAL = /\b[A-Z]-\d{2}\b|\bstopped\b|\bgo on\b|frozen|\bid\b/
const ACTIONS = Object.keys(eventWords) as OrganisationAction[]

test('no history of an organisation shows words or codes of the program', async () => {
  const { actor, cookies } = await aLoggedInPerson(server)
  const { id: jobId, organisationId } = await aPostedJob(db, actor)
  const id = organisationId ?? ''
  const reasons = 'M-10 Payment wished for in a message\nK-01 An earlier fraud used: 0700'
  const detail = `${jobId} ${reasons}`
  const stopped = ACTIONS.filter((action) => /^(?:message|note)-/.test(action))
  expect(stopped).not.toEqual([])
  for (const action of ACTIONS) {
    const about = stopped.includes(action) ? { detail } : {}
    await insertOrganisationEvent(db, { organisationId: id, actorId: actor.id, action, ...about })
  }

  const own = []
  for (let before: number | null = null, isFirst = true; isFirst || before !== null;) {
    const page = await services.organisations.listHistory(actor, id, before)
    own.push(...page.items)
    before = page.next
    isFirst = false
  }
  const { organisation } = await services.moderation.desk.organisation(admin, id)
  const csv = await app.inject({ url: `/organisations/${id}/history.csv`, cookies })

  expect(own.map(({ words }) => words)).toEqual(expect.arrayContaining(Object.values(eventWords)))
  for (const { words, detail } of [...own, ...organisation.events]) {
    expect(`${words} ${detail}`).not.toMatch(INTERNAL)
    expect(ACTIONS).not.toContain(words.replaceAll(' ', '-'))
  }
  expect(own.find(({ words }) => words === eventWords['message-stopped'])?.detail).toContain(
    'Payment wished for in a message\nAn earlier fraud used',
  )
  expect(csv.body).toContain('Payment wished for in a message')
  expect(csv.body).not.toMatch(INTERNAL)
})

test('what admins do is told in words, with the reason by its name', async () => {
  for (const words of Object.values(ADMIN_ACTION_WORDS)) expect(words).not.toMatch(INTERNAL)
  const { actor } = await aLoggedInPerson(server)
  const { id: jobId, organisationId } = await aPostedJob(db, actor, { status: 'held' })
  const caseId = await aCase(db, { jobId, organisationId })

  await services.moderation.desk.decide(admin, caseId, aDecision('refuse'))

  const [entry] = (await services.moderation.desk.find(admin, caseId)).history
  expect(entry?.detail).toMatch(/^Case \d+: Refuse \(Asks for money\)\n/)
})
