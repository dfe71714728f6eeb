import { createReadStream } from 'node:fs'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Db } from '#platform/database/database.ts'
import type { Files, FileStore, OnInfected, Upload } from '#platform/files/files.ts'
import {
  claimWaiting,
  deleteScan,
  findScansBefore,
  findScanState,
  findUndeleted,
  insertWaiting,
  markDeleted,
  markInfected,
} from './file-scans.queries.ts'
import type { Scanner, Verdict } from './scanner.ts'

/** Pictures in these folders are re-encoded. The uploaded originals are never stored. */
const DRAWN = /^(?:pictures|logos|reports)\//
/** Short, because a visitor is waiting. */
const UPLOAD_TIMEOUT_MS = 10_000
const WAITING_TIMEOUT_MS = 60_000
const BATCH = 4

export interface FileLog {
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

interface Parts {
  db: Db
  /** Null where nothing is scanned. Files that already wait stay so. */
  scanner: Scanner | null
  log: FileLog
}

/** Puts a scanner before a store of files. */
export function createScannedFiles(store: FileStore, { db, scanner, log }: Parts): Files {
  return {
    receive: store.receive,
    save,
    open,
    listOlderThan,
    delete: remove,
    scanWaiting,
  }

  async function save(upload: Upload, key: string) {
    const verdict = await scanUpload(upload, key)
    if (verdict.state === 'infected') {
      log.warn({ virus: verdict.virus, folder: folderOf(key) }, 'Refused an upload with a virus')
      throw new DomainError('virus_found')
    }
    if (verdict.state === 'clean') return store.save(upload, key)
    log.error({ reason: verdict.reason }, 'ClamAV could not scan an upload: it waits')
    // Saved before the file, so that it cannot be opened in between.
    await insertWaiting(db, key)
    try {
      await store.save(upload, key)
    } catch (error) {
      await deleteScan(db, key)
      throw error
    }
  }

  async function scanUpload({ path }: Upload, key: string): Promise<Verdict> {
    if (!scanner || DRAWN.test(key)) return { state: 'clean' }
    return scanner.scan(() => createReadStream(path), UPLOAD_TIMEOUT_MS)
  }

  async function open(key: string) {
    const state = DRAWN.test(key) ? null : await findScanState(db, key)
    if (state) throw new DomainError(state === 'waiting' ? 'file_waiting' : 'file_removed')
    return store.open(key)
  }

  async function remove(key: string) {
    await store.delete(key)
    if (!DRAWN.test(key)) await deleteScan(db, key)
  }

  async function* listOlderThan(folder: string, before: Date) {
    yield* store.listOlderThan(folder, before)
    // The content of some is deleted, and only their rows are left.
    yield await findScansBefore(db, folder, before)
  }

  async function scanWaiting(onInfected: OnInfected) {
    if (scanner) await scanAll(scanner, onInfected)
    for (const key of await findUndeleted(db)) {
      await store.delete(key)
      await markDeleted(db, key)
    }
  }

  async function scanAll(scanner: Scanner, onInfected: OnInfected) {
    for (;;) {
      const keys = await claimWaiting(db, BATCH)
      const verdicts = await Promise.all(keys.map((key) => scanOne(scanner, key, onInfected)))
      // The others are tried after their pause.
      if (verdicts.length === 0 || verdicts.some(({ state }) => state === 'unknown')) return
    }
  }

  async function scanOne(scanner: Scanner, key: string, onInfected: OnInfected) {
    const verdict = await scanner.scan(() => openStored(key), WAITING_TIMEOUT_MS)
    if (verdict.state === 'clean') await deleteScan(db, key)
    if (verdict.state === 'unknown')
      log.error({ reason: verdict.reason }, 'ClamAV could not scan a file that waits for it')
    if (verdict.state === 'infected') {
      log.warn({ virus: verdict.virus, folder: folderOf(key) }, 'Deleted a file with a virus')
      await db.transaction().execute(async (db) => {
        if (await markInfected(db, key)) await onInfected(db, key)
      })
    }
    return verdict
  }

  /** A missing file stays in the queue: it may be on its way to the store. */
  async function openStored(key: string) {
    const content = await store.open(key)
    if (!content) throw new Error('the file is not there')
    return content
  }
}

function folderOf(key: string) {
  return key.split('/', 1)[0]
}
