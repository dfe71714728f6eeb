import type { JobType, PayPeriod } from '#contract/jobs.ts'
import type { SponsorshipFieldsView } from '#server/postings/sponsorship-fields/sponsorship-fields.service.ts'
import type { FileRules } from '#app/ui/file-field.tsx'

/** What can be chosen in the form, from the loader. */
export interface Choices {
  categories: string[]
  countries: string[]
  types: readonly JobType[]
  currencies: readonly string[]
  periods: readonly PayPeriod[]
  limits: Record<
    'companyName' | 'jobTitle' | 'place' | 'email' | 'description' | 'legalName',
    number
  >
  openDays: number
  logo: FileRules
}

/** The props of a step’s fields: what they show, and what can be chosen. */
export interface PartProps {
  answer(name: string): { name: string; error?: string; defaultValue?: string }
  isTicked(name: string): boolean
  choices: Choices
  days: { first: string; last: string }
  sponsorshipFields: SponsorshipFieldsView
  /** Key of a logo that has arrived already. */
  savedLogo: string | null
  /** The form has come back with a mistake. */
  isBack: boolean
  /** A list has no place for pictures. */
  hasNoLogo?: boolean
}
