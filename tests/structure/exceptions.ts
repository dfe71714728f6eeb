/** Imports that point up, each with what would end it. It only gets shorter: a new one is a design to think about. */
export const UPWARD: Record<string, string> = {
  'src/sponsorship/stored-checks/job-checks.queries.ts imports src/board/jobs/stored/job-rows.ts':
    'The check reads the columns of a job’s view; it could name its own.',
  'src/sponsorship/sponsorship.service.ts imports src/board/jobs/stored/job-rows.ts':
    'It shows a job’s view beside its check; the page could ask for both.',
}
