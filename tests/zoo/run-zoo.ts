import { openLoopbackSites } from '#tests/support/loopback-sites.ts'
import type { Outside, SiteQuestion } from '#platform/outside/outside.ts'
import { FAULT_NAMES, FAULTS, IN_PARTS } from './faults.ts'
import { live } from './life.ts'
import type { Product } from './product.ts'
import { createReferee, type Verdict } from './referee.ts'
import { createRequestLog } from './request-log.ts'
import { createWorld, TICK_MS, TICKS_A_DAY, type Board, type World, type ZooSize } from './world.ts'
import { createZooSites, SLOW } from './zoo-sites.ts'

const MINUTE_MS = 60_000
/** Ticks before the first fault and after the last, so that all is well before and can be again. */
const CALM_TICKS = 6

export interface ZooClock {
  now(): number
  wait(milliseconds: number): Promise<void>
  /** A signal that is aborted when an answer takes longer: real time counts for nothing. */
  limit(milliseconds: number): AbortSignal
  /** Lets the time of this signal pass. */
  exceed(signal: AbortSignal): void
  /** Moves on to this time, if it is not later already. */
  reach(time: number): void
}

interface ZooParts {
  ask: Outside['ask']
  clock: ZooClock
}

/** A fault of a board, and what came of it. */
export interface FaultStory {
  fault: string
  system: string
  outcomes: string[]
  /** Hours from its end to the first right answer. */
  recoveredAfter: number | null
}

export interface ZooResult {
  verdict: Verdict
  counts: ReturnType<typeof createRequestLog>['counts']
  stories: FaultStory[]
  optedOut: number
  /** Boards that were shown or read a minute after they had opted out. */
  notOptedOut: string[]
  switchedOnAgain: number
  adverts: number
  advertsAtStart: number
  days: number
  /** Megabytes in use each day, after a collection where Node allows it. */
  memory: number[]
}

interface Plan {
  fault: string
  board: Board
  from: number
  until: number
}

interface Watching {
  onDay?(line: string): void
  /** Whether to end after this day. */
  isOver?(): boolean
}

/** Lets a product read all boards of a world for some days, and compares it with the truth after each tick. */
export async function runZoo(
  size: ZooSize,
  createProduct: (parts: ZooParts) => Promise<Product>,
  { onDay = () => {}, isOver = () => false }: Watching = {},
): Promise<ZooResult> {
  const world = createWorld(size)
  const clock = createZooClock(world.start)
  const log = createRequestLog(clock)
  await using sites = await openLoopbackSites(createZooSites({ world, clock, log }))
  const product = await createProduct({ ask, clock })
  const referee = createReferee(world)
  const plans = planFaults(world, size)
  const stories = new Map<Plan, FaultStory & { endedAt: number; board: Board }>()
  const optedOut = new Map<Board, number>()
  const memory: number[] = []
  const notOptedOut: string[] = []
  let switchedOnAgain = 0
  const advertsAtStart = countAdverts(world)

  await product.connect(world.boards)
  for (let tick = 0; tick < size.days * TICKS_A_DAY; tick++) {
    const tickAt = world.start + tick * TICK_MS
    await endFaults(tick)
    if (tick > 0) live(world, clock.now())
    for (const plan of plans.filter(({ from }) => from === tick)) begin(plan.board, plan.fault)
    if (tick % 20 === 11) await optOut()
    await product.advance(tickAt + TICK_MS - clock.now())
    referee.check(await product.openAdverts(), clock.now())
    if (tick % TICKS_A_DAY < 3) continue
    await endDay(tick)
    if (isOver()) break
  }
  for (const [board, at] of optedOut) if (log.askedSince(board, at)) notOptedOut.push(board.name)
  return {
    verdict: referee.verdict,
    counts: log.counts,
    stories: [...stories.values()].map(withRecovery),
    optedOut: optedOut.size,
    notOptedOut,
    switchedOnAgain,
    adverts: countAdverts(world),
    advertsAtStart,
    days: memory.length,
    memory,
  }

  async function ask(question: SiteQuestion) {
    const answer = await sites.ask(question)
    if (answer.headers[SLOW]) clock.exceed(question.signal)
    return answer
  }

  async function endFaults(tick: number) {
    for (const plan of plans.filter(({ until }) => until === tick)) {
      const { board, fault, from } = plan
      const outcomes = await product.outcomes(board, world.start + from * TICK_MS)
      board.fault = null
      const story = { fault, system: board.system.name, outcomes, recoveredAfter: null }
      stories.set(plan, { ...story, endedAt: clock.now(), board })
    }
  }

  async function optOut() {
    const board = world.boards.find((each) => !optedOut.has(each) && !isPlanned(plans, each))
    if (!board) return
    referee.end(board)
    await product.optOut(board)
    await product.advance(MINUTE_MS)
    optedOut.set(board, clock.now())
    const isShown = (await product.openAdverts()).some((advert) => advert.board === board.name)
    if (isShown) notOptedOut.push(board.name)
  }

  async function endDay(tick: number) {
    const again = new Set(await product.switchOnAgain())
    switchedOnAgain += again.size
    for (const board of world.boards) if (again.has(board.name)) log.forget(board)
    globalThis.gc?.()
    memory.push(Math.round(process.memoryUsage().heapUsed / 1_000_000))
    const { closedWrongly, wrongName } = referee.verdict
    onDay(
      `Day ${(tick + 1) / TICKS_A_DAY}: ${log.counts.requests} requests, ${closedWrongly.length} closed wrongly, ${wrongName.length} under a wrong name, ${memory.at(-1)} MB`,
    )
  }
}

function countAdverts({ boards }: World) {
  return boards.reduce((sum, { adverts }) => sum + adverts.length, 0)
}

function withRecovery({
  board,
  endedAt,
  ...story
}: FaultStory & { endedAt: number; board: Board }) {
  const after = board.goodSince === null ? null : (board.goodSince - endedAt) / 3_600_000
  return { ...story, recoveredAfter: after === null ? null : Math.max(0, Math.round(after)) }
}

function begin(board: Board, fault: string) {
  board.fault = fault
  board.goodSince = null
}

/** Each fault in turn, each on a board that it fits and that has no other, for six or twelve hours. */
function planFaults({ random, boards }: World, { faults, days }: ZooSize): Plan[] {
  const plans: Plan[] = []
  for (let index = 0; index < faults; index++) {
    const fault = FAULT_NAMES[index % FAULT_NAMES.length] ?? ''
    const fitting = boards.filter((board) => !isPlanned(plans, board) && fits(fault, board))
    if (fitting.length === 0) continue
    const from = CALM_TICKS + random.below(days * TICKS_A_DAY - 3 * CALM_TICKS)
    plans.push({ fault, board: random.pick(fitting), from, until: from + 1 + random.below(2) })
  }
  return plans
}

function isPlanned(plans: readonly Plan[], board: Board) {
  return plans.some((plan) => plan.board === board)
}

function fits(fault: string, board: Board) {
  if (IN_PARTS.includes(fault)) return board.isLarge
  return FAULTS.find(({ name }) => name === fault)?.fits?.(board) ?? true
}

function createZooClock(start: number): ZooClock {
  let time = start
  const limits = new WeakMap<AbortSignal, () => void>()
  return {
    now: () => time,
    wait: async (milliseconds) => void (time += milliseconds),
    limit(milliseconds) {
      const ending = new AbortController()
      limits.set(ending.signal, () => {
        time += milliseconds
        ending.abort()
      })
      return ending.signal
    },
    exceed: (signal) => limits.get(signal)?.(),
    reach: (until) => void (time = Math.max(time, until)),
  }
}
