import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { decodeText } from '#platform/import/decode.ts'
import { openInput } from '#platform/import/open-input.ts'

async function* inPieces(bytes: Buffer, size = bytes.length) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function decoded(bytes: Buffer, size?: number) {
  return (await Array.fromAsync(decodeText(inPieces(bytes, size)))).join('')
}

async function aFile(name: string, content: Buffer | string) {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'landfall-input-')), name)
  await writeFile(file, content)
  return file
}

async function contentOf(file: string, stdin?: Readable) {
  const { bytes, ...input } = await openInput(file, stdin)
  return { ...input, text: await decoded(Buffer.concat(await Array.fromAsync(bytes))) }
}

test.each([1, 2, 3, 5, 1000])('UTF-8 in pieces of %i bytes is read whole', async (size) => {
  const text = '\ufeffCafé – £25,000 🚑 œuvre'
  expect(await decoded(Buffer.from(text), size)).toBe(text.slice(1))
})

test.each([1, 3, 1000])(
  'what is not UTF-8 is read as windows-1252, in pieces of %i',
  async (size) => {
    const bytes = Buffer.concat([
      Buffer.from('Zürich '),
      Buffer.from([0xa3, 0x35, 0x20, 0x80, 0x92]),
    ])
    expect(await decoded(bytes, size)).toBe('Zürich £5 €’')
  },
)

test('UTF-16 is read by its mark, either way round', async () => {
  const little = Buffer.from('\ufeffnaïve', 'utf16le')
  expect(await decoded(little, 3)).toBe('naïve')
  expect(await decoded(Buffer.from(little).swap16(), 3)).toBe('naïve')
})

test('a packed file is unpacked whatever it is called', async () => {
  const packed = await contentOf(await aFile('adverts.2026.json', gzipSync('hello')))
  expect(packed).toMatchObject({ name: 'adverts', text: 'hello' })
})

test('two packed files one after the other are both read', async () => {
  const both = Buffer.concat([gzipSync('one '), gzipSync('two')])
  expect((await contentOf(await aFile('both.gz', both))).text).toBe('one two')
})

test('standard input is read for a dash', async () => {
  const stdin = Readable.from([Buffer.from([0x1f]), gzipSync('piped').subarray(1)])
  expect(await contentOf('-', stdin)).toMatchObject({ name: 'stdin', text: 'piped', size: null })
})

test.each([
  ['nowhere.json', null, /There is no file at .*nowhere\.json\./],
  ['empty.json', '', /it is empty/],
  ['cut.gz', gzipSync('x'.repeat(5000)).subarray(0, 20), /ends too early/],
  ['damaged.gz', Buffer.concat([gzipSync('x').subarray(0, 10), Buffer.alloc(40, 0xff)]), /damaged/],
])('%s is refused with a sentence', async (name, content, message) => {
  const file = content === null ? `/tmp/${name}` : await aFile(name, content)
  await expect(contentOf(file)).rejects.toThrow(message)
})

test('a folder is refused with a sentence', async () => {
  await expect(openInput(tmpdir())).rejects.toThrow(/is a folder/)
})
