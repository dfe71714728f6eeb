import { useEffect } from 'react'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { useFetcher } from 'react-router'
import { showRejection } from '#platform/forms/pages/call-api.ts'
import { ErrorSummary } from '#platform/forms/pages/error-summary.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { useAnswer } from '#platform/forms/pages/use/use-answer.ts'
import { useEmptied } from '#platform/forms/pages/use/use-emptied.ts'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import type { FounderCase } from '#founders/cases/talk/compose-case.ts'
import { founderCasePath, founderDocumentPath } from '#founders/founder-paths.ts'
import { CASE_FORM, type CaseIntent } from './case-form.ts'
import styles from './case.module.css'
import { DocumentField } from '#founders/cases/pages/parts/document-field.tsx'
import { Messages } from '#founders/cases/pages/parts/messages.tsx'
import { CaseStatusTag } from '#founders/cases/pages/parts/status-tag.tsx'

interface CaseTalkProps {
  found: FounderCase
  /** The answer rendered into the page when no script sent the form, for any of its buttons. */
  answer: Rejection | undefined
}

/** Success messages of buttons other than the message’s. */
const DONE: Partial<Record<string, string>> = {
  link: 'The link is on its way.',
  close: 'The case is closed.',
  reopen: 'The case is open again.',
} satisfies Partial<Record<CaseIntent, string>>

/** Messages between the founder and us, and the form to write another. */
export function CaseTalk({ found, answer: pageAnswer }: CaseTalkProps) {
  const { reference, messages, formId } = found
  const fetcher = useFetcher<Rejection>()
  const answer = useAnswer(fetcher) ?? pageAnswer
  const isRejected = answer !== undefined && Object.keys(answer.errors).length > 0
  useEffect(() => {
    if (fetcher.data) showRejection(fetcher.data)
  }, [fetcher.data])
  useEmptied(CASE_FORM, ['text', 'file'], messages.filter(({ isOwn }) => isOwn).length)

  return (
    <section className={styles.part} id="talk" aria-labelledby="talk-title">
      <div className={styles.head}>
        <h2 id="talk-title">Talk</h2>
        <CaseStatusTag turn={found} reader="founder" />
      </div>
      {messages.length > 0 ? (
        <Messages messages={messages} hrefOf={(id) => founderDocumentPath(reference, id)} />
      ) : (
        <p className={styles.soft}>No messages yet. You can add something to your request.</p>
      )}
      <fetcher.Form
        id={CASE_FORM}
        className={styles.form}
        method="post"
        action={founderCasePath(reference)}
        encType="multipart/form-data"
        preventScrollReset
      >
        <PageOwner />
        {isRejected && <ErrorSummary errors={answer.errors} />}
        {answer && !isRejected && answer.values['text'] && (
          <Banner tone="success" live>
            {`${DONE[answer.code] ?? ''} Your message is still below: it is not sent yet.`.trim()}
          </Banner>
        )}
        <input type="hidden" name="formId" value={formId} />
        <TextArea
          {...answersOf(answer)('text')}
          label={messages.length > 0 ? 'Your answer' : 'Your message'}
          rows={5}
        />
        <DocumentField error={answer?.errors['file']} mustChooseAgain={isRejected} />
        <div>
          <Button
            type="submit"
            tone="primary"
            loading={fetcher.formAction === founderCasePath(reference)}
          >
            Send
          </Button>
        </div>
        <p className={styles.soft}>
          If you reply to one of our emails instead, it reaches our mailbox. A person reads it
          there, but it does not appear on this page.
        </p>
      </fetcher.Form>
    </section>
  )
}
