import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readFields } from './submit-form.ts'

const READS_ALL = /\.(?:text|formData|json|arrayBuffer|blob)\(\)/
const OF_THE_SERVER =
  /^export async function action|^async function|^export async function (?!client)/

test('the fields of a form are read', async () => {
  const body = new URLSearchParams({ intent: 'save', job: 'a b' })
  const fields = await readFields(new Request('http://localhost', { method: 'POST', body }))

  expect([...fields]).toEqual([...body])
})

test.each(['multipart/form-data; boundary=x', 'text/plain', 'application/json', ''])(
  'content of the type %j is rejected unread, however much it is',
  async (type) => {
    let isRead = false
    const body = new ReadableStream(
      {
        pull() {
          isRead = true
        },
      },
      { highWaterMark: 0 },
    )
    const options = { method: 'POST', body, duplex: 'half', headers: { 'content-type': type } }
    const request = new Request('http://localhost', options as RequestInit)

    await expect(readFields(request)).rejects.toMatchObject({ init: { status: 415 } })
    expect(isRead).toBe(false)
  },
)

test('no page reads a whole request into memory in any other way', () => {
  const found = globSync(
    ['src/*.tsx', 'src/*/**/pages/**/*.{ts,tsx}', 'src/main/{dev,frame}/**/*.{ts,tsx}'],
    {
      exclude: ['**/*.test.ts'],
    },
  ).flatMap((file) => {
    // The text from one function to the next.
    const parts = readFileSync(file, 'utf8').split(
      /^(?=(?:export )?(?:default )?(?:async )?function )/m,
    )
    return parts
      .filter((part) => OF_THE_SERVER.test(part))
      .filter((part) =>
        part.split('\n').some((line) => /request\b/.test(line) && READS_ALL.test(line)),
      )
      .map((part) => `${file}: ${part.split('\n')[0]}`)
  })

  expect(found).toEqual([
    'src/platform/forms/pages/submit-form.ts: export async function readFields(request: Request): Promise<URLSearchParams> {',
  ])
})
