import type { Files } from '#platform/files/files.ts'

const DAY_IN_MS = 86_400_000
const BATCH = 500

/** Deletes the files of a folder without a row. The row of a file of today may not be committed yet. */
export async function sweepDocuments(
  files: Files,
  folder: string,
  findOrphans: (keys: string[]) => Promise<string[]>,
  now = Date.now(),
) {
  for await (const keys of files.listOlderThan(folder, new Date(now - DAY_IN_MS))) {
    for (let start = 0; start < keys.length; start += BATCH) {
      for (const key of await findOrphans(keys.slice(start, start + BATCH))) await files.delete(key)
    }
  }
}
