import type { Command } from 'commander'
import { registerJobsImport } from './jobs-import.ts'

export function registerJobs(program: Command) {
  const jobs = program.command('jobs').description('the adverts on the board')
  registerJobsImport(jobs)
}
