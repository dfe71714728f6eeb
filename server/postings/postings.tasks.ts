import type { TaskHandlers, TaskPayloads } from '#server/platform/tasks/tasks.ts'
import type { Postings } from './postings.service.ts'

export function postingTasks({ logos }: Postings) {
  return {
    'delete-logo': ({ key }: TaskPayloads['delete-logo']) => logos.deleteIfUnused(key),
    'sweep-logos': () => logos.deleteUnused(),
  } satisfies Partial<TaskHandlers>
}
