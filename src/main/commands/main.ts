import { Command, CommanderError } from 'commander'
import { reportFailure } from '#platform/startup-error.ts'

const program = new Command('landfall')
  .description('Manage the data of a Landfall server.')
  .showHelpAfterError('Add --help to see the options.')
  .exitOverride()

// A command loads its own modules only, because loading is most of its time. The help loads all of them.
const GROUPS: Record<string, () => Promise<(program: Command) => void>> = {
  jobs: async () => (await import('./jobs-import.ts')).registerJobs,
  account: async () => (await import('./people/account.ts')).registerAccount,
  admin: async () => (await import('./people/admin.ts')).registerAdmin,
  domains: async () => (await import('./domains.ts')).registerDomains,
  path: async () => (await import('./sponsorship/founder-path.ts')).registerFounderPath,
  recruiters: async () => (await import('./sponsorship/recruiters.ts')).registerRecruiters,
  rules: async () => (await import('./sponsorship/rules.ts')).registerRules,
  samples: async () => (await import('./samples.ts')).registerSamples,
  sources: async () => (await import('./sources.ts')).registerSources,
  sponsors: async () => (await import('./sponsorship/sponsors.ts')).registerSponsors,
  tasks: async () => (await import('./tasks-failed.ts')).registerTasks,
  'text-rules': async () => (await import('./sponsorship/text-rules.ts')).registerTextRules,
}
const [, , name = ''] = process.argv
const wanted = Object.hasOwn(GROUPS, name) ? GROUPS[name] : undefined
for (const load of wanted ? [wanted] : Object.values(GROUPS)) {
  const register = await load()
  register(program)
}

try {
  await program.parseAsync()
} catch (error) {
  // Commander has printed its own message.
  if (error instanceof CommanderError) process.exitCode = error.exitCode
  else reportFailure(error)
}
