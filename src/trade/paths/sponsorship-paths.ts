/** The page with a job's full check and the personal questions. */
export function checkPath(jobId: string): string {
  return `/sponsorship/${jobId}`
}

/** The questions on that page. */
export function questionsPath(jobId: string): string {
  return `${checkPath(jobId)}#about-you`
}

/** The page with the personal questions, which leads back to the given page. */
export function situationPath(next: string): string {
  return `/situation?${new URLSearchParams({ next })}`
}
