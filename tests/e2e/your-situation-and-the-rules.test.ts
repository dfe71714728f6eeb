import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn } from '#tests/support/journeys.ts'
import { aNursePost } from '#tests/support/sponsored-posts.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

type Server = Parameters<typeof aNursePost>[0]

/** A nurse's job and a programmer's, whose pay is enough for new entrants only. */
async function postTwo(server: Server) {
  const word = uniqueWord()
  await aNursePost(server, { title: `Nurse ${word}` })
  const programmer = { occupationCode: '2134', payBand: null, payMin: 40_000, payMax: 45_000 }
  await aNursePost(server, { title: `Programmer ${word}`, ...programmer })
  return word
}

async function answer(page: Page, word: string, answers: Record<string, string>) {
  await page.goto(`/situation?next=${encodeURIComponent(`/jobs?q=${word}`)}`)
  for (const [label, option] of Object.entries(answers)) {
    const field = page.getByLabel(label)
    if (/^\d/.test(option)) await field.fill(option)
    else await field.selectOption(option)
  }
  await page.getByRole('button', { name: 'Save my situation' }).click()
  await expect(page).toHaveURL(`/jobs?q=${word}`)
  return (title: string) => page.getByRole('article').filter({ hasText: `${title} ${word}` })
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

for (const script of ['on', 'off'] as const) {
  test.describe(`with script ${script}`, () => {
    test.use({ script })

    test(
      'a nurse who is registering with the NMC is a new entrant as a nurse, and nothing else',
      { tag: script === 'off' ? '@any-width' : [] },
      async ({ page, server, expectAccessible }) => {
        const word = await postTwo(server)
        const card = await answer(page, word, {
          'Where are you now?': 'abroad',
          'Which UK visa': 'none',
          'Will you be under 26': 'no',
          'What is your highest': 'degree',
          'Are you registered': 'working-towards',
          'Which body': 'nmc',
        })
        await expect(card('Nurse')).toContainText('Could be sponsored')
        await expect(card('Programmer')).toContainText('Too low: £')
        if (script === 'on') await expectAccessible()
      },
    )

    test('a question that only some answers lead to is shown with them', async ({ page }) => {
      await page.goto('/situation')
      for (const [label, parent, value] of [
        ['If you have a Graduate visa', 'Which UK visa', 'graduate'],
        ['If you have started: which body', 'Are you registered', 'working-towards'],
      ] as const) {
        await expect(page.getByLabel(label)).toBeHidden()
        await page.getByLabel(parent).selectOption(value)
        await expect(page.getByLabel(label)).toBeVisible()
        await page.getByLabel(parent).selectOption('')
        await expect(page.getByLabel(label)).toBeHidden()
      }
    })

    test(
      'a situation of many answers is not cut above the list',
      { tag: script === 'off' ? '@any-width' : [] },
      async ({ page, server }) => {
        const word = await postTwo(server)
        await answer(page, word, {
          'Where are you now?': 'uk',
          'Which UK visa': 'student',
          'Will you be under 26': 'yes',
          'What is your highest': 'stem-phd',
          'How good is your English': 'below-b1',
          'Are you registered': 'working-towards',
        })
        const words = page.getByText(/in the UK, Student visa \+4$/).first()
        const isCut = await words.evaluate(
          (one) =>
            one.scrollWidth > one.clientWidth && getComputedStyle(one).overflowX !== 'visible',
        )
        expect(isCut).toBe(false)
        const overhang = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overhang).toBe(0)
      },
    )

    test(
      'a national of Afghanistan abroad reads above the list that applications are refused',
      { tag: script === 'off' ? '@any-width' : [] },
      async ({ page, server, expectAccessible }) => {
        const word = await postTwo(server)
        await page.goto(`/jobs?q=${word}`)
        await page
          .getByRole('link', { name: `Nurse ${word}` })
          .first()
          .click()
        await expect(
          page.getByText('Not for nationals of Afghanistan applying from abroad').first(),
        ).toBeVisible()

        const card = await answer(page, word, {
          'Where are you now?': 'abroad',
          'Which passport will you use?': 'AF',
        })
        await expect(page.getByText(/nationals of Afghanistan are refused/)).toHaveCount(1)
        await expect(card('Nurse')).toContainText('Not from abroad now')
        await expect(card('Nurse')).not.toContainText('Afghanistan')
        const links = page.getByRole('list', { name: 'Sponsorship' }).getByRole('link')
        await expect(links.first()).toHaveText('Could be sponsored for me 0')
        if (script === 'on') await expectAccessible()
        await card('Nurse')
          .getByRole('link', { name: `Nurse ${word}` })
          .first()
          .click()
        await expect(
          page.getByText(/^Not from abroad now: applications by nationals/),
        ).toBeVisible()

        await page.getByRole('button', { name: 'Forget' }).click()
        await expect(page.getByText(/^Not from abroad now/)).toHaveCount(0)
      },
    )

    test(
      'a visitor in the UK first reads to leave and apply from abroad',
      { tag: script === 'off' ? '@any-width' : [] },
      async ({ page, server }) => {
        const word = await postTwo(server)
        const card = await answer(page, word, {
          'Where are you now?': 'uk',
          'Which UK visa': 'not-switchable',
        })
        await expect(page.getByText(/Leave the UK and apply from abroad\.$/)).toBeVisible()
        await expect(card('Nurse')).toContainText('Leave and apply from abroad')
        await card('Nurse')
          .getByRole('link', { name: `Nurse ${word}` })
          .first()
          .click()
        await expect(page.getByText(/^Not from inside the UK on your visa/)).toBeVisible()
      },
    )

    test(
      'a student reads that the course comes first, and how long a Graduate visa lasts',
      { tag: script === 'off' ? '@any-width' : [] },
      async ({ page, server }) => {
        const word = await postTwo(server)
        const card = await answer(page, word, {
          'Where are you now?': 'uk',
          'Which UK visa': 'student',
        })
        await expect(page.getByText(/A Graduate visa lasts \d+ months/)).toBeVisible()
        await expect(card('Nurse')).toContainText('After your course')
        await expect(card('Nurse')).toContainText('Could be sponsored')
      },
    )

    test(
      'with 30 days left on a Graduate visa it is said once, and each card shows what comes after',
      { tag: script === 'off' ? '@any-width' : [] },
      async ({ page, server }) => {
        const word = await postTwo(server)
        const card = await answer(page, word, {
          'Where are you now?': 'uk',
          'Which UK visa': 'graduate',
          'Graduate visa: when': inDays(30),
        })
        await expect(
          page.getByText(/You may work in the UK until .* \((?:29|30|31) days\)/),
        ).toHaveCount(1)
        await expect(card('Programmer')).toContainText('Then could be sponsored')
        await card('Programmer')
          .getByRole('link', { name: `Programmer ${word}` })
          .first()
          .click()
        await expect(page.getByText(/^Yes, until/)).toBeVisible()
        await expect(page.getByText(/days left, then could be sponsored$/)).toBeVisible()
      },
    )
  })
}

test('the passport stays on the device when the other answers go into the account', async ({
  page,
  server,
}) => {
  const { db } = server
  const { email } = await beLoggedIn(page, server)
  await page.goto('/situation')
  await page.getByLabel('Where are you now?').selectOption('abroad')
  await page.getByLabel('Which passport will you use?').selectOption('AF')
  await page.getByLabel('Save them in my account, too').check()
  await page.getByRole('button', { name: 'Save my situation' }).click()
  await expect(page.getByText(/nationals of Afghanistan are refused/)).toBeVisible()

  const { situation } = await db
    .selectFrom('account')
    .select('situation')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect(situation).toEqual({ where: 'abroad' })
})
