import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { OutsideLink } from '#platform/layout/sections/outside-link.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import type { RealView } from './real-view.ts'
import styles from './real.module.css'

type Abroad = NonNullable<RealView['abroad']>

/** Whom to call in the UK and elsewhere. Nobody is asked where they are: every country can be opened. */
export function Callers({ callers, abroad }: Pick<RealView, 'callers' | 'abroad'>) {
  return (
    <>
      {callers.map(({ name, phone, note }) => (
        <a key={name} className={styles.caller} href={`tel:${phone?.replaceAll(' ', '')}`}>
          <b>{name}</b>
          <strong dir="ltr">{phone}</strong>
          <small>{note}</small>
        </a>
      ))}
      {abroad && <Elsewhere abroad={abroad} />}
    </>
  )
}

function Elsewhere({ abroad: { likely, others } }: { abroad: Abroad }) {
  const { words } = useLanguage()
  return (
    <>
      <p>{words.real.elsewhere}</p>
      {likely.length > 0 && <ContactsAbroad contacts={likely} />}
      <Disclosure summary={words.real.abroad}>
        <ContactsAbroad contacts={others} />
      </Disclosure>
    </>
  )
}

function ContactsAbroad({ contacts }: { contacts: Abroad['others'] }) {
  return (
    <ul className={styles.abroad}>
      {contacts.map(({ country, name, reach, href, url, note }) => (
        <li key={country}>
          <b>{country}</b>
          <span lang="en">{url ? <OutsideLink href={url}>{name}</OutsideLink> : name}</span>
          <a href={href} dir="ltr" className={styles.reach}>
            {reach}
          </a>
          <small>{note}</small>
        </li>
      ))}
    </ul>
  )
}
