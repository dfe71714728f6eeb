import { Fragment } from 'react'
import { OutsideLink } from '#platform/layout/sections/outside-link.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import type { PathSource } from '#founders/path/founder-path.ts'
import styles from './about.module.css'

export function SourceItem({ source: { title, url, note } }: { source: PathSource }) {
  return (
    <li>
      <OutsideLink href={url}>{title}</OutsideLink>
      <span className={styles.address}>{` ${url}`}</span>
      <span className={styles.soft}>{` · ${note}`}</span>
    </li>
  )
}

/** Sources in one sentence, each with the day on which it was read. */
export function CitedSources({ sources }: { sources: PathSource[] }) {
  return sources.map(({ key, title, url, note }, index) => (
    <Fragment key={key}>
      {index > 0 && '; '}
      <OutsideLink href={url}>{title}</OutsideLink> ({note})
    </Fragment>
  ))
}

/** All sources of the path in one list; on paper with URLs. */
export function PathSources({ sources }: { sources: PathSource[] }) {
  return (
    <section aria-labelledby="sources-title" className={styles.sources}>
      <h2 id="sources-title">Where this comes from</h2>
      <p>
        We read stored copies, so a page can be newer than what we read. ‘As reported’ means that
        someone else reports what the official page says: check it there before you pay or sign.
      </p>
      <Disclosure summary={`All ${sources.length} sources`}>
        <ul className={styles.sourceList} data-sources>
          {sources.map((source) => (
            <SourceItem key={source.key} source={source} />
          ))}
        </ul>
      </Disclosure>
    </section>
  )
}
