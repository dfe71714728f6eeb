import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, expect, test, vi } from 'vitest'
import { asMultipart } from '#tests/support/multipart.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { readAllRows } from '#tests/support/whole-database.ts'

const SECRET = `Zanzibar${crypto.randomUUID().replaceAll('-', '')}`
const CHECKS = 1000

// Files that the product writes for a moment are looked for as well, so it has a folder of its own for them.
const folder = await mkdtemp(path.join(tmpdir(), 'landfall-real-'))
vi.stubEnv('TMPDIR', folder)
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

const lines: string[] = []
const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) })
const { app, db, services } = await openTestServer({ log })

let networks = 0
/** Each text comes from a network of its own. */
const aNetwork = () => `198.18.${Math.floor((networks += 1) / 250)}.${networks % 250}`

const text = (time: number) =>
  `${SECRET} Hospital Ltd, ${SECRET}@gmail.com, ${time}: send £900 to our agent today for your Certificate of Sponsorship, we guarantee the visa.`

/** The five ways a text gets here: a call, an assistant’s, the form’s text, its file, and a file that cannot be read. */
const WAYS = [
  async (time: number) => {
    const payload = { text: text(time) }
    const remoteAddress = aNetwork()
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/v1/real',
      remoteAddress,
      payload,
    })
    expect(statusCode).toBe(200)
  },
  async (time: number) => {
    const params = { name: 'check_text', arguments: { text: text(time) } }
    const payload = { jsonrpc: '2.0', id: time, method: 'tools/call', params }
    const remoteAddress = aNetwork()
    const answer = await app.inject({ method: 'POST', url: '/mcp', remoteAddress, payload })
    expect(answer.json().result.structuredContent.summary).toContain('Alarm')
  },
  async (time: number) => {
    expect((await submit({ text: text(time) })).report.answer).toBe('alarm')
  },
  async (time: number) => {
    const file = new File([text(time)], `${SECRET}.txt`)
    expect((await submit({ text: '', file })).report.answer).toBe('alarm')
  },
  async (time: number) => {
    const file = new File([`%PDF-1.7 ${text(time)}`], `${SECRET}.pdf`)
    await expect(submit({ text: '', file })).rejects.toMatchObject({ code: 'invalid_input' })
  },
]

async function submit(fields: Record<string, string | File>) {
  const { payload, headers } = await asMultipart(fields)
  const body = Readable.from([payload])
  await using form = await services.real.receive({ contentType: headers['content-type'], body })
  return await services.real.checkForm({ ip: aNetwork() }, form)
}

test('a thousand checks leave nothing of the texts in database, files or log', async () => {
  for (let time = 0; time < CHECKS; time++) await WAYS[time % WAYS.length]?.(time)
  // A search that finds nothing is shown to search: the log has the calls, the database the limits.
  expect(lines.filter((line) => line.includes('/api/v1/real'))).not.toEqual([])
  expect(lines.filter((line) => line.includes(SECRET))).toEqual([])
  const tables = Object.entries(await readAllRows(db))
  expect(tables.length).toBeGreaterThan(50)
  const holds = ([, rows]: [string, string[]]) => rows.some((row) => row.includes(SECRET))
  expect(tables.filter(holds).map(([name]) => name)).toEqual([])
  expect(await filesWith(SECRET)).toEqual([])
}, 300_000)

async function filesWith(words: string) {
  const names = await readdir(folder, { recursive: true })
  const found: string[] = []
  for (const name of names) {
    const file = path.join(folder, name)
    const isFile = (await stat(file)).isFile()
    if (name.includes(words) || (isFile && (await readFile(file)).includes(words))) found.push(name)
  }
  return found
}
