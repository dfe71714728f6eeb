import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { showRejection } from '#app/forms/call-api.ts'
import { ErrorSummary } from '#app/forms/error-summary.tsx'
import type { Rejection } from '#app/forms/rejection.ts'
import { Card } from '#app/ui/card.tsx'
import type { OwnApplication } from '#contract/application-views.ts'
import { notChecked } from '#contract/poster-words.ts'
import { TALK_DENIALS } from '#contract/talk.ts'
import { MessageFields } from './message-fields.tsx'
import styles from './talk.module.css'
import { WhatNobodyMayAsk, Thread } from './thread.tsx'
import { useEmptied } from './use-emptied.ts'
import { useNewMessages } from './use-new-messages.ts'

interface OwnTalkProps {
  application: OwnApplication
  limit: number
  /** What the page came with, where no script sent the form. */
  rejection: Rejection | undefined
}

const FORM = 'message-form'

/** What an applicant and the employer write to each other, with what happened to the application. */
export function OwnTalk({ application, limit, rejection: pageRejection }: OwnTalkProps) {
  const { id, events, messages, talk, isPosterProved, advert } = application
  const fetcher = useFetcher<Rejection>()
  const rejection = fetcher.data ?? pageRejection
  useEffect(() => {
    if (fetcher.data) showRejection(fetcher.data)
  }, [fetcher.data])
  const sentCount = messages.filter(({ side }) => side === 'applicant').length
  useEmptied(FORM, ['text', 'file'], sentCount)
  useNewMessages(id)

  return (
    <Card as="section" padding="roomy">
      <div className={styles.talk} id="messages">
        <h2>{isPosterProved ? 'You and the employer' : 'You and the poster of this job'}</h2>
        <WhatNobodyMayAsk />
        <Thread
          applicationId={id}
          events={events}
          messages={messages}
          reader="applicant"
          isPosterProved={isPosterProved}
        />
        {talk.denial ? (
          <p>{TALK_DENIALS[talk.denial]}</p>
        ) : (
          <fetcher.Form
            id={FORM}
            method="post"
            action={`/applications/${id}`}
            encType="multipart/form-data"
            preventScrollReset
          >
            {rejection && <ErrorSummary errors={rejection.errors} />}
            <MessageFields
              talk={talk}
              label={isPosterProved ? 'Write to the employer' : 'Write to the poster'}
              hint={
                isPosterProved
                  ? 'They read it here. We also tell them by email.'
                  : `${notChecked(advert.employer)} Think before you send them papers or a number.`
              }
              limit={limit}
              answer={rejection}
              isSending={fetcher.state === 'submitting'}
            />
          </fetcher.Form>
        )}
      </div>
    </Card>
  )
}
