import {
  everyWords,
  conditionOf,
  failureWords,
  runWords,
} from '#board/sources/pages/source-words.ts'
import { systemOf } from '#board/sources/systems/feed-systems.ts'
import {
  SILENT_DAYS,
  silentDaysOf,
  type DeskSource,
  type SourceRun,
} from '#board/sources/sources.ts'
import { formatCount, mediumDate, mediumDateTime } from '#platform/primitives/formats.ts'
import { listedUntil } from '#trade/job-age.ts'

/** A source for the desk, in texts made on the server. */
export interface ShownDeskSource {
  key: string
  name: string
  about: string
  address: string
  contact: string
  condition: ReturnType<typeof conditionOf>
  happened: string
  /** Its adverts that are open here. */
  adverts: string
  /** Its adverts that are open, and when they leave the lists; null if it is not silent, or none is. */
  left: string | null
  /** The link that writes to its contact; null if nobody knows one. */
  mail: string | null
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
  { runs, open = 0 }: { runs: SourceRun[]; open?: number | undefined },
  now = Date.now(),
): ShownDeskSource {
  const { id, name, employer, system, organisationId, openHolds, state, stateBecause } = source
  const [last] = runs
  const silentDays = silentDaysOf(source, now)
  const isSilent =
    openHolds === 0 &&
    state !== 'waiting' &&
    stateBecause !== 'disconnected' &&
    silentDays >= SILENT_DAYS
  const condition = toCondition()
  return {
    key: id,
    name: employer ?? name,
    about: `${systemOf(system).label}, ${organisationId ? 'own list' : 'public list'}, ${everyWords(source.intervalMinutes)}`,
    address: source.address,
    contact: source.contact || (source.memberEmail ?? ''),
    mail: mailOf(source),
    left: isSilent && open > 0 ? leftWords(source, open) : null,
    condition,
    happened: happenedWords(),
    adverts: formatCount(open),
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

/** ‘7 adverts are open. Unless the list comes whole before 13 Dec 2026, they leave the lists by themselves.’ */
function leftWords({ lastCompleteAt }: DeskSource, open: number) {
  const words = open === 1 ? 'One advert is open.' : `${formatCount(open)} adverts are open.`
  if (lastCompleteAt === null) return words
  const until = mediumDate(listedUntil({ lastSeenAt: lastCompleteAt, closesAt: null }))
  const they = open === 1 ? 'it leaves the lists by itself' : 'they leave the lists by themselves'
  return `${words} Unless the list comes whole before ${until}, ${they}.`
}

/** A mailto link, with the address encoded: a `?` in it would start the mail’s other fields. */
function mailOf({ contact, memberEmail, address, lastCompleteAt }: DeskSource) {
  const to = /[^\s<>()",;:]+@[^\s<>()",;:]+\.[^\s<>()",;:.]+/.exec(contact)?.[0] ?? memberEmail
  if (!to) return null
  const since = lastCompleteAt ? ` since ${mediumDate(lastCompleteAt)}` : ''
  const subject = encodeURIComponent('Your list of jobs on Landfall')
  const body = encodeURIComponent(`We have not been able to read all of ${address}${since}.\n\n`)
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${subject}&body=${body}`
}
