import { once } from 'node:events'
import { ReadStream, createReadStream, createWriteStream } from 'node:fs'
import type { Disk } from 'flydrive'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { FileStore, Upload } from './files.ts'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const DAY_IN_MS = 86_400_000

/**
 * Uploads are completed in a folder on this machine before they are stored: the store needs their size,
 * and most are inspected first.
 */
export async function createFileStore(disk: Disk, uploadFolder: string): Promise<FileStore> {
  await prepareUploadFolder(uploadFolder)
  return {
    receive: (content, limit) => receiveUpload(uploadFolder, content, limit),
    async save({ path, size }, key) {
      // Opened before it is sent: a store that cannot be reached fails first, and the file is then deleted while it opens.
      const content = createReadStream(path)
      await once(content, 'open')
      try {
        await disk.putStream(key, content, { contentLength: size })
      } catch (error) {
        await disk.delete(key)
        throw isDiskFull(error) ? new DomainError('no_space') : error
      } finally {
        content.destroy()
      }
    },
    open: (key) => openStream(disk, key),
    delete: (key) => disk.delete(key),
    listOlderThan: (folder, before) => listOlderThan(disk, folder, before),
  }
}

/** A file that is deleted at that moment is missing: its stream must not fail before it has a listener. */
async function openStream(disk: Disk, key: string) {
  if (!(await disk.exists(key))) return null
  const content = await disk.getStream(key)
  if (!(content instanceof ReadStream)) return content
  return once(content, 'open').then(
    () => content,
    (error: unknown) => {
      if ((error as { code?: string }).code === 'ENOENT') return null
      throw error
    },
  )
}

async function* listOlderThan(disk: Disk, folder: string, before: Date) {
  let paginationToken: string | undefined
  do {
    const page = await disk
      .listAll(folder, { ...(paginationToken && { paginationToken }) })
      .catch(emptyIfMissing)
    const keys: string[] = []
    for (const object of page.objects) {
      if (!object.isFile) continue
      const { lastModified } = await disk.getMetaData(object.key)
      if (lastModified < before) keys.push(object.key)
    }
    yield keys
    paginationToken = page.paginationToken
  } while (paginationToken)
}

/** On disk, a folder does not exist before its first file. */
function emptyIfMissing(error: { code?: string; cause?: { code?: string } }) {
  if (error.code !== 'ENOENT' && error.cause?.code !== 'ENOENT') throw error
  return { objects: [], paginationToken: undefined }
}

/** Creates the folder of incoming uploads and deletes what a killed process left there. */
async function prepareUploadFolder(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    const { mtimeMs } = await stat(file)
    if (mtimeMs < Date.now() - DAY_IN_MS) await rm(file, { force: true })
  }
}

async function receiveUpload(folder: string, content: Readable, limit: number): Promise<Upload> {
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

function isDiskFull(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown }
  return code === 'ENOSPC' || code === 'EDQUOT' || (cause !== undefined && isDiskFull(cause))
}
