import { requestContext } from '#platform/pages/context.ts'
import { DEVICE_DATA } from '#trade/personal-data/device-data.ts'
import { BASES, describeKeep, PERSONAL_DATA_REGISTER } from '#trade/personal-data/personal-data.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Prose, Section, Sections } from '#platform/layout/sections/section.tsx'
import { OutsideLink } from '#platform/layout/sections/outside-link.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { LegalTable } from '../legal-table.tsx'
import styles from '../legal.module.css'
import { OperatorLine } from '../operator-line.tsx'
import type { Route } from './+types/privacy.route.ts'
import { Answers, FOUNDING, HIRING, JUST_LOOKING, LOOKING_FOR_WORK } from './role-answers.tsx'
import { ShortAnswers } from './short-answers.tsx'

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
  return (
    <PageLayout width="wide">
      <title>Privacy – Landfall</title>
      <meta
        name="description"
        content="What Landfall knows about you, what for, who sees it and how long we keep it."
      />
      <PageHeader title="Your data, in short">
        <p>Who has it, what for, how long.</p>
      </PageHeader>
      <ShortAnswers privacyEmail={operator.privacyEmail} />
      <nav aria-label="On this page" className={styles.jump}>
        {PARTS.map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </nav>
      <Sections>
        <Section id="work" title="Looking for work">
          <Answers answers={LOOKING_FOR_WORK} />
        </Section>
        <Section id="hiring" title="Hiring">
          <Answers answers={HIRING} />
        </Section>
        <Section id="founding" title="Founding a care business">
          <Answers answers={FOUNDING} />
        </Section>
        <Section id="looking" title="Only looking">
          <Answers answers={JUST_LOOKING} />
          <Disclosure summary="Every cookie, with what it is for">
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
          <Disclosure summary="Why we keep it, and the law that allows it">
            <p>
              What an open case at our desk is about stays until the case ends, and an account with
              an open advert as long as that. We write 30 days before an unused account goes.
            </p>
            <LegalTable
              columns={['What', 'What for', 'UK GDPR']}
              rows={lines.map(({ what, purpose, basis }) => [what, purpose, basis])}
            />
          </Disclosure>
        </Section>
        <Section id="rights" title="Who we are, and your rights">
          <Prose>
            <OperatorLine operator={operator} />
            <p>
              You may see your data, have it put right or deleted, take it with you, and object to
              what we do with it (UK GDPR, articles 15 to 21). Write to {operator.privacyEmail}. We
              answer within a month.
            </p>
            <p>
              Servers, file storage and mail may be run for us by other companies. Ask us which, and
              in which countries.
            </p>
            <p>
              Not content with us? The{' '}
              <OutsideLink href="https://ico.org.uk/make-a-complaint/">
                Information Commissioner’s Office
              </OutsideLink>{' '}
              looks into complaints, free of charge.
            </p>
            <p>This page is in English only, and the English text counts.</p>
          </Prose>
        </Section>
      </Sections>
    </PageLayout>
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
