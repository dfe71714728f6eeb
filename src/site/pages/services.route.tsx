import type { ReactNode } from 'react'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { ButtonRow } from '#platform/ui/buttons/button-row.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { Icon, type IconName } from '#platform/ui/facts/icon.tsx'
import { OFFICIAL, OutsideLink } from '#platform/layout/sections/outside-link.tsx'
import { Prose } from '#platform/layout/sections/section.tsx'
import styles from './services.module.css'

export default function ServicesPage() {
  return (
    <PageLayout width="wide">
      <title>Services – Landfall</title>
      <meta
        name="description"
        content="Job board posting, immigration consulting, training and courses, and job search assistance: what each service is, and what it is not."
      />
      <PageHeader title="Services">
        <p>Four things people ask us for. For each we say what you get, and what you do not.</p>
      </PageHeader>
      <div className={styles.services}>
        <JobBoardPosting />
        <ImmigrationConsulting />
        <Training />
        <JobSearchAssistance />
      </div>
      <Prose>
        <h2>Not sure which one you need?</h2>
        <p>
          Tell us in your own words what you want to do. You do not need to know the right terms.
        </p>
        <ButtonRow>
          <ButtonLink href="/contact" tone="primary">
            Write to us
          </ButtonLink>
          <ButtonLink href="/startup">Help for care founders</ButtonLink>
        </ButtonRow>
      </Prose>
    </PageLayout>
  )
}

function JobBoardPosting() {
  return (
    <Service icon="briefcase" title="Job board posting">
      <p>
        Put your vacancy where people abroad look for it. Your advert gets a page of its own that
        loads on a slow phone and that you can share anywhere.
      </p>
      <p>
        Write the pay into the advert. For a sponsored job the rules set a minimum, and a reader
        abroad has no other way to check.
      </p>
      <ServiceLink href="/post">How to post a job</ServiceLink>
    </Service>
  )
}

function ImmigrationConsulting() {
  return (
    <Service icon="shield" title="Immigration consulting">
      <p>
        In the UK it is a crime to give immigration advice without being allowed to. Advisers must
        be registered with the Immigration Advice Authority (it was called OISC until 2025), or be
        solicitors, barristers or other lawyers with a regulator of their own.
      </p>
      <p>
        So we do not advise you on your own case. We tell you where the rules are written, and we
        point you to people who may advise. Check every adviser on{' '}
        <OutsideLink href={OFFICIAL.adviser}>the government’s list</OutsideLink> before you pay.
      </p>
      <p>
        Start here: <OutsideLink href={OFFICIAL.skilledWorker}>Skilled Worker visa</OutsideLink> for
        workers,{' '}
        <OutsideLink href={OFFICIAL.sponsoring}>UK visa sponsorship for employers</OutsideLink> for
        companies.
      </p>
    </Service>
  )
}

function Training() {
  return (
    <Service icon="calendar" title="Training and courses">
      <p>
        Short courses in tech, design and marketing are planned. What the course page shows today
        are samples: they let you see how it will look, and you cannot book them.
      </p>
      <p>
        A course does not get you a visa. If anyone sells you one with that promise, do not buy it.
      </p>
      <ServiceLink href="/course">See the sample courses</ServiceLink>
    </Service>
  )
}

function JobSearchAssistance() {
  return (
    <Service icon="search" title="Job search assistance">
      <p>
        Search by kind of work, country and hours, and read the full advert. Reading and applying
        are free.
      </p>
      <p>
        We do not apply in your name, and we cannot promise you an interview. If something in an
        advert looks wrong, write to us and we will look at it.
      </p>
      <ServiceLink href="/search">Search for a job</ServiceLink>
    </Service>
  )
}

interface ServiceProps {
  icon: IconName
  title: string
  children: ReactNode
}

function Service({ icon, title, children }: ServiceProps) {
  return (
    <Card as="section" padding="roomy">
      <div className={styles.service}>
        <span className={styles.icon}>
          <Icon name={icon} size="large" />
        </span>
        <h2>{title}</h2>
        {children}
      </div>
    </Card>
  )
}

function ServiceLink({ href, children }: { href: string; children: string }) {
  return (
    <p>
      <ButtonLink href={href} iconEnd="arrow-right">
        {children}
      </ButtonLink>
    </p>
  )
}
