import { mkdtempSync, readdirSync, utimesSync, writeFileSync, type ReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Disk } from 'flydrive'
import S3rver from 's3rver'
import { afterAll, expect, test } from 'vitest'
import { openDisk } from './disk.ts'
import { openBucket } from './s3.ts'
import { createFileStore } from './file-store.ts'

const MEGABYTE = 1024 * 1024
const folder = mkdtempSync(path.join(tmpdir(), 'landfall-files-'))
const arrivals = path.join(folder, 'arrivals')

const s3 = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: path.join(folder, 's3'),
  configureBuckets: [{ name: 'landfall-files', configs: [] }],
})
const { port } = await s3.run()
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

const bucket = openBucket({
  bucket: 'landfall-files',
  endpoint: `http://127.0.0.1:${port}`,
  region: 'us-east-1',
  credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
})

const stores = [
  {
    where: 'on disk',
    files: await createFileStore(openDisk(path.join(folder, 'files')), arrivals),
  },
  { where: 'in a bucket', files: await createFileStore(bucket, arrivals) },
]

test.each(stores)(
  'a file $where is read as it was saved, and not found once deleted',
  async ({ files }) => {
    const content = Buffer.alloc(6 * MEGABYTE, 'landfall')
    {
      await using upload = await files.receive(Readable.from([content]), 10 * MEGABYTE)
      expect(upload.size).toBe(content.length)
      await files.save(upload, 'documents/one.pdf')
    }
    expect(readdirSync(arrivals)).toEqual([])

    const found = await files.open('documents/one.pdf')
    expect(found && content.equals(await buffer(found))).toBe(true)

    await files.delete('documents/one.pdf')
    await files.delete('documents/one.pdf')
    expect(await files.open('documents/one.pdf')).toBeNull()
  },
)

test.each(stores)(
  'files $where are listed by age, and a missing folder is empty',
  async ({ files }) => {
    for (const name of ['a.pdf', 'b.pdf']) {
      await using upload = await files.receive(Readable.from(['x']), 10)
      await files.save(upload, `aged/${name}`)
    }
    const keysBefore = async (before: Date, folder = 'aged') =>
      (await Array.fromAsync(files.listOlderThan(folder, before))).flat().toSorted()
    const hour = 3_600_000

    expect(await keysBefore(new Date(Date.now() + hour))).toEqual(['aged/a.pdf', 'aged/b.pdf'])
    expect(await keysBefore(new Date(Date.now() - hour))).toEqual([])
    expect(await keysBefore(new Date(), 'nothing-yet')).toEqual([])
  },
)

test.each(stores)('a key cannot reach files outside the store $where', async ({ files }) => {
  await using upload = await files.receive(Readable.from(['x']), 10)

  await expect(files.save(upload, '../../outside.txt')).rejects.toThrow()
})

test.each(stores)(
  'an upload above the limit is rejected $where and leaves nothing',
  async ({ files }) => {
    await expect(files.receive(Readable.from(['12345', '67890', '1']), 10)).rejects.toMatchObject({
      code: 'too_large',
    })

    expect(readdirSync(arrivals)).toEqual([])
  },
)

test('an unreachable bucket is an error, and the upload is deleted with its scope', async () => {
  const nowhere = openBucket({
    bucket: 'landfall-files',
    endpoint: 'http://127.0.0.1:1',
    region: 'us-east-1',
    credentials: { accessKeyId: 'x', secretAccessKey: 'y' },
  })
  const files = await createFileStore(nowhere, arrivals)
  {
    await using upload = await files.receive(Readable.from(['x']), 10)
    await expect(files.save(upload, 'one.pdf')).rejects.toThrow()
  }

  expect(readdirSync(arrivals)).toEqual([])
})

test('a file is open before it is sent, so that none is deleted while it opens', async () => {
  let isOpening: boolean | undefined
  const failing = {
    async putStream(_key: string, content: ReadStream) {
      isOpening = content.pending
      throw new Error('It is away.')
    },
    async delete() {},
  } as unknown as Disk
  const files = await createFileStore(failing, arrivals)
  await using upload = await files.receive(Readable.from(['x']), 10)

  await expect(files.save(upload, 'one.pdf')).rejects.toThrow('It is away.')
  expect(isOpening).toBe(false)
})

test('uploads of a killed process are deleted after a day', async () => {
  const yesterday = Date.now() / 1000 - 25 * 3600
  writeFileSync(path.join(arrivals, 'old'), 'x')
  utimesSync(path.join(arrivals, 'old'), yesterday, yesterday)
  writeFileSync(path.join(arrivals, 'on-its-way'), 'x')

  await createFileStore(openDisk(path.join(folder, 'files')), arrivals)

  expect(readdirSync(arrivals)).toEqual(['on-its-way'])
})
