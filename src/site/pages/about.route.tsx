import { SafeHarbour } from '#platform/art/safe-harbour.tsx'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { ButtonRow } from '#platform/ui/buttons/button-row.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import words from './about.json' with { type: 'json' }
import styles from './about.module.css'
import { Written } from './written.tsx'
import { PageTop } from '#platform/layout/sections/page-top.tsx'
import { Prose, Section, Sections } from '#platform/layout/sections/section.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'

export default function AboutPage() {
  return (
    <PageLayout width="wide">
      <title>About us – Landfall</title>
      <meta
        name="description"
        content="Landfall is a job board for sponsored work abroad, mainly in the UK. What it is, who it is for, and what it will never do."
      />
      <Sections>
        <WhatLandfallIs />
        <Section id="who" title="Who it is for">
          <ul className={styles.cards}>
            {words.readers.map(({ title, text, href, link }) => (
              <Card key={title} as="li" interactive padding="roomy">
                <div className={styles.card}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                  <p className={styles.link}>
                    <Link className="card-link" href={href}>
                      {link}
                    </Link>
                  </p>
                </div>
              </Card>
            ))}
          </ul>
        </Section>
        <NeverDone />
      </Sections>
    </PageLayout>
  )
}

function WhatLandfallIs() {
  return (
    <PageTop art={<SafeHarbour />}>
      <Prose>
        <PageHeader title="About us">
          <p>
            Landfall is the word sailors use for the first sight of the coast after a voyage. We
            want yours to be a good one.
          </p>
        </PageHeader>
        <Written text={words.what} />
      </Prose>
    </PageTop>
  )
}

function NeverDone() {
  return (
    <Section id="never" title="What we will never do">
      <Prose>
        <Written text={words.never} />
      </Prose>
      <ButtonRow>
        <ButtonLink href="/services" tone="primary" iconEnd="arrow-right">
          See our services
        </ButtonLink>
        <ButtonLink href="/contact">Write to us</ButtonLink>
      </ButtonRow>
    </Section>
  )
}
