import { createFiles } from './files/file-store.ts'
import type { Files } from './files/files.ts'
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
export async function createPlatform(resources: Resources): Promise<Platform> {
  const { db, disk, uploadFolder } = resources
  return { ...resources, limits: createLimits(db), files: await createFiles(disk, uploadFolder) }
}
