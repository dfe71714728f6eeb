import type { Input } from '#platform/import/open-input.ts'
import type { Counts } from './run-import.ts'

export interface Progress {
  show(counts: Pick<Counts, 'read'>): void
  stop(): void
}

const LINE_EVERY_MS = 5000

/** Prints a line every five seconds, on standard error. */
export function startProgress(input: Pick<Input, 'size' | 'bytesRead'>): Progress {
  const started = Date.now()
  let latest: Pick<Counts, 'read'> | null = null
  const timer = setInterval(() => {
    if (!latest) return
    const share = input.size ? ` (${Math.floor((100 * input.bytesRead()) / input.size)} %)` : ''
    const { read } = latest
    const rate = formatRate(read, started)
    process.stderr.write(`${format(read)} rows read${share}, ${rate} rows/s\n`)
  }, LINE_EVERY_MS)
  timer.unref()
  return {
    show: (counts) => {
      latest = counts
    },
    stop: () => clearInterval(timer),
  }
}

function formatRate(rows: number, started: number) {
  return format(Math.round((1000 * rows) / Math.max(1, Date.now() - started)))
}

function format(number: number) {
  return number.toLocaleString('en-GB')
}
