import { Tag } from '#platform/ui/facts/tag.tsx'
import type { ApplicationState } from '#hiring/applications/model/application-state.ts'
import { stoppedWord, wordFor } from './status-words.ts'

interface StatusTagProps {
  application: Omit<ApplicationState, 'offerAnsweredAt'> &
    Parameters<typeof stoppedWord>[0] & { isPosterProved?: boolean }
  /** The reader whose wording is used. */
  reader: 'applicant' | 'employer'
}

export function StatusTag({ application, reader }: StatusTagProps) {
  const { word, own, claim, tone } = wordFor(application)
  if (reader === 'employer') return <Tag tone={tone}>{word}</Tag>
  const stopped = stoppedWord(application)
  if (stopped) return <Tag>{stopped}</Tag>
  // Nothing said by an unproved poster may look like good news.
  const isClaim = application.isPosterProved === false && tone === 'success'
  return <Tag tone={isClaim ? 'warning' : tone}>{isClaim ? (claim ?? own) : own}</Tag>
}
