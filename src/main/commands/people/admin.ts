import type { Command } from 'commander'
import {
  listAdmins,
  grantAdmin,
  revokeAdmin,
  type CommandResult,
} from '#moderation/desk/grants/account-commands.ts'
import type { Db } from '#platform/database/database.ts'
import { withDatabase } from '#main/commands/open.ts'

export function registerAdmin(program: Command) {
  const admin = program
    .command('admin')
    .alias('owner')
    .description('the people who run the site (/desk)')
  admin
    .command('grant')
    .description('make a person an admin; their email address must be confirmed')
    .argument('<email>')
    .action((email: string) => runAndPrint(email, grantAdmin))
  admin
    .command('revoke')
    .description('remove a person as an admin')
    .argument('<email>')
    .action((email: string) => runAndPrint(email, revokeAdmin))
  admin
    .command('list', { isDefault: true })
    .description('list the admins')
    .action(async () => {
      const admins = await withDatabase(({ db }) => listAdmins(db))
      const lines = admins.map(({ firstName, lastName, email, suspendedAt }) =>
        `${email} (${firstName} ${lastName})${suspendedAt ? ', suspended' : ''}`.trim(),
      )
      process.stdout.write(`${lines.join('\n') || 'There is no admin.'}\n`)
    })
}

async function runAndPrint(email: string, act: (db: Db, email: string) => Promise<CommandResult>) {
  const { isDone, sentence } = await withDatabase(({ db }) => act(db, email))
  process.stdout.write(`${sentence}\n`)
  if (!isDone) process.exitCode = 1
}
