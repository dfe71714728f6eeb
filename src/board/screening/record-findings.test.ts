import { expect, test } from 'vitest'
import { anAdmin } from '#tests/support/admin.ts'
import { anApplication, aLoggedInPerson } from '#tests/support/applications.ts'
import { aDecision } from '#tests/support/cases.ts'
import { aPostingForm } from '#tests/support/postings.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { writeToApplicant } from '#tests/support/talk.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import type { TextFinding } from '#safety/text-rules/rule.ts'
import { recordFindings } from './record-findings.ts'

const server = await openTestServer()
const { db, services } = server
const { postings } = services
const { desk } = services.moderation
const admin = await anAdmin(db)

const findingsOf = (subjectId: string) =>
  db
    .selectFrom('textFinding')
    .select(['rule', 'effect', 'isLive'])
    .where('subjectId', '=', subjectId)
    .execute()
const figuresOf = async (code: string) =>
  (await desk.rules(admin)).find((rule) => rule.code === code)
const clear = () => db.deleteFrom('textFinding').execute()

const aFinding = (changes: Partial<TextFinding> = {}): TextFinding => ({
  rule: 'C-01',
  effect: 'hold',
  mode: 'live',
  field: 'title',
  quote: '',
  from: 0,
  to: 1,
  ...changes,
})

test('a finding counts once for a text, as it was found last', async () => {
  const id = newId()
  await recordFindings(db, id, [aFinding(), aFinding({ field: 'place' })])
  await recordFindings(db, id, [aFinding({ mode: 'background' }), aFinding({ rule: 'C-02' })])
  await recordFindings(db, id, [])
  expect(await findingsOf(id)).toEqual(
    expect.arrayContaining([
      { rule: 'C-01', effect: 'hold', isLive: false },
      { rule: 'C-02', effect: 'hold', isLive: true },
    ]),
  )
})

test('a held advert, a held message and what was refused are counted', async () => {
  await clear()
  const { actor } = await aLoggedInPerson(server)
  const words = { description: 'Care by the sea. Write on WhatsApp +44 7700 900123, not here.' }
  const job = await postings.publish(actor, aPostingForm(words))
  expect(job.status).toBe('held')
  expect(await findingsOf(job.id)).toContainEqual({ rule: 'C-01', effect: 'hold', isLive: true })

  const money = aPostingForm({ description: 'Pay £900 for your certificate of sponsorship.' })
  await expect(postings.publish(actor, money)).rejects.toMatchObject({ code: 'invalid_input' })
  await expect(postings.change(actor, job.id, money)).rejects.toMatchObject({
    code: 'invalid_input',
  })
  const { employer, key } = await anApplication(server)
  const text = 'Send £900 for your certificate of sponsorship to us.'
  await expect(writeToApplicant(server, employer.actor, { key, text })).rejects.toMatchObject({
    code: 'invalid_input',
  })
  expect(await figuresOf('M-01')).toMatchObject({ found: 3, upheld: 0, lifted: 0 })
})

test('what the desk decided stands beside what was found, and the background apart', async () => {
  await clear()
  await db.deleteFrom('moderationCase').execute()
  const words = { description: 'Care by the sea. Write on WhatsApp +44 7700 900123, not here.' }
  for (const decision of ['refuse', 'refuse', 'publish'] as const) {
    const { actor } = await aLoggedInPerson(server)
    const { id } = await postings.publish(actor, aPostingForm(words))
    const { id: caseId } = await db
      .selectFrom('moderationCase')
      .select('id')
      .where('jobId', '=', id)
      .executeTakeFirstOrThrow()
    await desk.decide(admin, caseId, aDecision(decision))
  }
  await recordFindings(db, newId(), [aFinding({ mode: 'background' })])
  expect(await figuresOf('C-01')).toMatchObject({ found: 3, upheld: 2, lifted: 1, effect: 'hold' })
})
