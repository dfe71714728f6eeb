import { updateCase } from '#moderation/decisions/decisions.queries.ts'
import { suspendOrganisation } from '#organisations/people/suspensions.ts'
import { insertOrganisation } from '#organisations/organisations.queries.ts'
import { aPostedJob } from '#tests/support/applications.ts'
import { aCase } from '#tests/support/cases.ts'
import { afterHydration, expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn } from '#tests/support/journeys.ts'
import { aPerson } from '#tests/support/people.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

type Server = Parameters<Parameters<typeof test>[2]>[0]['server']

/** Held adverts of one poster, riskiest first; other tests' cases are set aside. */
async function heldJobs({ db }: Server, count: number, about: Parameters<typeof aCase>[1] = {}) {
  await db.deleteFrom('moderationCase').where('status', '<>', 'decided').execute()
  const poster = await aPerson(db)
  const cases: { id: string; title: string }[] = []
  for (let index = 0; index < count; index += 1) {
    const title = `Carer ${index} ${uniqueWord()}`
    const job = await aPostedJob(db, poster, {
      title,
      status: 'held',
      heldBecause: 'We look at it.',
      description: 'Care by night. Before you start, pay £900 for your certificate.',
    })
    const { id: jobId, organisationId } = job
    const id = await aCase(db, { risk: 1, jobId, organisationId, ...about })
    cases.push({ id, title })
  }
  return cases
}

const decided = async ({ db }: Server, ids: string[]) =>
  db
    .selectFrom('moderationCase')
    .select(['id', 'decision'])
    .where('id', 'in', ids)
    .where('status', '=', 'decided')
    .execute()

