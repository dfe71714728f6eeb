import { Tag } from '#platform/ui/facts/tag.tsx'
import { stoppedWord, wordFor } from './status-words.ts'

interface StatusTagProps {
  application: Parameters<typeof stoppedWord>[0] & { isPosterProved?: boolean }
  /** The reader whose wording is used. */
  reader: 'applicant' | 'employer'
}

export function StatusTag({ application, reader }: StatusTagProps) {
  const { word, own, claim, tone } = wordFor(application)
  const stopped = stoppedWord(application)
  if (stopped) return <Tag>{stopped}</Tag>
  if (reader === 'employer') return <Tag tone={tone}>{word}</Tag>
  // Nothing said by an unproved poster may look like good news.
  const isClaim = application.isPosterProved === false && tone === 'success'
  return <Tag tone={isClaim ? 'warning' : tone}>{isClaim ? (claim ?? own) : own}</Tag>
}
