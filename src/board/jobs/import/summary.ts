import type { Counts } from './run-import.ts'

interface Outcome {
  isDryRun: boolean
  ignoreClosingDates: boolean
  seconds: number
  /** Null if there was nothing to report. */
  reportFile: string | null
}

/** The result of an import, as text for the terminal. */
export function formatSummary(counts: Counts, outcome: Outcome): string {
  const { read, added, updated, unchanged, refused, cut, past } = counts
  const rows: [string, number][] = [
    ['Read', read],
    [outcome.isDryRun ? 'Would be added' : 'Added', added],
    [outcome.isDryRun ? 'Would be updated' : 'Updated', updated],
    ['Unchanged', unchanged],
    ['Refused', refused],
    ['Description cut', cut],
    ['Past their closing date', past],
  ]
  const shown = rows.filter(([, count], index) => index < 5 || count > 0)
  const width = Math.max(...shown.map(([name]) => name.length))
  const lines = shown.map(([name, count]) => `${name.padEnd(width)}  ${format(count).padStart(11)}`)

  const rate = Math.round(read / Math.max(0.001, outcome.seconds))
  lines.push(`${outcome.seconds.toFixed(1)} s, ${format(rate)} rows/s.`)
  if (outcome.isDryRun) lines.push('This was a dry run: nothing was written.')
  if (past > 0) {
    lines.push(
      'Adverts past their closing date are imported as closed jobs, which no list shows; ' +
        '--ignore-closing-dates takes them as open, without a closing date.',
    )
  }
  if (outcome.reportFile) lines.push(`Line by line: ${outcome.reportFile}`)
  return `${lines.join('\n')}\n`
}

function format(number: number) {
  return number.toLocaleString('en-GB')
}