async function reasonsOf({ db }: Server, id: string) {
  const { decision, decisionReason } = await db
    .selectFrom('moderationCase')
    .select(['decision', 'decisionReason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return [decision, decisionReason]
}

test(
  'an owner clears twenty cases by keyboard',
  { tag: '@any-width' },
  async ({ page, server, expectAccessible }) => {
    test.slow()
    const cases = await heldJobs(server, 20)
    await beLoggedIn(page, server, { isOwner: true })
    await page.goto('/desk/queue')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Queue')
    await expectAccessible()
    await page.getByRole('button', { name: 'Take the next case' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Why it is here')).toBeVisible()
    await expect(page.locator('mark').first()).toContainText('pay £900')
    await expectAccessible()

    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toContainText('case before')
    await page.keyboard.press('Escape')
    for (const [index] of cases.entries()) {
      const before = new URL(page.url()).pathname
      await page.keyboard.press(index % 2 ? 'p' : 'r')
      // The URL changes before the page does.
      await expect(page.locator(`#undo[action^="${before}?"]`)).toBeVisible()
    }

    const done = await decided(
      server,
      cases.map(({ id }) => id),
    )
    expect(done).toHaveLength(20)
    expect(done.filter(({ decision }) => decision === 'refuse')).toHaveLength(10)
    await page.keyboard.press('u')
    await expect(page.getByText('Why it is here')).toBeVisible()
    const stillDecided = async () => {
      const rows = await decided(
        server,
        cases.map(({ id }) => id),
      )
      return rows.length
    }
    await expect.poll(stillDecided).toBe(19)
    await expect(page.getByText('undid a decision')).toBeVisible()
  },
)

const UNCLEAR = { reasons: [{ code: 'S-01', words: 'Reads like a demand for money' }] }

test('the bar and its keys send what is typed', { tag: '@any-width' }, async ({ page, server }) => {
  const [one, two] = await heldJobs(server, 2, UNCLEAR)
  await beLoggedIn(page, server, { isOwner: true })
  await page.goto(`/desk/queue/${one?.id}`)
  const reason = page.getByLabel('Decision and reason')
  const toPoster = page.getByLabel('To the poster')
  await afterHydration(page, null)
  await toPoster.fill('Say who pays.')
  await toPoster.blur()
  await page.keyboard.press('r')
  await expect(reason).toBeFocused()
  await reason.blur()
  await page.keyboard.press('s')
  await expect(reason).toBeFocused()
  await expect(toPoster).toHaveValue('Say who pays.')
  expect(await decided(server, [one?.id ?? ''])).toEqual([])

  await reason.selectOption('refuse/rules')
  await page.getByRole('button', { name: 'Refuse: choose a reason' }).click()
  // The words were for the case before.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(two?.title ?? '')
  await expect(toPoster).toHaveValue('')
  expect(await reasonsOf(server, one?.id ?? '')).toEqual([
    'refuse',
    'It is against our rules for adverts and messages. Say who pays.',
  ])

  await toPoster.fill('We have changed the title.')
  await page.getByRole('button', { name: /^Publish: / }).click()
  await expect(page.locator(`#undo[action^="/desk/queue/${two?.id}?"]`)).toBeVisible()
  expect(await reasonsOf(server, two?.id ?? '')).toEqual(['publish', 'We have changed the title.'])
})

test('an owner ticks cases and decides them together', async ({ page, server }) => {
  const cases = await heldJobs(server, 3)
  await beLoggedIn(page, server, { isOwner: true })
  await page.goto('/desk/queue')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await page.getByText('Decide the ticked cases together').click()
  // Nothing is chosen before somebody chooses.
  await expect(page.getByLabel('Decision and reason')).toHaveValue('')
  await page.getByLabel('Decision and reason').selectOption('Asks for money')
  await page.getByRole('button', { name: 'Refuse 2 cases' }).click()

  await expect(page.getByText('2 refused')).toBeVisible()
  await expect(page.getByRole('link', { name: cases[0]?.title ?? '' }).first()).toBeVisible()
  // They have left the queue.
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  expect(
    await decided(
      server,
      cases.map(({ id }) => id),
    ),
  ).toHaveLength(2)
  await page.getByRole('button', { name: 'Undo all' }).click()
  await expect(page.getByText('2 undone')).toBeVisible()
  expect(
    await decided(
      server,
      cases.map(({ id }) => id),
    ),
  ).toEqual([])
})

test(
  'a case about a proof speaks of a proof, and fills the page',
  { tag: '@both-widths' },
  async ({ page, server, expectAccessible }) => {
    const { id: ownerId } = await aPerson(server.db)
    const organisationId = await insertOrganisation(server.db, ownerId, `Quay ${uniqueWord()}`)
    const shown = { code: 'shown', words: 'A code was typed.', quote: 'quay.example' }
    const id = await aCase(server.db, { kind: 'proof', organisationId, reasons: [shown] })
    await beLoggedIn(page, server, { isOwner: true })
    await page.goto(`/desk/queue/${id}`)

    const read = page.getByRole('article', { name: 'The case' })
    await expect(read.getByText('A code was typed: ‘quay.example’')).toBeVisible()
    await expect(read.getByLabel('To the employer')).toBeVisible()
    await expect(read.getByRole('heading', { name: 'Like this one' })).toHaveCount(0)
    const widthOf = async (name: string) => {
      const heading = page.getByRole('heading', { name })
      return (await read.locator('section').filter({ has: heading }).boundingBox())?.width
    }
    expect(await widthOf('Claims and proofs')).toBe(await widthOf('Why it is here'))
    const heights = await page
      .locator('[id^="press-"]')
      .evaluateAll((buttons) => buttons.map(({ clientHeight }) => clientHeight))
    expect(heights).toHaveLength(4)
    expect(new Set(heights)).toEqual(new Set([heights[1]]))
    await expectAccessible()
  },
)

test(
  'an employer whose organisation is suspended is led to its case, not to a form that refuses',
  { tag: '@any-width' },
  async ({ page, server: { db }, server, expectAccessible }) => {
    const person = await beLoggedIn(page, server)
    const { id: jobId, organisationId } = await aPostedJob(db, person)
    const id = await aCase(db, { kind: 'report', jobId, organisationId })
    const because = 'It asks for £900.'
    await suspendOrganisation(db, organisationId ?? '', { actorId: person.id, because })
    const now = new Date().toISOString()
    const decided = { status: 'decided', decision: 'suspend', decidedAt: now, toldAt: now } as const
    await updateCase(db, id, { ...decided, decisionReason: because })

    await page.goto('/dashboard?tab=postedJobs')
    const main = page.getByRole('main')
    await main.getByText(/^We have suspended /).click()
    await expect(main.getByText('nobody can post or write in its name')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Post a job' })).toHaveCount(0)
    await expectAccessible()
    await main.getByRole('link', { name: 'Read why, and appeal' }).click()
    await expect(page).toHaveURL(`/cases/${id}`)
    await expect(page.getByText(because)).toBeVisible()

    await page.goto('/post')
    await page.getByRole('link', { name: 'Read why, and appeal' }).click()
    await expect(page).toHaveURL(`/cases/${id}`)
  },
)

test('single keys can be turned off', { tag: '@any-width' }, async ({ page, server }) => {
  const [one] = await heldJobs(server, 1)
  await beLoggedIn(page, server, { isOwner: true })
  await page.goto('/desk/queue')
  await page.getByRole('button', { name: 'Turn single keys off' }).click()
  await expect(page.getByRole('button', { name: 'Turn single keys on' })).toBeVisible()
  await page.goto(`/desk/queue/${one?.id}`)
  await page.keyboard.press('r')
  await afterHydration(page, null)
  expect(await decided(server, [one?.id ?? ''])).toEqual([])
})

test.describe('without script', () => {
  test.use({ script: 'off' })

  test(
    'an owner takes, decides and undoes a case',
    { tag: '@any-width' },
    async ({ page, server }) => {
      const [one] = await heldJobs(server, 1)
      await beLoggedIn(page, server, { isOwner: true })
      await page.goto('/desk/queue')
      await page.getByRole('button', { name: 'Take the next case' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(one?.title ?? '')
      // Nothing is chosen, and nothing is remembered, before somebody does so.
      await expect(page.getByLabel('Decision and reason')).toHaveValue('')
      await expect(page.getByLabel('What we remember, if you refuse or suspend')).toHaveValue('')
      await page.getByLabel('Decision and reason').selectOption('Asks for money')
      await page.getByLabel('To the poster').fill('It asks for £900.')
      await page.getByRole('button', { name: 'Decide with these words' }).click()
      expect(await decided(server, [one?.id ?? ''])).toMatchObject([{ decision: 'refuse' }])
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(one?.title ?? '')
      expect(await decided(server, [one?.id ?? ''])).toEqual([])

      await page.getByLabel('To the poster').fill('Say who pays.')
      await page.getByRole('button', { name: /^Ask: / }).click()
      expect(await reasonsOf(server, one?.id ?? '')).toEqual(['ask', 'Say who pays.'])
    },
  )
})
