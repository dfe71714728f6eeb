import type { TestProject } from 'vitest/node'
import { prepareDataDir, prepareTemplate } from './prepare-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The source of each test file's database: the name of a template on PostgreSQL, otherwise the data folder. */
    prepared: string
    /** A data folder with an embedded database, for separate processes. */
    preparedDataDir: string
  }
}

export default async function setup(project: TestProject) {
  const { TEST_DATABASE_URL: server } = { ...process.env, ...project.config.env }
  const dataDir = await prepareDataDir()
  project.provide('preparedDataDir', dataDir)
  if (!server) {
    project.provide('prepared', dataDir)
    return
  }
  const { template, discard } = await prepareTemplate(server)
  project.provide('prepared', template)
  return discard
}
