import type { Command } from 'commander'
import { resetSecondStep } from '#moderation/desk/grants/reset-second-step.ts'
import { startTasks } from '#platform/tasks/pg-boss.ts'
import { TASKS } from '#main/tasks.ts'
import { withDatabase } from '#main/commands/open.ts'

export function registerAccount(program: Command) {
  const account = program.command('account').description('people’s accounts')
  account
    .command('reset-second-step')
    .description(
      'turn off the second step of somebody who has lost phone and recovery codes; make sure that it is them who asks',
    )
    .argument('<email>')
    .action(resetAndPrint)
}

async function resetAndPrint(email: string) {
  const { isDone, sentence } = await withDatabase(async ({ db, bossOptions }) => {
    const quiet = { ...bossOptions, supervise: false, schedule: false }
    const tasks = await startTasks(quiet, TASKS, (error) =>
      process.stderr.write(`${error.message}\n`),
    )
    try {
      return await resetSecondStep({ db, tasks }, email)
    } finally {
      await tasks.stop()
    }
  })
  process.stdout.write(`${sentence}\n`)
  if (!isDone) process.exitCode = 1
}
