import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { aPostedJob } from '#tests/support/applications.ts'
import { aPdf } from '#tests/support/documents.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn } from '#tests/support/journeys.ts'
import { aPerson } from '#tests/support/people.ts'
import { findUnmarkedEnglish } from '#tests/support/unmarked-english.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const LANGUAGES = readdirSync('src/platform/languages/texts')
  .filter((file) => file.endsWith('.json'))
  .map((file) => path.parse(file).name)
  .filter((code) => code !== 'en')

// Names, search terms, and the official names of occupations, papers and countries.
const DATA = [
  'Saltmarsh House',
  'Leeds',
  'Ada Obi',
  'AO',
  'ada.pdf',
  'zzyzx',
  'care assistant',
  'Other registered nursing professionals',
  'Registered specialist nurses',
  'HC 584',
  'ہانگ کانگ SAR چین',
]

test.use({ expectedLog: /422|404/ })

for (const language of LANGUAGES) {
  test(
    `every page in ${language} says what of it is in English`,
    // The one that is written from right to left stands for all.
    { tag: language === 'ur' ? '@any-width' : ['@any-width', '@long'] },
    async ({ page, server }) => {
      // Other journeys' adverts have words of their own.
      await server.db.updateTable('job').set({ status: 'closed' }).execute()
      const employer = await aPerson(server.db, { firstName: 'Bola' })
      const [title, closedTitle] = [`Night nurse ${uniqueWord()}`, `Matron ${uniqueWord()}`]
      const applyEmail = `jobs-${employer.id}@employer.example`
      const job = await aPostedJob(server.db, employer, {
        title,
        applyEmail,
        description: title,
        preview: title,
      })
      const closed = await aPostedJob(server.db, employer, {
        title: closedTitle,
        description: title,
        preview: title,
        status: 'closed',
      })
      server.notifyJobsChanged()
      const check = async (what: string) => {
        const data = [...DATA, title, closedTitle]
        const found = await findUnmarkedEnglish(page, language, data)
        expect.soft(found, `${what} in ${language}`).toEqual([])
      }
      const look = async (path: string) => {
        await page.goto(`/${language}${path}`)
        await check(path)
      }

      await look('')
      await look('/jobs')
      await look('/jobs?q=zzyzx&country=GB')
      await look('/jobs?q=care+assistant')
      await look('/jobs?page=400')
      await look('/jobs?answer=pass&postedWithin=7&pay=30000')
      await look(`/jobDetails/${job.id}/x`)
      await look(`/jobDetails/${closed.id}/x`)
      await look('/jobDetails/nosuchjob/x')
      await look('/sponsorship')

      await beLoggedIn(page, server)
      await look('/jobs')
      await look(`/jobform/${closed.id}`)
      await look(`/jobform/${job.id}`)
      await page.locator('#fullName').fill('')
      await send(page)
      await expect(page.getByRole('alert')).toBeVisible()
      await check('a rejected application')
      await page.locator('#fullName').fill('Ada Obi')
      await page.locator('#phoneNumber').fill('0803 123 4567')
      await page.locator('#yearsOfExperience').fill('6')
      await page.locator('#coverLetter').fill(title)
      const buffer = Buffer.from(await aPdf(3000).bytes())
      const file = { name: 'ada.pdf', mimeType: 'application/pdf', buffer }
      const resume = page.locator('#uploadResume')
      await expect(resume).toHaveCSS('color', 'rgba(0, 0, 0, 0)')
      await resume.setInputFiles(file)
      await expect(resume).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)')
      await send(page)
      await expect(page).toHaveURL(`/${language}/jobs`)
      await expect(page.locator('.toast')).toBeVisible()
      await check('the list after applying')
      await look(`/jobDetails/${job.id}/x`)
      await look(`/jobform/${job.id}`)
    },
  )
}

async function send(page: Page) {
  await page.locator('#apply-form button[type=submit]').click()
}
