/**
 * One thing that a trade has several names for. Lists are separated by commas. Write the names as people
 * write them, in the singular; spelling, hyphens, accents and plurals are handled.
 */
export interface Concept {
  /** The concept in the index. The tilde keeps it apart from words of texts. */
  lexeme: `~${string}`
  /** The meaning as shown to people: 'mental health nurse (RMN)'. */
  label: string
  /** Names that count everywhere, in adverts and in searches. */
  forms: string
  /** Names that count in an advert only in these capitals: 'it' is a word, 'IT' a trade. */
  capitals?: string
  /** The capitals count only in an advert that also has a word that starts with one of these. */
  requiredNearby?: string
  /** Names that count in a search only, because they are too vague in an advert: 'sponsorship'. */
  searchOnly?: string
  /** Names that mean something else after or before certain words: 'patients and carers'. */
  ambiguous?: { forms: string; notAfter: string; notBefore: string }
  /** An advert that negates it does not have it: 'we cannot offer sponsorship'. */
  negatable?: true
  /** Broader concepts that every advert with this one also has. */
  broader?: string
  /** It names a place, a subject or a skill of work, not the people who do it. */
  topic?: true
}
