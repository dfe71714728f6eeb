/** The page with a job's full check and the questions about oneself. */
export function checkPath(jobId: string): string {
  return `/sponsorship/${jobId}`
}

/** The questions on that page. */
export function questionsPath(jobId: string): string {
  return `${checkPath(jobId)}#about-you`
}

/** The page with the questions about oneself, which leads back to where one was. */
export function situationPath(next: string): string {
  return `/situation?${new URLSearchParams({ next })}`
}
