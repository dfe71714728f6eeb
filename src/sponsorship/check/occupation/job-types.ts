/** Separators after the job’s name in a title: ‘Contract Administrator – Leeds (maternity cover)’. */
const AFTER_THE_JOB = /\s[-–—|/]\s|[(),;:|–—]/

/**
 * Whether a title plainly names one of the job types that a list is limited to. A title that only looks
 * similar does not count, because a wrong match would promise what the list does not.
 */
export function isListedJobType(title: string, jobTypes: string[]): boolean {
  const [job = ''] = title.split(AFTER_THE_JOB)
  const words = ` ${normaliseWords(job)}`
  return jobTypes.flatMap(expandJobType).some((name) => words.endsWith(` ${name}`))
}

/**
 * The names in a job type: ‘Industrial and product designers’ covers ‘industrial designers’ and ‘product designers’
 * too.
 */
function expandJobType(jobType: string): string[] {
  // Brackets narrow a job type, which no title does clearly.
  if (jobType.includes('(')) return []
  const words = normaliseWords(jobType)
  const [, first, second, rest] = /^(\w+) and (\w+) (.+)$/.exec(words) ?? []
  return first && second && rest ? [words, `${first} ${rest}`, `${second} ${rest}`] : [words]
}

function normaliseWords(text: string) {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(singular).join(' ')
}

function singular(word: string) {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}
