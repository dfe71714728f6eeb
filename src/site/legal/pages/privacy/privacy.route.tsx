import type { ReactNode } from 'react'
import type { Operator } from '#platform/config.ts'
import { requestContext } from '#platform/pages/context.ts'
import { DEVICE_DATA } from '#trade/personal-data/device-data.ts'
import { BASES, describeKeep, PERSONAL_DATA_REGISTER } from '#trade/personal-data/personal-data.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Prose, Section, Sections } from '#platform/layout/sections/section.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { LegalTable } from '../legal-table.tsx'
import styles from '../legal.module.css'
import { OperatorLine } from '../operator-line.tsx'
import type { Route } from './+types/privacy.route.ts'
import { Words, Written } from '#site/pages/written.tsx'
import words from './privacy.json' with { type: 'json' }
import versions from '../../privacy-versions.json' with { type: 'json' }

/** The newest version of the notice’s words. Its tables are what the site does today. */
const [current = { since: '' }] = versions

export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(requestContext)
  return {
    operator: site.operator,
    lines: PERSONAL_DATA_REGISTER.map((line) => ({
      isForPeople: line.whose === 'anybody' || line.whose === 'seekers',
      what: line.what,
      keep: describeKeep(line.keep, site.storedMonths),
      sees: line.sees,
      purpose: line.purpose,
      basis: BASES[line.basis],
      stays: line.stays ?? 'Nothing.',
    })),
    deviceData: DEVICE_DATA.map(({ name, place, purpose, duration }) => ({
      name: place === 'cookie' ? name : `${name} (browser storage)`,
      purpose,
      duration,
    })),
  }
}

const PARTS = [
  { href: '#work', label: 'Looking for work' },
  { href: '#hiring', label: 'Hiring' },
  { href: '#founding', label: 'Founding' },
  { href: '#looking', label: 'Only looking' },
  { href: '#time', label: 'How long we keep it' },
  { href: '#rights', label: 'Your rights' },
]

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  const { operator, lines, deviceData } = loaderData
  const { privacyEmail } = operator
  const { processors } = operator
  return (
    <PageLayout width="wide">
      <title>Privacy – Landfall</title>
      <meta
        name="description"
        content="What Landfall knows about you, what for, who sees it and how long we keep it."
      />
      <PageHeader title="Your data, in short">
        <p>Who has it, what for, how long. In force since {mediumDate(current.since)}.</p>
      </PageHeader>
      <Answers title="The short answers" answers={words.short}>
        <div>
          <h3>Whom do I ask?</h3>
          <p>
            <a href={`mailto:${privacyEmail}`}>{privacyEmail}</a>
          </p>
        </div>
      </Answers>
      <nav aria-label="On this page" className={styles.jump}>
        {PARTS.map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </nav>
      <Sections>
        <Section id="work" title="Looking for work">
          <Answers answers={words.work} />
        </Section>
        <Section id="hiring" title="Hiring">
          <Answers answers={words.hiring} />
        </Section>
        <Section id="founding" title="Founding a care business">
          <Answers answers={words.founding} />
        </Section>
        <Section id="looking" title="Only looking">
          <Answers answers={words.looking} />
          <Disclosure summary="Every cookie, and the server’s log">
            <Written text={[words.log.replace('{logs}', describeLogs(operator))]} />
            <LegalTable
              columns={['Name', 'What it is for', 'How long']}
              rows={deviceData.map(({ name, purpose, duration }) => [name, purpose, duration])}
            />
          </Disclosure>
        </Section>
        <Section id="time" title="How long we keep it">
          <KeptTable lines={lines.filter(({ isForPeople }) => isForPeople)} />
          <Disclosure summary="If you hire, found a business or work for us">
            <KeptTable lines={lines.filter(({ isForPeople }) => !isForPeople)} />
          </Disclosure>
          <Disclosure summary="The full notice: why, by which law, what stays">
            <p>
              What an open case at our desk is about stays until the case ends, and an account with
              an open advert as long as that. We write 30 days before an unused account goes.
            </p>
            <p>What you paste in ‘Is this real?’ is not stored, unless you send it to our desk.</p>
            <LegalTable
              columns={['What', 'What for', 'UK GDPR', 'What stays after your account']}
              rows={lines.map(({ what, purpose, basis, stays }) => [what, purpose, basis, stays])}
            />
          </Disclosure>
        </Section>
        <Section id="rights" title="Who we are, and your rights">
          <Prose>
            <OperatorLine operator={operator} />
            <Written text={words.rights.map((text) => text.replace('{email}', privacyEmail))} />
            {processors.length === 0 && <Written text={[words.processors.unstated]} />}
          </Prose>
          <Disclosure summary="Earlier versions">
            <ul>
              {versions.map(({ since, change }) => (
                <li key={since}>
                  Since {mediumDate(since)}: {change}
                </li>
              ))}
            </ul>
          </Disclosure>
          {processors.length > 0 && (
            <Disclosure summary="Companies that handle data for us, what for and where">
              <ul>
                {processors.map((company) => (
                  <li key={company}>{company}</li>
                ))}
              </ul>
              <p>They may use it for nothing else.</p>
            </Disclosure>
          )}
        </Section>
      </Sections>
    </PageLayout>
  )
}

function describeLogs({ logDays }: Operator) {
  return logDays === null
    ? words.logs.unstated
    : words.logs.stated.replace('{days}', String(logDays))
}

interface AnswersProps {
  /** For screen readers, where the answers have no visible heading. */
  title?: string
  answers: { title: string; text: string }[]
  children?: ReactNode
}

function Answers({ title, answers, children }: AnswersProps) {
  return (
    <div className={styles.answers}>
      {title && <h2 className="visually-hidden">{title}</h2>}
      {answers.map(({ title, text }) => (
        <div key={title}>
          <h3>{title}</h3>
          <p>
            <Words text={text} />
          </p>
        </div>
      ))}
      {children}
    </div>
  )
}

interface KeptTableProps {
  lines: { what: string; keep: string; sees: string }[]
}

function KeptTable({ lines }: KeptTableProps) {
  return (
    <LegalTable
      columns={['What', 'How long', 'Who sees it']}
      rows={lines.map(({ what, keep, sees }) => [what, keep, sees])}
    />
  )
}
