import { createFileStore } from './files/file-store.ts'
import type { Files } from './files/files.ts'
import { createScannedFiles, type FileLog } from './files/scan/scanned-files.ts'
import type { Limits } from './limits/limits.ts'
import { createLimits } from './limits/shared-limits.ts'
import type { Resources } from './resources.ts'

/** Everything outside our own code that services use. */
export interface Platform extends Resources {
  files: Files
  limits: Limits
}

/**
 * Adds the parts that throw a `DomainError`. They are made in the server's own module graph, where
 * there is one such class, while the resources may come from another.
 */
export async function createPlatform(resources: Resources, log: FileLog): Promise<Platform> {
  const { db, disk, uploadFolder, scanner } = resources
  const store = await createFileStore(disk, uploadFolder)
  const files = createScannedFiles(store, { db, scanner, log })
  return { ...resources, limits: createLimits(db), files }
}
