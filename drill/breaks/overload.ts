import { overload as runOverload, type Answers } from '../load/visitors.ts'
import { readEventLoopLag } from '../parts/landfall.ts'
import type { Break, Finding } from '../rows.ts'

const MIN_GOODPUT = 0.9
const REFUSED_WITHIN_MS = 100
const MAX_LAG_MS = 50
const WARM_UP_RATE = 100
/** Requests a second, from few to more than two cores can serve. */
const RATES = [20, 40, 80, 120, 160, 240, 320, 480]

export const overload: Break = {
  name: 'twice and five times as many readers as can be served',
  mustHold: 'goodput ≥ 0.9 of the peak, the rest refused in ≤ 100 ms (p99), event loop p99 ≤ 50 ms',
  isInShort: false,
  async run({ dataCentre, load, isShort }) {
    const seconds = isShort ? 6 : 15
    const paths = load.jobPaths
    const visit = (rate: number) => runOverload({ rate, seconds, paths }, dataCentre.folder)
    load.pauseReaders()
    try {
      // The first run is slow, and would make the peak look too low.
      await visit(WARM_UP_RATE)
      const peak = await findPeak(visit)
      const findings: Finding[] = []
      for (const factor of [2, 5]) {
        await Promise.all(dataCentre.processes.map(readEventLoopLag))
        const answers = await visit(Math.round(peak * factor))
        const lags = await Promise.all(dataCentre.processes.map(readEventLoopLag))
        findings.push(judge(factor, peak, { answers, lag: Math.max(...lags), seconds }))
      }
      return {
        figures: [
          `peak ${peak.toFixed(0)} pages a second`,
          ...findings.flatMap(({ figures }) => figures),
        ],
        broken: findings.flatMap(({ broken }) => broken),
        slow: findings.flatMap(({ slow = [] }) => slow),
      }
    } finally {
      load.resumeReaders()
    }
  },
}

/** The highest number served in a second, at any rate. */
async function findPeak(visit: (rate: number) => Promise<Answers>) {
  let peak = 0
  for (const rate of RATES) {
    const { ok, seconds } = await visit(rate)
    const goodput = ok.count / seconds
    peak = Math.max(peak, goodput)
    // Well past the peak, which is not always where refusals begin.
    if (goodput < rate * 0.5) break
  }
  return peak
}

interface Measured {
  answers: Answers
  /** The 99th percentile of event loop delay, in milliseconds. */
  lag: number
  seconds: number
}

function judge(factor: number, peak: number, { answers, lag }: Measured): Finding {
  const { ok, refused, failed, seconds } = answers
  const share = ok.count / seconds / peak
  const at = `at ${factor} ×`
  return {
    figures: [
      `${at}: goodput ${share.toFixed(2)} of the peak, p99 ${ok.p99.toFixed(0)} ms; ${refused.count} refused in p50 ${refused.p50.toFixed(0)}, p99 ${refused.p99.toFixed(0)} ms; ${failed.count} failed; event loop p99 ${lag.toFixed(0)} ms`,
    ],
    broken: failed.count > 0 ? [`${at} ${failed.count} failed`] : [],
    slow: [
      ...(share < MIN_GOODPUT ? [`${at} goodput fell to ${share.toFixed(2)}`] : []),
      ...(refused.p99 > REFUSED_WITHIN_MS
        ? [`${at} refusals took ${refused.p99.toFixed(0)} ms`]
        : []),
      ...(lag > MAX_LAG_MS ? [`${at} the event loop was held up for ${lag.toFixed(0)} ms`] : []),
    ],
  }
}
