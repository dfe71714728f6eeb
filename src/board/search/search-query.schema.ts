import { z } from 'zod'
import { CategoryFilter, CountryFilter, TypeFilter } from '#trade/jobs.schema.ts'
import { OCCUPATION_CODES } from '#trade/occupation-codes.ts'
import { ANSWERS } from '#trade/questions/answers.ts'
import {
  ANY_SEARCH,
  DAY_STEPS,
  DEFAULT_RADIUS,
  PAY_STEPS,
  RADII,
  SEARCH_LIMITS,
  SORT_ORDERS,
  type JobSearch,
} from './search.ts'
import { VERDICTS } from '#trade/headline/criteria.ts'
import { asLine } from '#platform/primitives/texts.schema.ts'

function typed(limit: number, what: string) {
  const message = `Shorten the ${what} to ${limit} characters.`
  return z.string().max(limit, message).transform(asLine).optional()
}

function step<Value extends number>(values: readonly Value[], message: string) {
  return z
    .string()
    .transform((text, context) => {
      const found = values.find((value) => String(value) === text)
      if (found === undefined) context.addIssue({ code: 'custom', message })
      return found as Value
    })
    .optional()
}

function verdict(description: string) {
  const message = `Choose ${VERDICTS.join(', ')}.`
  return z.enum(VERDICTS, message).optional().meta({ description })
}

const radiusMessage = `Choose a distance of ${RADII.join(', ')} miles.`

/** A search in the query string of an API call, with the names and values of page URLs. */
export const SearchQuery = {
  q: typed(SEARCH_LIMITS.keywords, 'keywords').meta({
    description: 'Keywords, with "phrases" and -exclusions.',
  }),
  title: typed(SEARCH_LIMITS.title, 'title').meta({ description: 'A part of the title.' }),
  place: typed(SEARCH_LIMITS.place, 'place').meta({
    description: 'A town, county, postcode district or country.',
  }),
  radius: step(RADII, radiusMessage).meta({ description: 'Miles around the place.' }),
  category: CategoryFilter,
  type: TypeFilter,
  country: CountryFilter,
  pay: step(PAY_STEPS, `Choose a pay of ${PAY_STEPS.join(', ')}.`).meta({
    description: 'Pounds a year that the advert offers at least.',
  }),
  days: step(DAY_STEPS, `Choose ${DAY_STEPS.join(', ')} days.`).meta({
    description: 'Posted within this many days.',
  }),
  remote: z.literal('1', 'Remote is 1 or left out.').optional(),
  answer: z
    .enum(ANSWERS, `Choose ${ANSWERS.join(' or ')}.`)
    .optional()
    .meta({
      description:
        'Whether the job can be sponsored from abroad, by the rules and the register of `asOf` in its check: licence, occupation and pay pass and the wording does not fail (pass), or nothing fails (open). Jobs outside the UK are not checked and are neither.',
    }),
  licence: verdict('Whether the employer’s licence lets it sponsor new workers.'),
  occupation: verdict('Whether the occupation is open to people abroad.'),
  rate: verdict('Whether the pay meets the sponsorship rules.'),
  wording: verdict('Whether the advert’s wording shows warning signs (fail).'),
  occupationCode: z
    .string()
    .refine((code) => OCCUPATION_CODES.has(code), 'There is no occupation with this code.')
    .optional()
    .meta({ description: 'The code of an occupation in SOC 2020, of jobs in the UK: 2134.' }),
  sort: z
    .enum(SORT_ORDERS, `Sort by ${SORT_ORDERS.join(', ')}.`)
    .optional()
    .meta({
      description:
        'The order; best match first if there are keywords, else newest first. With surest, jobs that pass come first, then those where nothing fails, those that are ruled out, and those that are not checked.',
    }),
}

type Query = z.output<z.ZodObject<typeof SearchQuery>>

export function toSearch(query: Query): JobSearch {
  const { q = '', title = '', place = '', radius = DEFAULT_RADIUS, category, type, country } = query
  const { pay = null, days = null, remote, sort = null } = query
  const { answer = null, licence = null, occupation = null, rate = null, wording = null } = query
  const { occupationCode = null } = query
  const check = { answer, licence, occupation, rate, wording }
  const filter = { category, type, country }
  return {
    ...ANY_SEARCH,
    ...filter,
    ...check,
    q,
    title,
    place,
    radius,
    pay,
    days,
    remote: !!remote,
    occupationCode,
    sort,
  }
}
