import { Link } from '#platform/ui/buttons/link.tsx'
import styles from '../legal.module.css'

/** What people ask first, answered before everything else. */
export function ShortAnswers({ privacyEmail }: { privacyEmail: string }) {
  return (
    <div className={styles.answers}>
      <h2 className="visually-hidden">The short answers</h2>
      <div>
        <h3>Do you sell my data?</h3>
        <p>
          <b>No.</b> No advertising, no trackers.
        </p>
      </div>
      <div>
        <h3>Who sees my CV?</h3>
        <p>
          <b>Employers you send it to.</b> If a poster is not proved, we hold it back until they
          are, or until you say so.
        </p>
      </div>
      <div>
        <h3>Do you tell the Home Office?</h3>
        <p>
          <b>Not by ourselves.</b> A court or the law can order it. What you say in ‘My situation’
          is in cookies on your device. They reach us with each page, so that we can answer. We save
          them only if you ask us to, and never your nationality.
        </p>
      </div>
      <div>
        <h3>Does a machine decide about me?</h3>
        <p>
          <b>No.</b> Nothing decides about people who apply: employers do. Rules can stop a text
          with the words of fraudsters; <Link href="/contact">write to us</Link> if they are wrong.
        </p>
      </div>
      <div>
        <h3>Can I take it all with me, or delete it?</h3>
        <p>
          <b>Yes,</b> in <Link href="/setting">Settings</Link>, without asking. To delete, you
          confirm by email. The list below says what stays.
        </p>
      </div>
      <div>
        <h3>Whom do I ask?</h3>
        <p>
          <a href={`mailto:${privacyEmail}`}>{privacyEmail}</a>
        </p>
      </div>
    </div>
  )
}
