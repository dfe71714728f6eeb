import { createJobs } from './jobs/jobs.service.ts'
import type { Platform } from './platform/platform.ts'

export type Services = ReturnType<typeof createServices>

export function createServices(platform: Pick<Platform, 'db'>) {
  return { jobs: createJobs(platform) }
}
