import type { Command } from 'commander'
import {
  listAdmins,
  grantAdmin,
  revokeAdmin,
  type CommandResult,
} from '#server/admin/grants/admin-grants.ts'
import type { Db } from '#server/platform/database/database.ts'
import { withDatabase } from './open.ts'

export function registerAdmin(program: Command) {
  const owner = program.command('owner').description('who sits at the desk (/desk)')
  owner
    .command('grant')
    .description('make somebody an owner; their address must be confirmed')
    .argument('<email>')
    .action((email: string) => runAndPrint(email, grantAdmin))
  owner
    .command('revoke')
    .description('make somebody an owner no longer')
    .argument('<email>')
    .action((email: string) => runAndPrint(email, revokeAdmin))
  owner
    .command('list', { isDefault: true })
    .description('list the owners')
    .action(async () => {
      const owners = await withDatabase(({ db }) => listAdmins(db))
      const lines = owners.map(({ firstName, lastName, email, suspendedAt }) =>
        `${email} (${firstName} ${lastName})${suspendedAt ? ', suspended' : ''}`.trim(),
      )
      process.stdout.write(`${lines.join('\n') || 'Nobody is an owner.'}\n`)
    })
}

async function runAndPrint(email: string, act: (db: Db, email: string) => Promise<CommandResult>) {
  const { isDone, sentence } = await withDatabase(({ db }) => act(db, email))
  process.stdout.write(`${sentence}\n`)
  if (!isDone) process.exitCode = 1
}
