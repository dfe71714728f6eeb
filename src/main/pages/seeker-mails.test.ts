import { expect, test } from 'vitest'
import { LANGUAGES, TRANSLATIONS } from '#platform/languages/languages.ts'
import type { Language } from '#platform/languages/language.ts'
import { renderEmail } from '#platform/mail/render-email.ts'
import { everySeekerMail, MAIL_DATA } from '#tests/support/seeker-mails.ts'
import { hasEnglish } from '#tests/support/unmarked-english.ts'

const MARKED = /<p[^>]* lang="en"[^>]*>[^<]*<\/p>/g
const HIDDEN = /<style>[\s\S]*?<\/style>|<!--[\s\S]*?-->/g

const rendered = new Map<string, ReturnType<typeof renderAll>>()

/** Every mail to a seeker in the language, rendered once for both tests of it. */
function mailsIn(language: Language) {
  const mails = rendered.get(language.code) ?? renderAll(language)
  rendered.set(language.code, mails)
  return mails
}

function renderAll(language: Language) {
  const mails = Object.entries(everySeekerMail(language))
  return Promise.all(
    mails.map(async ([name, content]) => ({ name, content, ...(await renderEmail(content)) })),
  )
}

test.each(TRANSLATIONS)(
  'each mail to a seeker in $code says what of it is in English',
  async (language) => {
    for (const { name, html, subject } of await mailsIn(language)) {
      const texts = html
        .replaceAll(HIDDEN, '')
        .replaceAll(MARKED, '')
        .split(/<[^>]*>/)
        .map((text) => text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').trim())
      // The preview repeats the first paragraph, and nothing can be marked there.
      const english = [...MAIL_DATA, '24 Nov 2026: I have it in writing']
      for (const text of [subject, ...texts])
        expect(hasEnglish(text, language.code, english), `${name}: ${text}`).toBe(false)
    }
  },
)

test.each(LANGUAGES)('each mail in $code says its language and direction', async (language) => {
  const lang = language.code === 'en' ? 'en-GB' : language.code
  const mails = await mailsIn(language)
  expect(mails).toHaveLength(39)
  for (const { name, content, html, text, subject } of mails) {
    expect(html, name).toContain(`<html dir="${language.direction}" lang="${lang}">`)
    for (const part of [subject, html, text]) {
      expect(part, name).not.toMatch(/\{\w+\}|undefined|\[object|\bnull\b/)
    }
    expect(text, name).toContain(content.heading)
  }
})

test.each(LANGUAGES)('the offer in $code lists the terms that are stated', async (language) => {
  const { offer } = language.words
  const { text = '' } = (await mailsIn(language)).find(({ name }) => name === 'offered') ?? {}
  const stated = [offer.pay, offer.hours, offer.place, offer.firstDay, offer.contract]
  for (const label of [...stated, offer.answerByLabel]) expect(text).toContain(`${label}: `)
  for (const value of ['31,049', '37.5', 'York', '1 Mar 2099', '4 Jan 2099'])
    if (language.code === 'en' || !/\p{L}/u.test(value)) expect(text).toContain(value)
  expect(text).not.toContain(`${offer.ifYouLeave}: `)
})

test('what is put into a text from right to left is set apart, but for addresses', async () => {
  const language = TRANSLATIONS.find(({ direction }) => direction === 'rtl')
  const { subject, text } = await renderEmail(everySeekerMail(language).saved ?? fail())
  expect(subject).toContain('\u2068Staff nurse, nights\u2069')
  expect(text).not.toMatch(/https?:\S*\u2069/)
})

function fail(): never {
  throw new Error('There is no such mail.')
}
