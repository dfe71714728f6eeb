import type { Command } from 'commander'
import { removeSamples } from '#board/jobs/samples/sample-jobs.ts'
import { withDatabase } from './open.ts'

export function registerSamples(program: Command) {
  program
    .command('samples')
    .description('the sample jobs of a first start')
    .command('remove')
    .description('remove every sample job')
    .action(async () => {
      const count = await withDatabase(({ db }) => removeSamples(db))
      process.stdout.write(`Removed ${count} sample jobs.\n`)
    })
}
