import type { JobType, PayPeriod } from '#trade/jobs.schema.ts'
import type { SponsorshipFieldsView } from '#hiring/posting/sponsorship-fields/sponsorship-fields.service.ts'
import type { LawNote } from '#hiring/posting/law/law-notes.schema.ts'
import type { FileRules } from '#platform/ui/fields/file-field.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'

/** The form’s choices, from the loader. */
export interface Choices {
  categories: string[]
  countries: string[]
  types: readonly JobType[]
  currencies: readonly string[]
  periods: readonly PayPeriod[]
  limits: Record<
    'companyName' | 'jobTitle' | 'place' | 'email' | 'description' | 'legalName' | 'reason',
    number
  >
  openDays: number
  logo: FileRules
}

/** The props of a step’s fields: their values and choices. */
export interface PartProps {
  answer(name: string): { name: string; error?: string; defaultValue?: string }
  isTicked(name: string): boolean
  choices: Choices
  days: { first: string; last: string }
  sponsorshipFields: SponsorshipFieldsView
  /** The laws that the words break, for the notes under their fields. */
  law: readonly LawNote[]
  /** The key of a logo already uploaded. */
  savedLogo: string | null
  /** The form was rejected. */
  isBack: boolean
  /** Whether to hide the logo: an uploaded list has no pictures. */
  hasNoLogo?: boolean
}

/** The values and errors of a form’s fields: those just sent, otherwise the saved answers. */
export function toFieldProps(
  answers: Readonly<Record<string, string>>,
  rejection: Rejection | undefined,
): Pick<PartProps, 'answer' | 'isTicked' | 'isBack'> {
  const hasSent = rejection && Object.keys(rejection.values).length > 0
  const values = hasSent ? rejection.values : answers
  return {
    answer: (name) => ({ name, error: rejection?.errors[name], defaultValue: values[name] }),
    isTicked: (name) => values[name] === 'on',
    isBack: rejection !== undefined,
  }
}
