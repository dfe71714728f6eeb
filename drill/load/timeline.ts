export type Outcome = 'ok' | 'refused' | 'failed'

interface Answer {
  at: number
  outcome: Outcome
  milliseconds: number
  /** The request and its outcome, for a reader. */
  what?: string
}

/** The outcomes of one kind of requests. Times are milliseconds of `performance.now()`. */
export function createTimeline() {
  const answers: Answer[] = []

  function between(from: number, to = performance.now()) {
    return answers.filter(({ at }) => at >= from && at <= to)
  }

  return {
    add: (answer: Answer) => void answers.push(answer),
    /** The number of requests, and the share that failed or was refused. */
    sum(from: number, to?: number) {
      const within = between(from, to)
      const count = (outcome: Outcome) => within.filter((one) => one.outcome === outcome).length
      return {
        all: within.length,
        ok: count('ok'),
        refused: count('refused'),
        failed: count('failed'),
      }
    },
    /** The longest time without a success, in seconds. */
    longestGap(from: number, to = performance.now()) {
      const times = between(from, to)
        .filter(({ outcome }) => outcome === 'ok')
        .map(({ at }) => at)
        .sort((a, b) => a - b)
      const marks = [from, ...times, to]
      return Math.max(...marks.slice(1).map((mark, at) => mark - (marks[at] ?? mark))) / 1000
    },
    /** Examples of failed and refused requests. */
    examples: (from: number) =>
      between(from)
        .filter(({ outcome }) => outcome !== 'ok')
        .slice(0, 3)
        .map(({ what = '' }) => what),
    /** For requests begun in that span with this outcome: the longest time of this share, in milliseconds. */
    percentile(outcome: Outcome, share: number, from: number, to = performance.now()) {
      const times = answers
        .filter(({ at, milliseconds }) => at - milliseconds >= from && at - milliseconds <= to)
        .filter((one) => one.outcome === outcome)
        .map(({ milliseconds }) => milliseconds)
        .sort((a, b) => a - b)
      return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
    },
  }
}

export type Timeline = ReturnType<typeof createTimeline>
