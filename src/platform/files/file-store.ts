import { once } from 'node:events'
import { ReadStream } from 'node:fs'
import type { Disk } from 'flydrive'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { FileStore } from './files.ts'
import { isDiskFull, prepareUploadFolder, receiveUpload } from './upload.ts'

/**
 * Uploads are completed in a folder on this machine before they are stored: the store needs their size,
 * and most are inspected first.
 */
export async function createFileStore(disk: Disk, uploadFolder: string): Promise<FileStore> {
  await prepareUploadFolder(uploadFolder)
  return {
    receive: (content, limit) => receiveUpload(uploadFolder, content, limit),
    async save({ path, size }, key) {
      try {
        await disk.copyFromFs(path, key, { contentLength: size })
      } catch (error) {
        await disk.delete(key)
        throw isDiskFull(error) ? new DomainError('no_space') : error
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
