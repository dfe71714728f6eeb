import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { showRejection } from '#platform/forms/pages/call-api.ts'
import { OWN_FORM } from '#hiring/own-applications/pages/own-form.ts'
import { ErrorSummary } from '#platform/forms/pages/error-summary.tsx'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { Returnable } from '#platform/forms/pages/use/returnable.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { useAnswer } from '#platform/forms/pages/use/use-answer.ts'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import type { OwnApplication } from '#hiring/own-applications/own-applications.service.ts'
import { notChecked } from '#trade/poster-words.ts'
import { TALK_DENIALS } from '#hiring/talk/talk.schema.ts'
import { MessageFields } from './message-fields.tsx'
import styles from './talk.module.css'
import { WhatNobodyMayAsk, Thread } from './thread.tsx'
import { useEmptied } from '#platform/forms/pages/use/use-emptied.ts'
import { useReload } from '#platform/forms/pages/use/use-reload.ts'

interface OwnTalkProps {
  application: OwnApplication
  /** The answer rendered into the page when no script sent the form, for any of its buttons. */
  answer: Rejection | undefined
}

const DONE: Record<string, string> = {
  'details-sent': 'They have your CV and your contact details now.',
}

/** Messages between an applicant and the employer, along with the application's events. */
export function OwnTalk({ application, answer: pageAnswer }: OwnTalkProps) {
  const { id, events, messages, talk, isPosterProved, advert } = application
  const fetcher = useFetcher<Rejection>()
  const answer = useAnswer(fetcher) ?? pageAnswer
  const isRejected = answer !== undefined && Object.keys(answer.errors).length > 0
  const isTyped = Boolean(answer?.values['text'])
  useEffect(() => {
    if (fetcher.data) showRejection(fetcher.data)
  }, [fetcher.data])
  const sentCount = messages.filter(({ side }) => side === 'applicant').length
  useEmptied(OWN_FORM, ['text', 'file'], sentCount)
  useNewMessages(id)

  return (
    <Card as="section" padding="roomy">
      <div className={styles.talk} id="messages">
        <h2>{isPosterProved ? 'You and the employer' : 'You and the poster of this job'}</h2>
        <Thread
          applicationId={id}
          events={events}
          messages={messages}
          reader="applicant"
          isPosterProved={isPosterProved}
        />
        <WhatNobodyMayAsk />
        {talk.denial ? (
          <>
            <p>{TALK_DENIALS[talk.denial]}</p>
            {/* The form for the page's other buttons. */}
            <fetcher.Form id={OWN_FORM} method="post" action={`/applications/${id}`} hidden>
              <PageOwner />
            </fetcher.Form>
          </>
        ) : (
          <fetcher.Form
            id={OWN_FORM}
            method="post"
            action={`/applications/${id}`}
            encType="multipart/form-data"
            preventScrollReset
          >
            {isRejected && <ErrorSummary errors={answer.errors} />}
            {answer && !isRejected && isTyped && (
              <Banner tone="success" live>
                {`${DONE[answer.code] ?? ''} Your message is still below: it is not sent yet.`.trim()}
              </Banner>
            )}
            <Returnable form={OWN_FORM}>
              <MessageFields
                talk={talk}
                label={isPosterProved ? 'Write to the employer' : 'Write to the poster'}
                hint={
                  isPosterProved
                    ? 'They read it here. We also tell them by email.'
                    : `${notChecked(advert.employer)} Think before you send them papers or a number.`
                }
                answer={answer}
                isSending={fetcher.formData?.get('intent') === 'message'}
              />
            </Returnable>
          </fetcher.Form>
        )}
      </div>
    </Card>
  )
}

const EVERY_MS = 60_000

/**
 * Reloads the page's data when the other side has written: checked whenever the tab is shown again, and once a minute
 * while it is visible. Without a connection nothing happens, and typed text stays.
 */
function useNewMessages(applicationId: string) {
  const reload = useReload()
  useEffect(() => {
    let isAsking = false
    async function look() {
      if (isAsking || document.hidden) return
      isAsking = true
      const answer = await fetch(`/api/v1/applications/${applicationId}/messages/new`).catch(
        () => null,
      )
      const { count } = answer?.ok ? ((await answer.json()) as { count: number }) : { count: 0 }
      isAsking = false
      if (count > 0) await reload()
    }
    const onLook = () => void look()
    const timer = setInterval(onLook, EVERY_MS)
    addEventListener('focus', onLook)
    document.addEventListener('visibilitychange', onLook)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', onLook)
      document.removeEventListener('visibilitychange', onLook)
    }
  }, [applicationId, reload])
}
