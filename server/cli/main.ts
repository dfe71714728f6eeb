import { Command, CommanderError } from 'commander'
import { reportFailure } from '#server/startup-error.ts'
import { registerJobs } from './jobs-import.ts'
import { registerAccount } from './account.ts'
import { registerAdmin } from './admin.ts'
import { registerFounderPath } from './founder-path.ts'
import { registerRules } from './rules.ts'
import { registerSamples } from './samples.ts'
import { registerSponsors } from './sponsors.ts'
import { registerTasks } from './tasks-failed.ts'
import { registerTextRules } from './text-rules.ts'

const program = new Command('landfall')
  .description('Manage the data of a Landfall server.')
  .showHelpAfterError('Add --help to see the options.')
  .exitOverride()

registerJobs(program)
registerAccount(program)
registerAdmin(program)
registerFounderPath(program)
registerRules(program)
registerSamples(program)
registerSponsors(program)
registerTasks(program)
registerTextRules(program)

try {
  await program.parseAsync()
} catch (error) {
  // Commander has printed its own message.
  if (error instanceof CommanderError) process.exitCode = error.exitCode
  else reportFailure(error)
}
