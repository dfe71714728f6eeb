import {
  CategoryFilter,
  CountryFilter,
  MAX_PAGE_NUMBER,
  TypeFilter,
  type JobFilter,
} from '#contract/jobs.ts'

export interface ListAddress {
  filter: JobFilter
  page: number
  after: string | null
  /** A sentence for each part of the address that could not be used. */
  problems: string[]
}

/** Reads a list's address. What cannot be used is left out and said, so that a page always comes. */
export function readListAddress(parameters: URLSearchParams): ListAddress {
  const problems: string[] = []
  function read<Value>(
    schema: {
      safeParse(value: unknown): { data?: Value; error?: { issues: { message: string }[] } }
    },
    name: string,
  ): Value | null {
    const { data, error } = schema.safeParse(parameters.get(name))
    if (error) problems.push(error.issues[0]?.message ?? '')
    return data ?? null
  }

  const filter = {
    category: read(CategoryFilter, 'category'),
    type: read(TypeFilter, 'type'),
    country: read(CountryFilter, 'country'),
  }
  const page = Number(parameters.get('page') ?? 1)
  const isPage = Number.isInteger(page) && page >= 1 && page <= MAX_PAGE_NUMBER
  if (!isPage) {
    problems.push(`Page numbers go from 1 to ${MAX_PAGE_NUMBER}; this is the first page.`)
  }
  return { filter, page: isPage ? page : 1, after: parameters.get('after'), problems }
}
