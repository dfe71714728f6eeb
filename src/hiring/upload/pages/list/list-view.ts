import type { PageContext } from '#platform/pages/context.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import { CLOSED_JOB, hasNoJob, OUTCOME_WORDS, problemWords } from '#hiring/upload/upload-words.ts'
import { isOfWholeRow, NAME, toCell, toColumns, toLists, type Lists } from './list-cells.ts'

type Uploads = PageContext['uploads']
type List = Awaited<ReturnType<Uploads['find']>>
type Row = List['rows'][number]

export type RowView = ReturnType<typeof toRowView>

export type Filter = 'all' | 'ready' | 'problems' | 'double'

export function toFilter(text: string | null): Filter {
  return text === 'ready' || text === 'problems' || text === 'double' ? text : 'all'
}

/** A list for display: waiting rows as a table, and finished rows. */
export function toListView({ upload, rows }: List, filter: Filter, lists: Lists) {
  const views = rows.map(toRowView)
  const waiting = views.filter(({ outcome }) => hasNoJob(outcome))
  const ready = waiting.filter(canPublish)
  const shown = new Set(waiting.filter((row) => isShown(row, filter)).map(({ number }) => number))
  const tableRows = rows.filter(({ number }) => shown.has(number))
  const columns = toColumns(tableRows)
  return {
    id: upload.id,
    name: upload.name || 'Pasted list',
    state: upload.state,
    expires: mediumDate(upload.expiresAt),
    unusedColumns: upload.unusedColumns,
    hasWaiting: waiting.length > 0,
    table: {
      columns,
      lists: toLists(tableRows, lists),
      rows: tableRows.map((row) => ({
        ...toRowView(row),
        name: toCell(row, NAME),
        cells: columns.map(({ field }) => toCell(row, field)),
        problems: row.problems.filter(isOfWholeRow).map(({ message }) => message),
      })),
    },
    done: views.filter(({ outcome }) => outcome !== null),
    counts: {
      all: waiting.length,
      ready: ready.length,
      problems: waiting.filter(({ isWrong }) => isWrong).length,
      double: waiting.filter(({ plan }) => plan === 'double').length,
    } satisfies Record<Filter, number>,
    ticked: ready.filter(({ isSelected }) => isSelected).length,
  }
}

export type ListView = ReturnType<typeof toListView>
export type TableRow = ListView['table']['rows'][number]

/** Whether a row can be ticked. */
export function canPublish({ isWrong, outcome }: Pick<RowView, 'isWrong' | 'outcome'>) {
  return !isWrong && outcome !== 'refused'
}

function isShown(row: RowView, filter: Filter): boolean {
  if (filter === 'ready') return canPublish(row)
  if (filter === 'problems') return row.isWrong
  return filter === 'all' || row.plan === 'double'
}

/** A row’s display data; `jobHref` is the job that it changes, has become, or duplicates. */
function toRowView(row: Row) {
  const { answers, headline, jobId, outcome } = row
  const { jobTitle = '', companyName = '', place = '' } = answers
  return {
    number: row.number,
    title: jobTitle || 'No title',
    where: [companyName, place].filter(Boolean).join(', '),
    answer: headline && { tone: headline.tone, words: headline.words, reason: headline.reason },
    isWrong: row.problems.length > 0,
    warnings: row.warnings.map(problemWords),
    plan: row.plan,
    planDetail: isOfClosedJob(row) ? CLOSED_JOB : row.planDetail,
    jobHref: jobId && jobPath({ id: jobId, title: jobTitle }),
    isSelected: row.isSelected,
    outcome,
    outcomeWords: outcome === null ? '' : OUTCOME_WORDS[outcome],
    outcomeDetail: row.outcomeDetail,
  }
}

function isOfClosedJob({ plan, jobStatus }: Row) {
  return (plan === 'change' || plan === 'same') && jobStatus === 'closed'
}
