import { OutsideLink } from '#platform/layout/sections/outside-link.tsx'
import { mediumDate } from '#platform/primitives/formats.ts'
import type { Contact } from '#safety/contacts/contacts.ts'
import styles from './contact-list.module.css'

/** Whom to call outside Landfall, each with the day its number was looked up. */
export function ContactList({ contacts, title }: { contacts: readonly Contact[]; title: string }) {
  return (
    <section aria-labelledby="help">
      <h2 id="help">{title}</h2>
      <ul className={styles.list}>
        {contacts.map(({ id, name, words, phone, url, checkedOn, unverified }) => (
          <li key={id}>
            <OutsideLink href={url}>{name}</OutsideLink>
            {phone && `, ${phone}`}. {words}{' '}
            <span className={styles.soft}>
              {unverified && phone
                ? 'Check the number on their page.'
                : `As of ${mediumDate(checkedOn)}.`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
