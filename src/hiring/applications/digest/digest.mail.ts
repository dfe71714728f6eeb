import { applicantsPath } from '#hiring/applicants/applicant-paths.ts'
import { countryName } from '#platform/places/names/countries.ts'
import { fillMail } from '#platform/mail/words/fill-mail.ts'
import { toMailLine } from '#platform/mail/mail-line.ts'
import type { EmailContent } from '#platform/mail/render-email.ts'
import type { DigestEntry } from './digest.queries.ts'
import words from './digest-mail-words.json' with { type: 'json' }

/** The most applicants named for a job. */
const NAMED = 5

interface DigestInput {
  firstName: string
  entries: DigestEntry[]
  publicUrl: string
}

/** The daily email about new applicants, by job. */
export function digestEmail({ firstName, entries, publicUrl }: DigestInput): EmailContent {
  const jobs = Map.groupBy(entries, ({ jobId }) => jobId)
  const { oneSubject, manySubject, heading, lead, button, foot } = words
  const values = { count: entries.length, name: toMailLine(firstName) }
  return {
    subject: entries.length === 1 ? oneSubject : fill(manySubject, values),
    heading,
    paragraphs: [fill(lead, values)],
    list: {
      items: [...jobs].map(([jobId, people]) => ({
        title: toMailLine(people[0]?.title ?? ''),
        href: `${publicUrl}${applicantsPath(jobId)}`,
        lines: toLines(people),
      })),
    },
    button: { label: button, href: `${publicUrl}/dashboard?tab=postedJobs` },
    footnote: foot,
  }
}

function toLines(people: DigestEntry[]): string[] {
  const named = people
    .slice(0, NAMED)
    .map(({ name, country }) => `${toMailLine(name)}, ${countryName(country)}`)
  const rest = people.length - named.length
  return [
    people.length === 1 ? words.onePerson : fill(words.people, { count: people.length }),
    ...named,
    ...(rest > 0 ? [fill(words.others, { count: rest })] : []),
  ]
}

function fill(text: string, values: Record<string, string | number>): string {
  return fillMail({ text }, values).text
}
