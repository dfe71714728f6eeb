import type { Asked } from '../given/asked.ts'
import type { Draft } from '../words/line.ts'
import { englishLine } from './english-line.ts'
import { registrationLine } from './registration-line.ts'
import type { PersonalLineName } from '#contract/sponsorship/lines.ts'

/** What the route asks of somebody besides the job. */
export function personalLines(asked: Asked): (Draft & { name: PersonalLineName })[] {
  const registration = registrationLine(asked)
  return [
    { name: 'english', ...englishLine(asked) },
    ...(registration ? [{ name: 'registration' as const, ...registration }] : []),
  ]
}
