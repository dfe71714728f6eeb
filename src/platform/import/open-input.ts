import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { ImportError } from './import-error.ts'

export interface Input {
  /** The default source of adverts. */
  name: string
  /** The content, decompressed. */
  bytes: AsyncIterable<Uint8Array>
  /** The number of bytes of `size` that have been read, before decompression. */
  bytesRead(): number
  /** Null if it cannot be known. */
  size: number | null
  close(): void
}

const CHUNK_BYTES = 256 * 1024

/**
 * Opens a file, or standard input for '-'. Gzip is recognised by its first two bytes.
 * @throws {ImportError} if there is nothing to read
 */
export async function openInput(file: string, stdin: Readable = process.stdin): Promise<Input> {
  const isStdin = file === '-'
  const size = isStdin ? null : await sizeOf(file)
  const stream = isStdin ? stdin : createReadStream(file, { highWaterMark: CHUNK_BYTES })
  let read = 0

  async function* countBytes() {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      read += chunk.length
      yield chunk
    }
  }

  return {
    name: isStdin ? 'stdin' : path.basename(file).replace(/(?<=.)\..*$/, ''),
    bytes: decompress(countBytes(), isStdin ? 'standard input' : file),
    bytesRead: () => read,
    size,
    close: () => stream.destroy(),
  }
}

async function sizeOf(file: string) {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new ImportError(`There is no file at ${file}.`)
    throw new ImportError(`The file ${file} could not be opened: ${error.message}.`)
  })
  if (found.isDirectory()) throw new ImportError(`${file} is a folder; name one file in it.`)
  return found.isFile() ? found.size : null
}

async function* decompress(bytes: AsyncGenerator<Uint8Array>, file: string) {
  const { start, rest } = await firstBytes(bytes, file)
  const isGzip = start[0] === 0x1f && start[1] === 0x8b
  try {
    yield* isGzip ? gunzip(start, rest) : again(start, rest)
  } catch (error) {
    throw toImportError(error as NodeJS.ErrnoException, file)
  }
}

async function firstBytes(bytes: AsyncGenerator<Uint8Array>, file: string) {
  let start = new Uint8Array()
  try {
    while (start.length < 2) {
      const { value, done } = await bytes.next()
      if (done) break
      start = Buffer.concat([start, value])
    }
  } catch (error) {
    throw toImportError(error as NodeJS.ErrnoException, file)
  }
  if (start.length === 0) throw new ImportError(`There is nothing in ${file}: it is empty.`)
  return { start, rest: bytes }
}

async function* again(start: Uint8Array, rest: AsyncGenerator<Uint8Array>) {
  yield start
  yield* rest
}

function gunzip(start: Uint8Array, rest: AsyncGenerator<Uint8Array>): AsyncIterable<Uint8Array> {
  const packed = Readable.from(again(start, rest), { objectMode: false })
  // Iterating throws any error.
  return pipeline(packed, createGunzip({ chunkSize: CHUNK_BYTES }), () => {})
}

function toImportError(error: NodeJS.ErrnoException, file: string) {
  if (error.code === 'Z_BUF_ERROR') {
    return new ImportError(`The gzip data of ${file} ends too early: copy the whole file again.`)
  }
  if (error.code?.startsWith('Z_')) {
    return new ImportError(`The gzip data of ${file} is damaged: copy the file again.`)
  }
  if (error.code && error.code !== 'ABORT_ERR') {
    return new ImportError(`The file ${file} could not be read: ${error.message}.`)
  }
  return error
}
