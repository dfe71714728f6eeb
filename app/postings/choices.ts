import { CATEGORIES } from '#contract/categories.ts'
import { COUNTRIES } from '#contract/countries.ts'
import { JobType, PayPeriod } from '#contract/jobs.ts'
import { LOGO_RULES, OPEN_DAYS, PAY_CURRENCIES, POSTING_LIMITS } from '#contract/postings.ts'
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
