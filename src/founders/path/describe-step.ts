import type {
  PathChoice,
  PathCost,
  PathFact,
  PathStep,
  PathTicks,
  PathTime,
} from './founder-path.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import { describeSource } from './describe-source.ts'
import { isFor } from './path-data.ts'
import type { Cost, Fact, Step, Takes } from './path-schema.ts'

interface Reader {
  choice: PathChoice
  ticks: PathTicks
  titleOf: (key: string) => string | undefined
}

/** A step as this founder reads it. */
export function describeStep(step: Step, { choice, ticks, titleOf }: Reader): PathStep {
  const forReader = (part: Parameters<typeof isFor>[0]) => isFor(part, choice)
  const todo = step.todo.filter(forReader)
  const documents = (step.documents ?? []).filter(forReader)
  const costs = step.costs.filter(forReader)
  const takes = step.takes.find(forReader)
  const sources = step.sources.filter(forReader)
  const proofs = [...todo, ...documents, ...costs, ...(takes ? [takes] : []), ...sources]
  const effort = costs.map(toCost)
  return {
    key: step.key,
    title: step.title,
    why: step.why,
    todo: todo.map(toFact),
    documents: documents.map(toFact),
    links: step.links ?? [],
    costs: effort,
    takes: takes ? toTime(takes, effort) : null,
    sources: [...new Set(proofs.flatMap(sourcesOf))].map(describeSource),
    after: step.after.flatMap((key) => titleOf(key) ?? []),
    changedOn: step.changedOn,
    state: stateOf(step, ticks[step.key]),
  }
}

function stateOf({ changedOn }: Step, tick: string | undefined): PathStep['state'] {
  if (!tick) return 'open'
  return tick === changedOn ? 'done' : 'changed'
}

interface Proof {
  kinds?: readonly string[] | undefined
  source?: string | undefined
  reportedBy?: string | undefined
}

function sourcesOf({ source, reportedBy }: Proof): string[] {
  return [source, reportedBy].filter((key) => key !== undefined)
}

function toFact({ words, reportedBy }: Fact): PathFact {
  return { words, isReported: reportedBy !== undefined }
}

const pounds = new Intl.NumberFormat('en-GB')

function toCost(cost: Cost): PathCost {
  const { kind, label } = cost
  if (kind === 'sum') {
    const since = cost.from ? `, since ${mediumDate(cost.from)}` : ''
    const words = `£${pounds.format(cost.pounds)} ${cost.words}${since}`
    return { kind, label, words, isReported: cost.reportedBy !== undefined, url: null }
  }
  if (kind === 'unknown') return { kind, label, ...lookUp(cost) }
  const words = kind === 'nothing' ? 'nothing' : 'ask for quotes'
  return { kind, label, words, isReported: false, url: null }
}

function toTime(takes: Takes, costs: PathCost[]): PathTime {
  const { kind } = takes
  if (kind === 'unknown') {
    const where = lookUp(takes)
    const isNamed = where.url !== null && costs.some(({ url }) => url === where.url)
    return { kind, ...where, ...(isNamed && { words: 'see that page, too' }) }
  }
  const isReported = kind === 'known' && takes.reportedBy !== undefined
  return { kind, words: takes.words, isReported, url: null }
}

function lookUp({ source, words = 'ask' }: Proof & { words?: string | undefined }) {
  if (!source) return { words, isReported: false, url: null }
  const { title, url } = describeSource(source)
  return { words: `see ${title}`, isReported: false, url }
}
