import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { STORED_DAYS } from '#platform/primitives/time/stored-days.ts'
import { STORED_MONTHS } from '#platform/primitives/time/stored-months.ts'
import { describeKeep, PERSONAL_DATA_REGISTER } from '#trade/personal-data/personal-data.ts'

/** What deletes the rows of a table by time; rows that refer to them with `on delete cascade` go with them. */
const DELETED_BY: Record<string, string> = {
  account: 'src/accounts/settings/settings.queries.ts',
  alert: 'src/board/alerts/due/sweep.ts',
  application: 'src/hiring/old-applications/old-applications.ts',
  confirmed_address: 'src/organisations/people/old-invitations.ts',
  contact_message: 'src/site/contact/contact.queries.ts',
  employer_action: 'src/hiring/old-applications/old-applications.ts',
  interview_offer: 'src/hiring/old-applications/old-applications.ts',
  logo: 'src/hiring/posting/logos/logos.queries.ts',
  moderation_case: 'src/moderation/cases/old-cases.ts',
  organisation_invitation: 'src/organisations/people/old-invitations.ts',
  organisation_proof_request: 'src/organisations/people/old-invitations.ts',
  outbox_mail: 'src/platform/outbox/outbox.queries.ts',
  posting_default: 'src/organisations/people/old-invitations.ts',
  proof: 'src/accounts/sessions/sessions.queries.ts',
  startup_request: 'src/founders/cases/case.queries.ts',
}

/** Tables whose rows stay, with what takes people off them, or why they may name somebody for as long. */
const NAMELESS: Record<string, string> = {
  desk_entry: 'src/moderation/desk/log/forget-people.ts',
  organisation_event: 'src/moderation/desk/log/forget-people.ts',
  rule_confirmation: 'src/moderation/desk/log/forget-people.ts',
  job: 'src/board/jobs/stored/owned-jobs.queries.ts',
}
const STAYS: Record<string, string> = {
  organisation: 'a name that was public, so that nobody takes its place unseen',
  organisation_proof: 'what was proved under a public name; loses its account with it',
  fraud_marker: 'goes with its case; a number or address of a fraudster without one is kept',
  suspended_address: 'a keyed hash, which reveals no address',
  unwanted_address: 'a keyed hash, which reveals no address',
  'pgboss.job': 'its library deletes each by the days that a queue is given',
  rate_limit: 'its library deletes each count a day after its limit ends',
  scorecard: 'what an employer looks for; loses who changed it with that account',
  source: 'that an organisation agreed to be read; loses who agreed with that account',
  source_hold: 'what the desk decided about a list; loses who decided with that account',
  job_change: 'one row a job; loses who changed it with that account',
}

const schema = readFileSync('src/platform/database/schema/schema.sql', 'utf8')
const parents = new Map(
  [...schema.matchAll(/^CREATE TABLE (\w+) \(\n(.*?)^\);/gms)].map(([, name = '', body = '']) => [
    name,
    // A reference that may be empty deletes nothing for sure.
    [...body.matchAll(/FOREIGN KEY \(([\w, ]+)\) REFERENCES (\w+)\([^)]*\) ON DELETE CASCADE/g)]
      .filter(([, columns = '']) =>
        columns
          .split(', ')
          .every((column) => new RegExp(`^  ${column} .*NOT NULL`, 'm').test(body)),
      )
      .map(([, , parent = '']) => parent),
  ]),
)

function hasTimer(table: string, seen: string[] = []): boolean {
  if (table in DELETED_BY) return true
  return (parents.get(table) ?? []).some(
    (parent) => !seen.includes(parent) && hasTimer(parent, [...seen, table]),
  )
}

const tables = PERSONAL_DATA_REGISTER.flatMap(({ tables }) => Object.keys(tables))

test('every table with personal data is deleted by time, loses the people, or is said to stay', () => {
  const without = tables.filter((table) => !hasTimer(table) && !(table in NAMELESS))
  expect(without.toSorted()).toEqual(Object.keys(STAYS).toSorted())
})

test('what is said to delete a table or to take people off it does', () => {
  for (const [table, file] of Object.entries({ ...DELETED_BY, ...NAMELESS })) {
    const camel = table.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
    const verb =
      table in DELETED_BY ? '(?:delete from |deleteFrom\\()' : '(?:update |updateTable\\()'
    expect(readFileSync(file, 'utf8'), file).toMatch(
      new RegExp(`${verb}(?:${table}|'${camel}')(?![\\w])`),
    )
  }
})

test('every duration has a task that counts it and a line in the notice', () => {
  const sources = globSync('src/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
  const code = sources.map((file) => readFileSync(file, 'utf8')).join('\n')
  const notice = PERSONAL_DATA_REGISTER.map(({ keep }) => describeKeep(keep)).join('\n')
  for (const [name, days] of Object.entries(STORED_DAYS)) {
    expect(code, name).toContain(`STORED_DAYS.${name}`)
    expect(notice, name).toMatch(new RegExp(`\\b${days} days\\b`))
  }
  const settings = readFileSync('.env.example', 'utf8')
  for (const [name, months] of Object.entries(STORED_MONTHS)) {
    expect(code, name).toContain(`toTimer('${name}'`)
    expect(settings).toContain(`KEEP_${name.toUpperCase()}_MONTHS=${months}\n`)
    const lines = PERSONAL_DATA_REGISTER.filter(({ keep }) =>
      keep.some((part) => 'setting' in part && part.setting === name),
    )
    expect(lines.length, name).toBeGreaterThan(0)
  }
})
