type Answers = Record<string, string>

/** Answers that belong together: a row that states one replaces all of them. */
const GROUPS = [
  ['payMin', 'payMax', 'payCurrency', 'payPeriod'],
  ['legalName', 'sponsorId', 'companyNumber', 'legalNameFor'],
  ['occupation', 'occupationCode', 'occupationFor'],
]

/** The answers of a job, replaced by those that a row states. An empty cell changes nothing. */
export function mergeAnswers(job: Answers, row: Answers): Answers {
  const replaced = GROUPS.filter((names) => names.some((name) => row[name])).flat()
  const rest = Object.entries(job).filter(([name]) => !replaced.includes(name))
  const stated = Object.entries(row).filter(([, value]) => value !== '')
  return { ...Object.fromEntries(rest), ...Object.fromEntries(stated) }
}
