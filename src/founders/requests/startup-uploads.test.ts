import { existsSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Files } from '#platform/files/files.ts'
import { readForm } from '#platform/forms/read-form.ts'
import { aPdf } from '#tests/support/documents.ts'
import { asMultipart } from '#tests/support/multipart.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { app, db, services, files, dataDir } = await openTestServer()
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as { port: number }

const visitor = { ip: '203.0.113.1' }
const request = {
  companyName: 'Saltmarsh Care',
  companyEmail: 'founder@saltmarsh.example',
  desc: 'Where do we begin?',
}

const arrivals = () => readdirSync(path.join(dataDir, 'arrivals'))

function storedFiles() {
  const folder = path.join(dataDir, 'files/startup-requests')
  return existsSync(folder) ? readdirSync(folder) : []
}

async function countRows() {
  return (await db.selectFrom('startupRequest').select('id').execute()).length
}

/** Splits data into chunks, as a network delivers it. */
function* inPieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
}

async function sourceOf(fields: Record<string, string | File>) {
  const { payload, headers } = await asMultipart(fields)
  return {
    contentType: headers['content-type'],
    body: Readable.from(inPieces(payload)),
  }
}

test('an aborted upload leaves neither a file nor a row', async () => {
  const { payload, headers } = await asMultipart({ ...request, companyDocument: aPdf(5_000_000) })
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST /api/v1/startup HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: ${headers['content-type']}\r\n` +
      `Content-Length: ${payload.length}\r\n\r\n`,
  )
  socket.write(payload.subarray(0, 2_000_000))
  await expect.poll(arrivals).toHaveLength(1)

  socket.destroy()

  await expect.poll(arrivals).toEqual([])
  expect(storedFiles()).toEqual([])
  expect(await countRows()).toBe(0)
})

test('a browser that sends far too much gets the message after sending everything', async () => {
  const { payload, headers } = await asMultipart({ ...request, companyDocument: aPdf(35_000_000) })

  const response = await fetch(`http://127.0.0.1:${port}/api/v1/startup`, {
    method: 'POST',
    headers,
    body: payload,
  })

  expect(response.status).toBe(413)
  expect(await response.text()).toBe('This document is larger than 10 MB. Choose a smaller one.')
  expect(arrivals()).toEqual([])
})

test('the fields before a file that is too large are not lost', async () => {
  const source = await sourceOf({ ...request, companyDocument: aPdf(30_000_000) })

  await using form = await services.startups.receive(visitor, source)

  expect({ ...form.values }).toEqual(request)
  expect(form.failure?.problems[0]?.field).toBe('companyDocument')
})

test('a full disk is answered with a sentence, and the fields are not lost', async () => {
  const full: Files = {
    ...files,
    receive: async () => Promise.reject(new DomainError('no_space')),
  }
  const rule = { fields: ['companyDocument'], limit: 1000, tooLarge: '' }

  await using form = await readForm(
    full,
    await sourceOf({ ...request, companyDocument: aPdf() }),
    rule,
  )

  expect(form.failure).toMatchObject({ code: 'no_space', status: 507 })
  expect({ ...form.values }).toEqual(request)
})

test('a request that cannot be saved leaves no document', async () => {
  const source = await sourceOf({ ...request, companyDocument: aPdf() })
  await using form = await services.startups.receive(visitor, source)
  await db.schema.alterTable('startupRequest').renameTo('startupRequestAway').execute()

  await expect(services.startups.submit(visitor, form)).rejects.toThrow(/startup_request/)

  await db.schema.alterTable('startupRequestAway').renameTo('startupRequest').execute()
  expect(storedFiles()).toEqual([])
})

test('a repeated file field counts once, and fields like __proto__ are plain texts', async () => {
  const body =
    '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\npolluted\r\n' +
    ['one', 'two']
      .map(
        (name) =>
          `--x\r\nContent-Disposition: form-data; name="companyDocument"; filename="${name}.pdf"\r\n\r\n%PDF-\r\n`,
      )
      .join('') +
    '--x--\r\n'

  await using form = await services.startups.receive(visitor, {
    contentType: 'multipart/form-data; boundary=x',
    body: Readable.from([Buffer.from(body)]),
  })

  expect(form.uploads.companyDocument?.name).toBe('one.pdf')
  expect(({} as { polluted?: string }).polluted).toBeUndefined()
  expect(arrivals()).toHaveLength(1)
})
