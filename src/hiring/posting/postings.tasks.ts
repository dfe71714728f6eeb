import { defineTasks } from '#platform/tasks/tasks.ts'

declare module '#platform/tasks/tasks.ts' {
  interface TaskPayloads {
    'delete-logo': { key: string }
    'publish-upload': { uploadId: string }
  }
}

export const postingTasks = defineTasks({
  'delete-logo': { run: ({ key }, { postings }) => postings.logos.deleteIfUnused(key) },
  'publish-upload': { run: (upload, { uploads }) => uploads.publishRows(upload) },
})
