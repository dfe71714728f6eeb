/** Where a job's check stands alone, and where somebody asks about themself. */
export function checkPath(jobId: string): string {
  return `/sponsorship/${jobId}`
}
