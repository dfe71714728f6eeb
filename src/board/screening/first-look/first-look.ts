import type { CaseReason } from '#safety/cases/moderation.schema.ts'
import type { Config } from '#platform/config.ts'
import type { Poster } from '#trade/poster.schema.ts'

/** The posters whose adverts the desk looks at before they are public. */
export type FirstLook = Config['firstLook']

export const FIRST_LOOK = 'first-look'

export const FIRST_LOOK_WORDS =
  'This poster is not proved yet. A person looks at such an advert before it appears.'

/** The reason for an advert that is public without a look. */
export const UNLOOKED_WORDS =
  'Nobody has looked at it, and its poster is not proved. It stays public until you decide.'

/** Whether adverts of this poster wait. Imported adverts and samples never do. */
export function waitsForLook(mode: FirstLook, poster: Poster): boolean {
  if (mode === 'off') return false
  return poster === 'unproved' || (mode === 'all' && poster === 'proved')
}

export function firstLookReason(words = FIRST_LOOK_WORDS): CaseReason {
  return { code: FIRST_LOOK, words }
}
