import type { ShownCheck } from '#sponsorship/check/pages/shown-check.ts'

/** Whether a reader needs to know what to do before the advert’s own words, and nothing may prompt to apply. */
export function mustBeCareful({ headline, poster }: Pick<ShownCheck, 'headline' | 'poster'>) {
  return poster !== null || headline?.tone === 'caution' || headline?.tone === 'danger'
}

/** Whether nobody knows the poster, and nothing in the advert is against the law or a fraud: its words are worth reading. */
export function isOnlyUnproved({ headline, poster }: Pick<ShownCheck, 'headline' | 'poster'>) {
  return poster !== null && headline?.tone !== 'danger'
}
