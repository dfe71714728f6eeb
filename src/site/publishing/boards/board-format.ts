import type { JobView } from '#trade/jobs.schema.ts'

/** The format in which another board reads adverts. `published-descriptions.json` says where each is described. */
export interface BoardFormat {
  /** Everything before the first job. */
  start(publicUrl: string): string
  /** The element of one job; '' if the board has no place for it. */
  job(job: JobView, publicUrl: string): string
  end: string
}
