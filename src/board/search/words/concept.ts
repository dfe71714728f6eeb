/**
 * A thing that a trade has several names for. Write the names as people write them, in the singular; spelling, hyphens,
 * accents and plurals are handled.
 */
export interface Concept {
  /** The concept in the index. The tilde distinguishes it from words of texts. */
  lexeme: string
  /** The meaning as shown to people: 'mental health nurse (RMN)'. */
  label: string
  /** Names that count everywhere, in adverts and in searches. */
  forms: string[]
  /** Names that count in an advert only in these capitals: 'it' is a word, 'IT' a trade. */
  capitals?: string[]
  /** The capitals count only in an advert that also has a word that starts with one of these. */
  requiredNearby?: string[]
  /** Names that count in a search only, because they are too vague in an advert: 'sponsorship'. */
  searchOnly?: string[]
  /** Names that mean something else after or before certain words: 'patients and carers'. */
  ambiguous?: { forms?: string[]; notAfter?: string[]; notBefore?: string[] }
  /** True if a negation in an advert excludes it: 'we cannot offer sponsorship'. */
  negatable?: boolean
  /** Broader concepts that every advert with this one also has. */
  broader?: string[]
  /**
   * The broader concept that a search finds too, after this one and without adverts that have only another kind of it: an
   * advert for a registered nurse is meant for an RGN unless it names another branch.
   */
  also?: { lexeme: string; unless?: string[] }
  /** True for a place, a subject or a skill of work, as opposed to the people who do it. */
  topic?: boolean
}
