import { Form } from 'react-router'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { Button, ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { Icon } from '#platform/ui/facts/icon.tsx'
import { mediumDateTime } from '#platform/primitives/formats.ts'
import type { TalkMessage } from '#hiring/talk/talk.schema.ts'
import type { ApplicantWarning } from '#safety/warnings/warnings.schema.ts'
import type { Contact } from '#safety/contacts/contacts.ts'
import { Link } from '#platform/ui/buttons/link.tsx'
import { ContactList } from '#safety/contacts/pages/contact-list.tsx'
import styles from './warning.module.css'

interface Step {
  lead: string
  words: string
}

/** A warning with advice, as the loader returns it. */
export interface ShownWarning extends ApplicantWarning {
  ifPaid: readonly Step[]
  ifNotPaid: readonly Step[]
  comfort: string
  contacts: readonly Contact[]
}

/** The warning and its advice, above everything else on the page. */
export function WarningPanel({ warning }: { warning: ShownWarning }) {
  const { title, what, comfort, ifPaid, ifNotPaid, contacts } = warning
  return (
    <>
      <section className={styles.stop} aria-labelledby="warning">
        <Icon name="alert" size="large" />
        <div className={styles.stack}>
          <h2 id="warning">{title}</h2>
          <p>{what}</p>
          <p>{comfort}</p>
          <p className={styles.row}>
            <ButtonLink href="#paid" tone="danger" size="large">
              I have paid. What now?
            </ButtonLink>
            <ButtonLink href="#unpaid" size="large">
              I have not paid
            </ButtonLink>
          </p>
        </div>
      </section>
      <div className={styles.todo}>
        <Steps id="paid" title="If you have paid" steps={ifPaid} />
        <Steps id="unpaid" title="If you have not paid" steps={ifNotPaid} />
      </div>
      <ContactList title="Who else helps" contacts={contacts} />
      <p>
        Not sure about another message? <Link href="/real">Check whether it is real</Link>
      </p>
    </>
  )
}

function Steps({ id, title, steps }: { id: string; title: string; steps: readonly Step[] }) {
  return (
    <section id={id} className={styles.steps} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <ol>
        {steps.map(({ lead, words }) => (
          <li key={lead}>
            <span>
              <b>{lead}</b> {words}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const PAID = { yes: 'Yes', no: 'No', unsaid: 'I’d rather not say' } as const

/** A question asked once; only the desk reads the answer. */
export function PaidQuestion({ id, paid }: { id: string; paid: ApplicantWarning['paid'] }) {
  return (
    <Card as="section" padding="roomy">
      <div className={styles.stack}>
        <h2 className={styles.title}>Did they get money from you?</h2>
        <p>
          {paid === null
            ? 'It helps us to warn others and to tell the police how many were hit. Only we read it, and you need not answer.'
            : `You said: ${PAID[paid]}. Thank you. You can change it.`}
        </p>
        <Form method="post" action={`/applications/${id}?do=paid`} className={styles.row}>
          <PageOwner />
          {(['yes', 'no', 'unsaid'] as const).map((answer) => (
            <Button key={answer} type="submit" name="paid" value={answer}>
              {PAID[answer]}
            </Button>
          ))}
        </Form>
      </div>
    </Card>
  )
}

/** Messages from a person we warn about: folded, with phone numbers hidden on the server. */
export function FoldedMessages({ messages }: { messages: TalkMessage[] }) {
  const count = messages.filter(({ side }) => side === 'employer').length
  if (messages.length === 0) return null
  return (
    <section className={styles.stack} aria-labelledby="folded">
      <h2 id="folded" className={styles.title}>
        What they wrote to you, and you to them
      </h2>
      <Disclosure
        summary={
          <span className={styles.summary}>
            <Icon name="alert" />
            {messages.length === 1 ? '1 message' : `${messages.length} messages`}, folded
            {count > 0 && `: don’t do what ${count === 1 ? 'it says' : 'they say'}`}
          </span>
        }
      >
        <ul className={styles.stack}>
          {messages.map(({ id, side, text, file, at }) => (
            <li key={id}>
              {side === 'applicant' && 'You, '}
              <time className={styles.time} dateTime={at}>
                {mediumDateTime(at)}
              </time>
              <p className={styles.text}>{text}</p>
              {file && <p className={styles.text}>{`With a file: ${file.name}`}</p>}
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  )
}

/** A link that saves the whole conversation as a file, including what the page hides. */
export function SaveEvidence({ id }: { id: string }) {
  return (
    <Card as="section" padding="roomy">
      <div className={styles.stack}>
        <h2 className={styles.title}>Save the evidence</h2>
        <p>
          One text file for your bank and the police: the advert, every message with its date, and
          what happened when. It also has the numbers and links that we hide here. Do not use them.
        </p>
        <p>
          <ButtonLink
            href={`/api/v1/applications/${id}/evidence`}
            rel="nofollow"
            icon="file"
            reloadDocument
            download
          >
            Save the evidence
          </ButtonLink>
        </p>
      </div>
    </Card>
  )
}

export function TalkToUs() {
  return (
    <Card as="section" tone="dawn">
      <div className={styles.stack}>
        <h2 className={styles.title}>Talk to a person</h2>
        <p>
          Write to us about this. We answer within one working day, and we never ask for money or a
          code.
        </p>
        <p>
          <ButtonLink href="/contact" icon="mail">
            Write to Landfall
          </ButtonLink>
        </p>
      </div>
    </Card>
  )
}
