/** Imports that point up, each with what would end it. It only gets shorter: a new one is a design to think about. */
export const UPWARD: Record<string, string> = {
  'src/organisations/claims/poster-of-jobs.ts imports src/board/search/index/index-jobs.ts':
    'A proof changes who posts, and with it the index; a task of the board could bring the index up to date.',
  'src/organisations/claims/rename.queries.ts imports src/board/search/index/index-jobs.ts':
    'A new name changes the index; as above.',
  'src/sponsorship/stored-checks/job-checks.queries.ts imports src/board/jobs/stored/job-rows.ts':
    'The check reads the columns of a job’s view; it could name its own.',
  'src/sponsorship/sponsorship.service.ts imports src/board/jobs/stored/job-rows.ts':
    'It shows a job’s view beside its check; the page could ask for both.',
}
