import type { Command } from 'commander'
import { resetSecondStep } from '#moderation/desk/grants/account-commands.ts'
import { withTasks } from '#main/commands/with-tasks.ts'

export function registerAccount(program: Command) {
  const account = program.command('account').description('people’s accounts')
  account
    .command('reset-second-step')
    .description(
      'turn off two-step login of somebody who has lost phone and recovery codes; make sure that it is really them',
    )
    .argument('<email>')
    .action(resetAndPrint)
}

async function resetAndPrint(email: string) {
  const { isDone, sentence } = await withTasks((parts) => resetSecondStep(parts, email))
  process.stdout.write(`${sentence}\n`)
  if (!isDone) process.exitCode = 1
}
