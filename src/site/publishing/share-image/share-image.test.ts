import { readFile } from 'node:fs/promises'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { findUnprintable } from '#hiring/profile/pdf/fonts.ts'
import { english } from '#platform/languages/english.ts'
import type { Language } from '#platform/languages/language.ts'
import { languageFor, LANGUAGES } from '#platform/languages/languages.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { aJob } from '#tests/support/builders.ts'
import { renderSquares } from '#platform/files/picture.ts'
import { aPicture } from '#tests/support/pictures.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { HOSTILE } from '#tests/support/xml.ts'
import { drawCard } from './draw.ts'
import palette from './palette.json' with { type: 'json' }
import { REAL_CARDS, SITE_CARD, toRealCard, type ShareCard } from './share-card.ts'
import { createShareImages } from './share-images.ts'

const { app, db } = await openTestServer()

function aCard(overrides: Partial<ShareCard> = {}): ShareCard {
  return { title: 'Nurse', lines: ['Saltmarsh House'], pay: null, label: null, ...overrides }
}

test('a job has an image of the size that other sites show', async () => {
  const { id } = await aJob(db, { title: 'Ward sister', payMin: 30_000, payPeriod: 'year' })

  const response = await app.inject(`/jobs/${id}/share.png`)

  expect(response.headers['content-type']).toBe('image/png')
  expect(response.headers['cache-control']).toBe('public, max-age=300')
  expect(response.headers['cross-origin-resource-policy']).toBe('cross-origin')
  const picture = await sharp(response.rawPayload).metadata()
  expect(picture).toMatchObject({ format: 'png', width: 1200, height: 630 })
})

test('the site has an image, too', async () => {
  const response = await app.inject('/share.png')

  expect(response.statusCode).toBe(200)
  expect(response.rawPayload.equals(await drawCard(SITE_CARD))).toBe(true)
})

test('the card of an answer has its day and the address of the page, in its language', () => {
  const of = (language: Language) =>
    toRealCard('alarm', { language, date: '2026-11-30', publicUrl: 'https://a.example' })
  expect(of(english).lines.join('\n')).toMatch(/30 November 2026\nCheck yours: a\.example\/real$/)
  const hindi = of(languageFor('hi'))
  expect([hindi.title, hindi.lines[2]]).toEqual([
    languageFor('hi').words.real.alarm,
    expect.stringContaining('a.example/hi/real'),
  ])
})

test('every language’s cards are drawn, each another picture', async () => {
  const drawn = LANGUAGES.flatMap((language) =>
    REAL_CARDS.map((card) => app.inject(`${language.path}/real/share-${card}.png`)),
  )
  const answers = await Promise.all(drawn)
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  const pictures = new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64')))
  expect(pictures.size).toBe(LANGUAGES.length * REAL_CARDS.length)
})

test('our typefaces have every letter of the cards', async () => {
  for (const language of LANGUAGES) {
    for (const card of REAL_CARDS) {
      const about = { language, date: '2026-11-30', publicUrl: 'https://a.example' }
      const { title, lines } = toRealCard(card, about)
      expect([language.code, await findUnprintable([title, ...lines].join(' '))]).toEqual([
        language.code,
        [],
      ])
    }
  }
})

test('an open, a closed and a sample job are never drawn alike', async () => {
  const same = { title: 'Cook', description: 'x' }
  const jobs = [
    await aJob(db, same),
    await aJob(db, { ...same, status: 'closed' }),
    await aJob(db, { ...same, source: 'sample', sourceRef: newId() }),
  ]
  const answers = await Promise.all(jobs.map(({ id }) => app.inject(`/jobs/${id}/share.png`)))
  const alike = await app.inject(`/jobs/${(await aJob(db, same)).id}/share.png`)

  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3)
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(3)
  expect(alike.headers.etag).toBe(answers[0]?.headers.etag)
})

test('an image is sent again only after the job has changed', async () => {
  const { id } = await aJob(db)
  const url = `/jobs/${id}/share.png`
  const { etag } = (await app.inject(url)).headers
  const headers = { 'if-none-match': String(etag) }
  expect(etag).toMatch(/^"[\w-]+"$/)
  const again = await app.inject({ url, headers })
  expect([again.statusCode, again.body]).toEqual([304, ''])

  await db.updateTable('job').set({ status: 'closed' }).where('id', '=', id).execute()

  expect((await app.inject({ url, headers })).statusCode).toBe(200)
})

