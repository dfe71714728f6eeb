/** The page with a job's full check and the questions about oneself. */
export function checkPath(jobId: string): string {
  return `/sponsorship/${jobId}`
}
