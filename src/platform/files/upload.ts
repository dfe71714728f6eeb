import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Upload } from './files.ts'

const DAY_IN_MS = 86_400_000

/** Creates the folder of incoming uploads and deletes what a killed process left there. */
export async function prepareUploadFolder(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    const { mtimeMs } = await stat(file)
    if (mtimeMs < Date.now() - DAY_IN_MS) await rm(file, { force: true })
  }
}

export async function receiveUpload(
  folder: string,
  content: Readable,
  limit: number,
): Promise<Upload> {
  const file = path.join(folder, randomUUID())
  const discard = () => rm(file, { force: true })
  let size = 0
  const sizeLimit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      done(size > limit ? new DomainError('too_large') : null, chunk)
    },
  })
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600 })
  // The file may still be opening when the pipeline has failed and no longer listens.
  target.on('error', () => {})
  const closed = new Promise<void>((resolve) => target.once('close', () => resolve()))
  try {
    await pipeline(content, sizeLimit, target)
  } catch (error) {
    await closed
    await discard()
    throw isDiskFull(error) ? new DomainError('no_space') : error
  }
  return { path: file, size, [Symbol.asyncDispose]: discard }
}

export function isDiskFull(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown }
  return code === 'ENOSPC' || code === 'EDQUOT' || (cause !== undefined && isDiskFull(cause))
}