test('a job without a page has no image', async () => {
  const removed = await aJob(db, { status: 'removed' })

  for (const id of [removed.id, newId(), 'nope', '%00', 'x'.repeat(250)]) {
    expect((await app.inject(`/jobs/${id}/share.png`)).statusCode).toBe(404)
  }
})

test.each([
  ['200 characters', 'A long title with many words '.repeat(7).slice(0, 200)],
  ['one long word', 'W'.repeat(200)],
  ['nothing', ''],
  ['scripts that no typeface of ours has', '护士 ممرضة नर्स พยาบาล 간호사'],
  ['emoji and what joins them', '👩‍⚕️🏳️‍🌈1️⃣🇬🇧'],
  ['fancy letters', '𝐍𝐮𝐫𝐬𝐞 Ⓝ ﷽'],
  ['what would break markup', HOSTILE],
  ['marks without a letter', '\u0301'.repeat(200)],
  ['invisible characters', '\u200b\u202e\u2066\u00ad'],
])('a title of %s is drawn', async (_, title) => {
  const card = aCard({ title, lines: [title, ''], pay: title, label: 'Closed' })

  const { width, height } = await sharp(await drawCard(card)).metadata()

  expect([width, height]).toEqual([1200, 630])
})

test('known letters are drawn whatever is next to them', async () => {
  const [plain, more] = await Promise.all([
    drawCard(aCard({ title: 'Nurse Łódź' })),
    drawCard(aCard({ title: 'Nurse 护士 Łódź 🏥' })),
  ])

  expect(more.equals(plain)).toBe(true)
})

test('an image is drawn once, however many clients ask for it', async () => {
  let drawn = 0
  const images = createShareImages({
    async draw() {
      drawn += 1
      return Buffer.from('a picture')
    },
  })
  const card = aCard()

  await Promise.all(Array.from({ length: 20 }, () => images.of(card).png()))
  await images.of({ ...card }).png()

  expect(drawn).toBe(1)
})

test('two images are drawn at a time, and too many waiting ones are rejected with a time to retry', async () => {
  let atOnce = 0
  let most = 0
  const images = createShareImages({
    async draw() {
      atOnce += 1
      most = Math.max(most, atOnce)
      await new Promise(setImmediate)
      atOnce -= 1
      return Buffer.from('a picture')
    },
  })

  const answers = await Promise.allSettled(
    Array.from({ length: 60 }, (_, i) => images.of(aCard({ title: `Job ${i}` })).png()),
  )

  expect(most).toBe(2)
  const refused = answers.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(8)
  expect(refused[0]).toMatchObject({ reason: { code: 'not_ready', retryAfter: 10 } })
  expect(await images.of(aCard({ title: 'Job 59' })).png()).toBeInstanceOf(Buffer)
})

test('a drawing that failed is tried again and does not block others', async () => {
  let tries = 0
  const images = createShareImages({
    async draw() {
      tries += 1
      if (tries < 4) throw new Error('No ink.')
      return Buffer.from('a picture')
    },
  })

  for (let i = 0; i < 3; i += 1) {
    await expect(images.of(aCard()).png()).rejects.toThrow('No ink.')
  }
  expect(await images.of(aCard()).png()).toBeInstanceOf(Buffer)
})

test('the cache of images is bounded', async () => {
  let drawn = 0
  const images = createShareImages({
    async draw() {
      drawn += 1
      return Buffer.alloc(400)
    },
    maxBytes: 1000,
  })

  for (const title of ['a', 'b', 'c', 'a']) await images.of(aCard({ title })).png()

  expect(drawn).toBe(4)
})

test('the colours are those of the site', async () => {
  const tokens = await readFile('src/platform/styles/tokens.css', 'utf8')

  for (const colour of Object.values(palette)) expect(tokens).toContain(colour)
})

test('an image is drawn after somebody has uploaded a picture', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'landfall-picture-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const sent = path.join(folder, 'me.jpeg')
  await writeFile(sent, Buffer.from(await (await aPicture()).arrayBuffer()))
  expect(await renderSquares(sent, [64], { owner: 'somebody' })).not.toBeNull()

  const picture = await drawCard(aCard({ title: 'Ward clerk' }))

  expect((await sharp(picture).metadata()).format).toBe('png')
})
