import type { ReactNode } from 'react'
import { ProfileView } from '#hiring/profile/pages/profile-view.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { ScanNote } from '#platform/ui/toast/scan-note.tsx'
import { Facts } from '#platform/ui/facts/facts.tsx'
import type { SentAnswers } from '#hiring/applications/applications.queries.ts'
import { formatSize } from '#platform/primitives/formats.ts'
import styles from './answers.module.css'
import { EmailAddress } from '#platform/ui/links/email-address.tsx'

interface AnswersProps {
  answers: SentAnswers
  applicationId: string
  heading: string
  /** The viewer sent it. */
  isOwn?: boolean
  /** The CV as it can be read on the page. */
  children?: ReactNode
}

/** Everything sent with an application. */
export function Answers({
  answers,
  applicationId,
  heading,
  isOwn = false,
  children,
}: AnswersProps) {
  const { email, phoneNumber, portfolioLink, resume } = answers
  return (
    <div className={styles.answers}>
      <h2>{heading}</h2>
      <Facts
        items={[
          { term: 'Name', value: answers.fullName },
          {
            term: 'Email',
            value: (
              <a href={mailTo(email)}>
                <EmailAddress address={email} />
              </a>
            ),
          },
          { term: 'Phone', value: <a href={`tel:${toDial(phoneNumber)}`}>{phoneNumber}</a> },
          { term: 'Country', value: answers.country },
          { term: 'Experience', value: yearsIn(answers.yearsOfExperience) },
          ...(portfolioLink ? [{ term: 'Link', value: <Link href={portfolioLink} /> }] : []),
        ]}
      />
      {answers.screening.length > 0 && (
        <section className={styles.letter} aria-labelledby="screening">
          <h3 id="screening">Questions and answers</h3>
          <Facts
            items={answers.screening.map(({ question, answer }) => ({
              term: question,
              value: answer,
            }))}
          />
        </section>
      )}
      <div className={styles.resume}>
        <p>
          <strong>{resume.name}</strong>
          <span className={styles.size}>{formatSize(resume.size)}</span>
        </p>
        {resume.scan ? (
          <ScanNote scan={resume.scan} isOwn={isOwn} />
        ) : (
          <ButtonLink
            href={`/api/v1/applications/${applicationId}/resume`}
            rel="nofollow"
            icon="file"
            reloadDocument
          >
            Download the resume
          </ButtonLink>
        )}
      </div>
      {children}
      <section className={styles.letter} aria-labelledby="cover-letter">
        <h3 id="cover-letter">Cover letter</h3>
        <p>{answers.coverLetter}</p>
      </section>
      {answers.profile && (
        <section className={styles.letter} aria-labelledby="profile">
          <h3 id="profile">CV as written here</h3>
          <ProfileView parts={answers.profile} level={4} />
        </section>
      )}
    </div>
  )
}

/** A link to a stranger's URL, opened without a referrer and without vouching for it. */
function Link({ href }: { href: string }) {
  return (
    <a href={href} rel="nofollow ugc noopener noreferrer">
      {href}
    </a>
  )
}

/** A mailto link, encoded because a `?` in the address would start other mail fields. */
function mailTo(address: string) {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`
}

function yearsIn(count: number) {
  return count === 1 ? '1 year' : `${count} years`
}

function toDial(phoneNumber: string) {
  return phoneNumber.replaceAll(/[^+\d]/g, '')
}
