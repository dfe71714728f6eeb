import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { TEMPLATES_PATH } from '#trade/paths/posting-paths.ts'
import type { Start } from './find-start.ts'
import styles from './start-from.module.css'

/** Links above an empty form: the sources it can be filled in from. */
export function StartFrom({ start: { lists, isFirst, hasMoreTemplates } }: { start: Start }) {
  return (
    <div className={styles.start}>
      <Disclosure
        summary={
          isFirst
            ? 'Start from a text for a common role'
            : 'Start from a template or one of your earlier jobs'
        }
      >
        <div className={styles.lists}>
          {lists.map(({ title, items }) => (
            <section key={title} className={styles.list}>
              <h2>{title}</h2>
              <ul className={styles.items}>
                {items.map(({ href, words, about }) => (
                  <li key={href}>
                    <Link href={href}>{words}</Link> {about && <span>{about}</span>}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p className={styles.note}>
          In our texts, [square brackets] mark what only you know.{' '}
          {!isFirst && (
            <Link href={TEMPLATES_PATH}>
              {hasMoreTemplates ? 'All templates' : 'Your templates'}
            </Link>
          )}
        </p>
      </Disclosure>
    </div>
  )
}
