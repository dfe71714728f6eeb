import { Card } from '#platform/ui/facts/card.tsx'
import type { EmployerPage } from '#board/employers/employers.service.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import styles from './employer.module.css'
import { EVENT_WORDS, formatLicences, describeWhenListed } from './register-words.ts'

/** The licences as the register prints them, and changes between registers. */
export function EmployerHistory({
  employer,
  register,
  events,
}: Pick<EmployerPage, 'employer' | 'register' | 'events'>) {
  const { isListed, licences, firstSeen, lastSeen } = employer
  return (
    <section className={styles.section} aria-labelledby="licence">
      <h2 id="licence">Licence, as we saw it</h2>
      <Card>
        <div className={styles.licence}>
          <h3>{isListed ? 'Licensed for' : 'It was licensed for'}</h3>
          <ul className={styles.licences}>
            {licences.map(({ route, printed }) => (
              <li key={`${route} ${printed}`}>
                <b>{route}</b>
                <span>{printed}</span>
              </li>
            ))}
          </ul>
          <p>{`${describeWhenListed(employer, register)}.`}</p>
          <ol className={styles.history}>
            <li>
              <b>{isListed ? 'On the newest register' : 'Last seen on the register'}</b>
              <time dateTime={lastSeen}>{mediumDate(lastSeen)}</time>
            </li>
            {events.map(({ kind, on, licences }) => (
              <li key={`${on} ${kind}`}>
                <b>{EVENT_WORDS[kind]}</b>
                <time dateTime={on}>{mediumDate(on)}</time>
                {kind !== 'removed' && <span>{formatLicences(licences)}</span>}
              </li>
            ))}
            {!events.some(({ kind }) => kind === 'added') && (
              <li>
                <b>First seen on the register</b>
                <time dateTime={firstSeen}>{mediumDate(firstSeen)}</time>
                {firstSeen <= register.beganOn && (
                  <span>Our records begin here; the licence may be older.</span>
                )}
              </li>
            )}
          </ol>
          <p className={styles.lead}>
            A licence lets an employer sponsor. It promises no job and no visa, and it does not show
            who wrote an advert. Nobody may ask you for money for a job or a certificate.
          </p>
        </div>
      </Card>
    </section>
  )
}
