import { CareHome } from '#platform/art/care-home.tsx'
import { SafeHarbour } from '#platform/art/safe-harbour.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import styles from './own.module.css'

const DOORS = [
  {
    href: '/situation',
    title: 'Looking for work',
    words:
      'Tell us once where you are and what you do. Every job then says whether you can take it.',
    art: <SafeHarbour />,
  },
  {
    href: '/post',
    title: 'Hiring',
    words:
      'Post a job, see before you publish whether it can be sponsored, and answer people in one place.',
    art: <CareHome />,
  },
]

/** The question to a person who has neither applied nor posted. */
export function NewAccount() {
  return (
    <section className={styles.question} aria-labelledby="what-for">
      <h2 id="what-for">What are you here for?</h2>
      <ul className={styles.doors}>
        {DOORS.map(({ href, title, words, art }) => (
          <li key={href} className={styles.door}>
            <h3 className={styles.title}>
              <Link className="card-link" href={href}>
                {title}
              </Link>
            </h3>
            <p>{words}</p>
            <div className={styles.art}>{art}</div>
          </li>
        ))}
      </ul>
      <p>
        <Link href="/real">Somebody sent you a job? Check whether it is real</Link>
      </p>
      <p className={styles.soft}>You can do both at any time: the two tabs above stay.</p>
    </section>
  )
}
