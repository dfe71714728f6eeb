import { expect, test } from 'vitest'
import { NEW_POSTING } from '#hiring/drafts/drafts.schema.ts'
import { anAdmin } from '#tests/support/admin.ts'
import { aDecision } from '#tests/support/cases.ts'
import { aForm, anEmployer, aTextPosting } from '#tests/support/postings.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const open = await openTestServer()
const looking = await openTestServer({ firstLook: 'unproved' })

/** A rule holds each of these words. */
const HELD = 'Care for thirty people. We offer a guaranteed visa.'
const HELD_TOO = 'Care for thirty people. 100% visa guaranteed, no interview.'
const FINE = 'Care for thirty people by night.'

async function aHeldAdvert(server = open, overrides: Record<string, string> = {}) {
  const employer = await anEmployer(server)
  const companyName = `Elm ${uniqueWord()} House`
  const first = { companyName, email: employer.email, description: HELD, ...overrides }
  const values = aTextPosting(first)
  const { postings, moderation } = server.services
  const { id, status } = await postings.publish(employer.actor, aForm(values))
  expect(status).toBe('held')
  const { id: caseId } = await caseOf()
  return {
    id,
    caseId,
    caseOf,
    change: (more: Record<string, string>) =>
      postings.change(employer.actor, id, aForm({ ...values, ...more })),
    read: () => moderation.posters.find(employer.actor, caseId),
    answer: (words: string) => moderation.posters.answer(employer.actor, caseId, { words }),
  }

  function caseOf() {
    return server.db
      .selectFrom('moderationCase')
      .select(['id', 'status', 'reasons', 'organisationId'])
      .where('jobId', '=', id)
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow()
  }
}

test('a held advert without the words that stopped it is on the site at once, and its case is closed', async () => {
  const advert = await aHeldAdvert()
  expect((await advert.read()).isForDesk).toBe(false)

  expect((await advert.change({ description: FINE })).status).toBe('open')

  expect(await open.services.jobs.find(advert.id)).toMatchObject({ isOpen: true })
  expect(await advert.read()).toMatchObject({
    status: 'decided',
    decision: null,
    decisionReason: expect.stringMatching(/nothing in it stops it now/),
    publicId: advert.id,
    canAnswer: false,
  })
  expect(await open.services.postings.whyHeld(advert.id)).toBeNull()
})

test('a held advert that still has something to stop is quoted as it is now', async () => {
  const advert = await aHeldAdvert()

  await advert.change({ description: HELD_TOO })

  const { reasons, status } = await advert.read()
  expect(status).toBe('open')
  for (const words of [...reasons, (await open.services.postings.whyHeld(advert.id)) ?? '']) {
    expect(words).not.toContain('guaranteed visa')
    expect(words).toMatch(/‘[^’]*guaranteed[^’]*’/)
  }
})

test('one of an unproved poster goes on to its first look, with a day by which it is read', async () => {
  const advert = await aHeldAdvert(looking)

  await advert.change({ description: FINE })

  const { reasons } = await advert.caseOf()
  expect(reasons.map(({ code }) => code)).toEqual(['first-look'])
  expect((await advert.read()).isForDesk).toBe(true)
  expect(await looking.services.jobs.find(advert.id)).toBeNull()
})

test('an advert about which the desk has asked goes back to it when it changes', async () => {
  const advert = await aHeldAdvert()
  const { desk } = open.services.moderation
  const admin = await anAdmin(open.db)
  await desk.find(admin, advert.caseId)
  await desk.decide(admin, advert.caseId, aDecision('ask'))
  expect(await advert.caseOf()).toMatchObject({ status: 'pending' })
  expect((await advert.read()).isForDesk).toBe(true)

  await advert.change({ description: FINE })

  expect(await open.services.jobs.find(advert.id)).toBeNull()
  const { status, reasons } = await advert.caseOf()
  expect([status, reasons.map(({ code }) => code)]).toEqual(['open', ['sent-again']])
  expect((await advert.read()).isForDesk).toBe(true)
  // Another change does not pass the desk by, either.
  await advert.change({ description: `${FINE} Nights.` })
  expect(await open.services.jobs.find(advert.id)).toBeNull()
})

test('an advert of a frozen organisation stays off the site, whatever its text', async () => {
  const advert = await aHeldAdvert()
  const { organisationId } = await advert.caseOf()
  await open.db
    .updateTable('organisation')
    .set({ frozenAt: new Date().toISOString() })
    .where('id', '=', organisationId ?? '')
    .execute()

  await advert.change({ description: FINE })

  expect(await open.services.jobs.find(advert.id)).toBeNull()
  expect(await advert.caseOf()).toMatchObject({ status: 'open' })
})

test('its employer writes to the desk while the case is open', async () => {
  const advert = await aHeldAdvert()
  expect((await advert.read()).canAnswer).toBe(true)

  await advert.answer('The sponsor office says so, not we.')

  expect((await advert.read()).notes).toMatchObject([{ isFromDesk: false }])
  expect(await advert.caseOf()).toMatchObject({ status: 'open' })
  const admin = await anAdmin(open.db)
  expect((await open.services.moderation.desk.find(admin, advert.caseId)).notes).toHaveLength(1)
})

test.each([
  ['nothing', open, {}],
  ['words', open, { description: HELD }],
  ['a name', open, { companyName: 'Leeds Teaching Hospitals NHS Trust' }],
  ['a law', open, { description: `${FINE} You must not be pregnant.`, askDesk: 'on' }],
  ['a first look', looking, {}],
  ['words and a first look', looking, { description: HELD }],
] as const)(
  'the last step foresees exactly what publishing decides: %s',
  async (_, server, overrides) => {
    const { actor, email } = await anEmployer(server)
    const companyName = `Elm ${uniqueWord()} House`
    const { postings } = server.services
    const formId = uniqueWord().padEnd(13, '0').slice(0, 13).toLowerCase()
    const values = aTextPosting({ companyName, email, formId, noFee: 'on', ...overrides })
    await postings.saveDraft(actor, NEW_POSTING, aForm(values))
    const counted = () => server.db.selectFrom('textFinding').select('rule').execute()
    const before = (await counted()).length

    const foreseen = await postings.foreseeHold(actor, NEW_POSTING)

    // Looking is not publishing: the figures of the rules stay as they are.
    expect(await counted()).toHaveLength(before)
    const { id, status } = await postings.publishDraft(actor, NEW_POSTING, formId)
    const found = await server.db
      .selectFrom('moderationCase')
      .select('reasons')
      .where('jobId', '=', id)
      .executeTakeFirst()
    expect(foreseen).toEqual(found?.reasons ?? [])
    expect(status).toBe(foreseen.length > 0 ? 'held' : 'open')
  },
)
