import { SafeHarbour } from '#platform/art/safe-harbour.tsx'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { ButtonRow } from '#platform/ui/buttons/button-row.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import styles from './about.module.css'
import { PageTop } from '#platform/layout/sections/page-top.tsx'
import { Prose, Section, Sections } from '#platform/layout/sections/section.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'

const READERS = [
  {
    title: 'You look for work',
    text: 'You are a nurse, an engineer or a chef, and you want to work in another country. You need to know which jobs are real, what they pay and what to ask.',
    href: '/jobs',
    link: 'See all jobs',
  },
  {
    title: 'You look for staff',
    text: 'You run a care home, a clinic or a firm, and the people you need may live abroad. You want to be found by them, and to be believed.',
    href: '/post',
    link: 'Post a job',
  },
  {
    title: 'You start a care business',
    text: 'You have a house or an idea, and a pile of forms before you may open. You want to know what comes first.',
    href: '/startup',
    link: 'Startup support',
  },
]

export default function AboutPage() {
  return (
    <PageLayout width="wide">
      <title>About us – Landfall</title>
      <meta
        name="description"
        content="Landfall is a board for sponsored jobs abroad, mainly in the UK. What it is, who it is for, and what it will never do."
      />
      <Sections>
        <WhatLandfallIs />
        <Section id="who" title="Who it is for">
          <ul className={styles.cards}>
            {READERS.map(({ title, text, href, link }) => (
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
        <p>
          We are a board for jobs abroad, mainly in the UK, with employers who may be able to
          sponsor a worker from another country. We also help people who start care homes and other
          healthcare businesses.
        </p>
        <p>
          Looking for a job from far away is hard. You cannot walk past the place, you do not know
          the rules, and some people earn money with your hope. So we show the whole advert, we name
          our sources, and where we do not know something we say so.
        </p>
      </Prose>
    </PageTop>
  )
}

function NeverDone() {
  return (
    <Section id="never" title="What we will never do">
      <Prose>
        <ul>
          <li>Ask a person who looks for work to pay for a job, an interview or a certificate.</li>
          <li>Promise a visa. Only the UK government decides that.</li>
          <li>Call an employer safe because it holds a licence. A licence does not prove that.</li>
          <li>Give immigration advice. We send you to people who are allowed to.</li>
        </ul>
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
