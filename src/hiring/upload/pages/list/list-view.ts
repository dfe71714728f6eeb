import type { PageContext } from '#platform/pages/context.ts'
import { formatTypedPay } from '#trade/pay/typed-pay.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import { hasNoJob, OUTCOME_WORDS, problemWords } from '#hiring/upload/upload-words.ts'

type Uploads = PageContext['uploads']
type List = Awaited<ReturnType<Uploads['find']>>
type Row = List['rows'][number]

export type RowView = ReturnType<typeof toRowView>

export type Filter = 'all' | 'ready' | 'problems' | 'double'

export function toFilter(text: string | null): Filter {
  return text === 'ready' || text === 'problems' || text === 'double' ? text : 'all'
}

/** A list for display: waiting rows and finished rows. */
export function toListView({ upload, rows }: List) {
  const views = rows.map(toRowView)
  const waiting = views.filter(({ outcome }) => hasNoJob(outcome))
  const ready = waiting.filter(canPublish)
  return {
    id: upload.id,
    name: upload.name || 'Pasted list',
    state: upload.state,
    expires: mediumDate(upload.expiresAt),
    unusedColumns: upload.unusedColumns,
    waiting,
    done: views.filter(({ outcome }) => outcome !== null),
    counts: {
      all: waiting.length,
      ready: ready.length,
      problems: waiting.filter(({ problems }) => problems.length > 0).length,
      double: waiting.filter(({ plan }) => plan === 'double').length,
    } satisfies Record<Filter, number>,
    ticked: ready.filter(({ isSelected }) => isSelected).length,
  }
}

export type ListView = ReturnType<typeof toListView>

/** Whether a row can be ticked. */
export function canPublish({ problems, outcome }: Pick<RowView, 'problems' | 'outcome'>) {
  return problems.length === 0 && outcome !== 'refused'
}

export function isShown(row: RowView, filter: Filter): boolean {
  if (filter === 'ready') return canPublish(row)
  if (filter === 'problems') return row.problems.length > 0
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
    pay: formatTypedPay(answers) ?? '',
    closes: closingWords(answers.closesOn),
    reference: row.reference,
    answer: headline && { tone: headline.tone, words: headline.words, reason: headline.reason },
    problems: row.problems.map(problemWords),
    warnings: row.warnings.map(problemWords),
    plan: row.plan,
    planDetail: row.planDetail,
    jobHref: jobId && jobPath({ id: jobId, title: jobTitle }),
    isSelected: row.isSelected,
    outcome,
    outcomeWords: outcome === null ? '' : OUTCOME_WORDS[outcome],
    outcomeDetail: row.outcomeDetail,
  }
}

function closingWords(day = '') {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))
    ? `Closes ${mediumDate(`${day}T12:00:00Z`)}`
    : ''
}
