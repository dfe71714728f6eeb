import {
  everyWords,
  conditionOf,
  failureWords,
  runWords,
} from '#board/sources/pages/source-words.ts'
import { systemOf } from '#board/sources/systems/feed-systems.ts'
import type { DeskSource, SourceRun } from '#board/sources/sources.ts'
import { formatCount, mediumDateTime } from '#platform/primitives/formats.ts'

const DAY_MS = 86_400_000

/** A source for the desk, in texts made on the server. */
export interface ShownDeskSource {
  key: string
  name: string
  about: string
  address: string
  contact: string
  condition: ReturnType<typeof conditionOf>
  happened: string
  adverts: string
  lastRun: string
  isSilent: boolean
  isOn: boolean
  /** The desk may have it read, or switch it off. */
  isOurs: boolean
  /** The order: what needs somebody comes first. */
  urgency: number
}

export function toShownSource(
  source: DeskSource,
  runs: SourceRun[],
  now = Date.now(),
): ShownDeskSource {
  const { id, name, employer, system, organisationId, openHolds, state, stateBecause } = source
  const [last] = runs
  const silentDays = source.lastCompleteAt
    ? Math.floor((now - Date.parse(source.lastCompleteAt)) / DAY_MS)
    : 0
  const isSilent =
    openHolds === 0 && state !== 'waiting' && stateBecause !== 'disconnected' && silentDays >= 2
  const condition = toCondition()
  return {
    key: id,
    name: employer ?? name,
    about: `${systemOf(system).label}, ${organisationId ? 'own list' : 'public list'}, ${everyWords(source.intervalMinutes)}`,
    address: source.address,
    contact: source.contact,
    condition,
    happened: happenedWords(),
    adverts: formatCount(source.adverts),
    lastRun: source.lastRunAt ? mediumDateTime(source.lastRunAt) : 'Not yet',
    isSilent,
    isOn: source.isOn,
    isOurs: stateBecause !== 'disconnected' && stateBecause !== 'needs-consent',
    urgency:
      openHolds > 0
        ? 3
        : isSilent || stateBecause === 'failures'
          ? 2
          : condition.tone === 'success'
            ? 0
            : 1,
  }

  function toCondition() {
    if (openHolds > 0) return { tone: 'warning', words: 'Held' } as const
    // It answers, but what comes is not the whole list, or not what the desk believes.
    const word = source.isOn && source.failures === 0 ? 'Not whole for' : 'Silent'
    if (isSilent) return { tone: 'danger', words: `${word} ${silentDays} days` } as const
    return conditionOf(source, now)
  }

  function happenedWords() {
    if (!last) return '–'
    if (last.answer !== 'failed') return runWords(last)
    const times = source.failures > 1 ? `, ${source.failures} times` : ''
    return `${failureWords(last)}${times}`
  }
}
