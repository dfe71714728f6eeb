import type { TestProject } from 'vitest/node'
import { prepareDatabase } from './prepare-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    prepared: string
  }
}

export default async function setup(project: TestProject) {
  const { prepared, discard } = await prepareDatabase(process.env.TEST_DATABASE_URL)
  project.provide('prepared', prepared)
  return discard
}
