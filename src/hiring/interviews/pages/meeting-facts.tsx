import { Banner } from '#platform/ui/toast/banner.tsx'
import { Facts } from '#platform/ui/facts/facts.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { WhatNobodyMayAsk } from '#hiring/talk/pages/thread.tsx'
import { VIDEO_WARNING } from '#hiring/interviews/model/interview-limits.ts'
import type { InterviewMeeting } from '#hiring/interviews/model/interviews.schema.ts'
import type { TalkSide } from '#hiring/talk/talk.schema.ts'
import styles from './interview.module.css'

interface MeetingFactsProps {
  meeting: InterviewMeeting
  reader: TalkSide
}

const HOW: Record<InterviewMeeting['way'], Record<TalkSide, string>> = {
  video: { applicant: 'By video', employer: 'By video' },
  phone: {
    applicant: 'By phone: they ring you on the number in your application',
    employer: 'By phone: you ring them on the number in their application',
  },
  place: { applicant: 'At a place', employer: 'At a place' },
}

/** The kind of meeting, and the employer’s note. */
export function MeetingFacts({ meeting, reader }: MeetingFactsProps) {
  const { way, place, host, minutes, link, note } = meeting
  const isApplicant = reader === 'applicant'
  return (
    <>
      <Facts
        items={[
          { term: 'How', value: HOW[way][reader] },
          ...(place ? [{ term: 'Where', value: place }] : []),
          { term: 'How long', value: `${minutes} minutes` },
          { term: isApplicant ? 'You meet' : 'They meet', value: host },
        ]}
      />
      {note && (
        <div className={styles.letter}>
          {isApplicant && <WhatNobodyMayAsk />}
          <p className={styles.note}>{note}</p>
        </div>
      )}
      {link && <VideoLink link={link} isApplicant={isApplicant} />}
    </>
  )
}

/** The full URL as link text, so that its host is visible. */
function VideoLink({ link, isApplicant }: { link: string; isApplicant: boolean }) {
  return (
    <div className={styles.letter}>
      <p className={styles.link}>
        The video call is at <b>{URL.parse(link)?.hostname ?? ''}</b>:{' '}
        <Link href={link} rel="noopener noreferrer nofollow" target="_blank">
          {link}
        </Link>
      </p>
      {isApplicant && (
        <Banner tone="warning" title="Never pay for an interview">
          {VIDEO_WARNING}
        </Banner>
      )}
    </div>
  )
}
