import { Link } from '#platform/ui/buttons/link.tsx'
import type { PathFact, PathStep as Step } from '#founders/path/founder-path.ts'
import { SourceItem } from './about/path-sources.tsx'
import { Reported } from './about/reported.tsx'
import styles from './path-step.module.css'

/** A step's details: instructions, documents, prerequisites and sources. */
export function WhatToDo({ step: { todo, documents, links, after, sources } }: { step: Step }) {
  return (
    <div className={styles.words}>
      <FactList facts={todo} />
      {documents.length > 0 && (
        <div className={styles.documents}>
          <p>
            <b>Documents</b>
          </p>
          <FactList facts={documents} />
        </div>
      )}
      {links.length > 0 && (
        <p className={styles.links}>
          {links.map(({ href, label }) => (
            <Link key={href} href={href}>
              {label}
            </Link>
          ))}
        </p>
      )}
      {after.length > 0 && <p className={styles.soft}>{`Comes after: ${after.join(' · ')}.`}</p>}
      {sources.length > 0 && (
        <div className={styles.sources}>
          <p>
            <b>{sources.length === 1 ? 'Source' : 'Sources'}</b>
          </p>
          <ul>
            {sources.map((source) => (
              <SourceItem key={source.key} source={source} />
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function FactList({ facts }: { facts: PathFact[] }) {
  return (
    <ul className={styles.facts}>
      {facts.map(({ words, isReported }) => (
        <li key={words}>
          {words}
          {isReported && <Reported />}
        </li>
      ))}
    </ul>
  )
}
