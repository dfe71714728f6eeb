import type { ReactNode } from 'react'
import { jobsPath } from '#board/jobs/model/job-paths.ts'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { ButtonRow } from '#platform/ui/buttons/button-row.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import type { JobView } from '#trade/jobs.schema.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import { fill } from '#platform/languages/fill.ts'
import { ExternalApply } from './external-apply.tsx'
import styles from '#hiring/apply/pages/form/job-form.module.css'

interface HowToApplyProps {
  job: JobView
  /** The account that posted it was deleted. */
  isUnread: boolean
  savedLetter: string | null
}

/** Shown for an advert that was not posted here, a closed job, and a job whose account is gone. */
export function HowToApply({ job, isUnread, savedLetter }: HowToApplyProps) {
  if (isUnread) {
    return (
      <NoApplications
        job={job}
        savedLetter={savedLetter}
        title="Nobody reads applications any more"
      >
        The person who posted this job is no longer here, so you cannot apply for it.
      </NoApplications>
    )
  }
  if (!job.isOpen) {
    return (
      <NoApplications job={job} savedLetter={savedLetter} title="This job is closed">
        You can no longer apply for it.
      </NoApplications>
    )
  }
  return <ExternalApply job={job} />
}

interface NoApplicationsProps extends Pick<HowToApplyProps, 'job' | 'savedLetter'> {
  title: string
  children: ReactNode
}

function NoApplications({ job, savedLetter, title, children }: NoApplicationsProps) {
  return (
    <>
      <Banner tone="warning" title={title}>
        {children}
      </Banner>
      {savedLetter && (
        <div className={styles.saved}>
          <TextArea
            name="savedLetter"
            label="Your cover letter"
            hint="We saved what you wrote, so that you can copy it for another job."
            rows={6}
            readOnly
            defaultValue={savedLetter}
          />
        </div>
      )}
      <p>
        <ButtonLink href={jobsPath({ category: job.category.slug })} tone="primary">
          {`See open ${job.category.name} jobs`}
        </ButtonLink>
      </p>
    </>
  )
}

interface AppliedProps {
  application: { id: string; sentAt: string; withdrawnAt: string | null }
}

/** The current answer, for someone who has already applied. */
export function Applied({ application }: AppliedProps) {
  const { locale, words } = useLanguage()
  const { id, sentAt, withdrawnAt } = application
  return (
    <>
      <Banner
        tone="success"
        title={fill(words.job.appliedOn, { date: mediumDate(sentAt, locale) })}
      >
        {withdrawnAt
          ? fill(words.job.withdrewOn, { date: mediumDate(withdrawnAt, locale) })
          : words.apply.canFollow}
      </Banner>
      <ButtonRow>
        <ButtonLink href={`/applications/${id}`} tone="primary">
          {words.job.seeApplication}
        </ButtonLink>
        <ButtonLink href="/jobs">{words.home.seeAll}</ButtonLink>
      </ButtonRow>
    </>
  )
}

export function OwnJob({ jobId }: { jobId: string }) {
  return (
    <>
      <Banner tone="info" title="This is your own job">
        You cannot apply for your own job. See who has applied.
      </Banner>
      <ButtonRow>
        <ButtonLink href={`/applicants/${jobId}`} tone="primary">
          See who applied
        </ButtonLink>
        <ButtonLink href="/dashboard">Go to my dashboard</ButtonLink>
      </ButtonRow>
    </>
  )
}
