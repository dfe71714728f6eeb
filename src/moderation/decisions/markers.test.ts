import { expect, test } from 'vitest'
import { anAdmin } from '#tests/support/admin.ts'
import { aDecision, aHeldJob } from '#tests/support/cases.ts'
import { findMarkersIn } from '#board/screening/screening.queries.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { parseMarkers } from './markers.ts'

const server = await openTestServer()
const { db, services } = server
const { desk } = services.moderation
const admin = await anAdmin(db)

test('what a fraud used is read line by line', () => {
  expect(
    parseMarkers(
      'phone: 07700 900321\nYour slot is reserved by the Home Office\nphone: 07700 900321',
    ),
  ).toEqual([
    { kind: 'phone', value: '07700 900321' },
    { kind: 'words', value: 'your slot is reserved by the home office' },
  ])
})

test.each(['visa', 'sponsorship', 'words: United Kingdom', 'responsibilities', '护士职位招聘'])(
  'nobody is marked by so few letters as ‘%s’, and nothing is decided',
  async (markers) => {
    const { caseId } = await aHeldJob(server)

    const decision = desk.decide(
      admin,
      caseId,
      aDecision('refuse', { markers: `phone: 1\n${markers}` }),
    )

    await expect(decision).rejects.toMatchObject({
      code: 'invalid_input',
      problems: [{ field: 'markers', message: expect.stringContaining('too short') }],
    })
    const { status } = await db
      .selectFrom('moderationCase')
      .select('status')
      .where('id', '=', caseId)
      .executeTakeFirstOrThrow()
    expect(status).toBe('open')
  },
)

test('short words of before mark nothing any more; a sentence does', async () => {
  const sentence = 'your slot is reserved by the home office'
  await db
    .insertInto('fraudMarker')
    .values(['visa', sentence].map((value) => ({ kind: 'words', value })))
    .execute()
  const text = `A visa. ${sentence.toUpperCase()}!`
  expect(await findMarkersIn(db, [{ text: 'We sponsor your visa.' }])).toEqual([])
  expect(await findMarkersIn(db, [{ text }])).toMatchObject([{ value: sentence }])
})
