/**
 * One thing people in a trade call by several names. Lists are written with commas. Write the names
 * as people write them, in the singular; spelling, hyphens, accents and plurals are taken care of.
 */
export interface Concept {
  /** What stands for the concept in the index; no word of a text can look like it. */
  lexeme: `~${string}`
  /** What it means, for people: 'mental health nurse (RMN)'. */
  label: string
  /** Names that count wherever they stand, in adverts and in searches. */
  forms: string
  /** Names that count in an advert only in these very capitals; 'it' is a word, 'IT' a trade. */
  capitals?: string
  /** The capitals count only in an advert that also has a word beginning like one of these. */
  requiredNearby?: string
  /** Names that count in a search only, because in an advert they say little: 'sponsorship'. */
  searchOnly?: string
  /** Names that mean something else after or before certain words: 'patients and carers'. */
  ambiguous?: { forms: string; notAfter: string; notBefore: string }
  /** An advert that says no to it has it not: 'we cannot offer sponsorship'. */
  negatable?: true
  /** Wider concepts that every advert with this one has as well. */
  broader?: string
}
