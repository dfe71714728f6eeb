import { SingleBar } from 'cli-progress'
import type { Input } from './input/open-input.ts'
import type { Counts } from './run-import.ts'

export interface Progress {
  show(counts: Pick<Counts, 'read'>): void
  stop(): void
}

const LINE_EVERY_MS = 5000

type InputSize = Pick<Input, 'size' | 'bytesRead'>

/** Shows a bar on a terminal and otherwise a line every five seconds, on standard error. */
export function startProgress(
  input: InputSize,
  output: NodeJS.WriteStream = process.stderr,
): Progress {
  return output.isTTY ? startBar(input, output) : startLines(input, output)
}

function startBar(input: InputSize, output: NodeJS.WriteStream): Progress {
  const started = Date.now()
  const bar = new SingleBar({
    stream: output,
    format: input.size
      ? '{bar} {percentage} % | {rows} rows | {rate} rows/s'
      : '{rows} rows | {rate} rows/s',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
    // The summary repeats everything.
    clearOnComplete: true,
  })
  bar.start(input.size ?? 1, 0, { rows: 0, rate: 0 })
  return {
    show: ({ read }) => {
      bar.update(input.size ? input.bytesRead() : 0, {
        rows: format(read),
        rate: formatRate(read, started),
      })
    },
    stop: () => bar.stop(),
  }
}

function startLines(input: InputSize, output: NodeJS.WriteStream): Progress {
  const started = Date.now()
  let latest: Pick<Counts, 'read'> | null = null
  const timer = setInterval(() => {
    if (!latest) return
    const share = input.size ? ` (${Math.floor((100 * input.bytesRead()) / input.size)} %)` : ''
    const { read } = latest
    output.write(`${format(read)} rows read${share}, ${formatRate(read, started)} rows/s\n`)
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
