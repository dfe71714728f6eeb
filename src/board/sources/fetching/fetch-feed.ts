/** The answer to a request for a feed. */
export type FeedAnswer =
  | {
      kind: 'content'
      body: Buffer
      type: string | null
      etag: string | null
      lastModified: string | null
      url: string
    }
  | { kind: 'unchanged' }
  | {
      kind: 'failed'
      reason: 'status' | 'redirect' | 'time' | 'size' | 'cut' | 'address' | 'robots' | 'network'
      status: number | null
      retryAt: string | null
    }

export interface FeedFetcher {
  fetch(
    address: string,
    known: { etag: string | null; lastModified: string | null },
    options: { obeysRobots: boolean },
  ): Promise<FeedAnswer>
}
