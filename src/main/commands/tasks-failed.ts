import type { Command } from 'commander'
import { listFailedTasks, retryFailedTasks, type FailedTask } from '#platform/tasks/failed-tasks.ts'
import { withDatabase } from './open.ts'

export function registerTasks(program: Command) {
  const tasks = program.command('tasks').description('background work, such as sending mail')
  const failed = tasks.command('failed').description('tasks that used up all their attempts')

  failed
    .command('list', { isDefault: true })
    .description('list them with the reason, oldest first')
    .action(async () => {
      const found = await withDatabase(({ bossOptions }) => listFailedTasks(bossOptions))
      process.stdout.write(`${found.map(describe).join('\n') || 'No task has failed.'}\n`)
    })
  failed
    .command('retry')
    .description('put them back with all their attempts')
    .action(async () => {
      const count = await withDatabase(({ bossOptions }) => retryFailedTasks(bossOptions))
      process.stdout.write(`Put ${count} tasks back. A running server runs them.\n`)
    })
}

function describe({ name, payload, createdAt, failedAt, attempts, reason }: FailedTask) {
  return (
    `${name} ${JSON.stringify(payload)}\n` +
    `  created ${createdAt}, failed ${failedAt} after ${attempts} attempts: ${reason}`
  )
}
