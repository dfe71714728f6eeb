import type { TestProject } from 'vitest/node'
import { prepareDataDir, prepareTemplate } from './prepare-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** What each test file's database is copied from: the name of a template on PostgreSQL, else the data folder. */
    prepared: string
    /** With an embedded database, for processes of their own. */
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
