import { jobElement } from '#site/publishing/job-feed.ts'
import { toView, type ViewRow } from '#board/jobs/stored/job-rows.ts'
import { escapeXml } from '#platform/text/xml.ts'
import type { BoardFormat } from './board-format.ts'
import { CAREHOME } from './carehome.ts'
import { FIND_A_JOB } from './find-a-job.ts'

const INDEED: BoardFormat = {
  start: (publicUrl) =>
    `<source>\n<publisher>Landfall</publisher>\n<publisherurl>${escapeXml(publicUrl)}</publisherurl>\n`,
  job: jobElement,
  end: '</source>\n',
}

/** The boards that take adverts as XML, by the name in the address of their feed. */
export const BOARDS = {
  'find-a-job': FIND_A_JOB,
  carehome: CAREHOME,
  indeed: INDEED,
} satisfies Record<string, BoardFormat>
export type BoardName = keyof typeof BOARDS
export const BOARD_NAMES = Object.keys(BOARDS) as BoardName[]

/** The jobs in a board’s format, one at a time, so that a slow reader holds only one page of jobs in memory. */
export async function* boardFeed(
  format: BoardFormat,
  pages: AsyncIterable<ViewRow[]>,
  { publicUrl }: { publicUrl: string },
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n${format.start(publicUrl)}`
  for await (const rows of pages)
    for (const row of rows) {
      const element = format.job(toView(row), publicUrl)
      if (element) yield element
    }
  yield format.end
}
