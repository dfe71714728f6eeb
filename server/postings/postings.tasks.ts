import type { TaskHandlers } from '#server/platform/tasks/tasks.ts'
import type { Postings } from './postings.service.ts'

export function postingTasks({
  logos,
}: Postings): Pick<TaskHandlers, 'delete-logo' | 'sweep-logos'> {
  return {
    'delete-logo': ({ key }) => logos.deleteIfUnused(key),
    'sweep-logos': () => logos.deleteUnused(),
  }
}
