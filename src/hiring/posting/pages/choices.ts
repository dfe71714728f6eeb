import { CATEGORIES } from '#trade/categories.ts'
import { COUNTRIES } from '#platform/places/names/countries.ts'
import { JobType, PayPeriod } from '#trade/jobs.schema.ts'
import { LOGO_RULES, OPEN_DAYS, PAY_CURRENCIES, POSTING_LIMITS } from '#trade/postings.schema.ts'
import type { Choices } from './form/part.ts'

const names = (all: readonly { name: string }[]) => all.map(({ name }) => name)

/** The form's choices; for a loader, because components do not import schemas. */
export const CHOICES: Choices = {
  categories: names(CATEGORIES),
  countries: names(COUNTRIES),
  types: JobType.options,
  currencies: PAY_CURRENCIES,
  periods: PayPeriod.options,
  limits: POSTING_LIMITS,
  openDays: OPEN_DAYS,
  logo: LOGO_RULES,
}
