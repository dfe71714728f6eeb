import { mediumDate } from '#platform/primitives/formats.ts'
import type { Employer, RegisterDays, RegisterEvent } from '#board/employers/employers.ts'
import type { Licence } from '#sponsorship/model/facts.ts'

/** The date an employer was added to the register, or removed, as far as our records go. */
export function describeWhenListed(
  { isListed, firstSeen, lastSeen, leftOn }: Employer,
  { beganOn }: RegisterDays,
): string {
  if (!isListed) {
    return leftOn === null
      ? `No longer on the register; last seen on ${mediumDate(lastSeen)}`
      : `Left the register: not on it since ${mediumDate(leftOn)}`
  }
  return firstSeen <= beganOn
    ? `On the register since our records begin on ${mediumDate(beganOn)}`
    : `On the register since ${mediumDate(firstSeen)}`
}

/** ‘Skilled Worker: Worker (A rating)’, as the register prints it. */
export function formatLicences(licences: Licence[]): string {
  return licences.map(({ route, printed }) => `${route}: ${printed}`).join('; ')
}

export const EVENT_WORDS: Record<RegisterEvent['kind'], string> = {
  added: 'Added to the register',
  removed: 'No longer on the register',
  changed: 'Other licences or ratings',
  returned: 'On the register again',
}
