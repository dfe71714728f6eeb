import { Tag } from '#app/ui/tag.tsx'
import type { Stage } from '#contract/applications.ts'
import { wordFor } from './status-words.ts'

interface StatusTagProps {
  application: { status: Stage; withdrawnAt: string | null }
  /** Whose words to use. */
  reader: 'applicant' | 'employer'
}

export function StatusTag({ application, reader }: StatusTagProps) {
  const { word, own, tone } = wordFor(application)
  return <Tag tone={tone}>{reader === 'applicant' ? own : word}</Tag>
}
