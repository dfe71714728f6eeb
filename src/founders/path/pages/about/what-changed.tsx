import { OutsideLink } from '#platform/layout/sections/outside-link.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import type { PathChange } from '#founders/path/founder-path.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import styles from './about.module.css'

/** Rules that have changed, newest first, with the steps they affect. */
export function WhatChanged({ changes }: { changes: PathChange[] }) {
  return (
    <Card as="section">
      <div className={styles.side}>
        <h2>What changed</h2>
        <ol className={styles.changes}>
          {changes.map(({ on, words, isReported, source, steps }) => (
            <li key={words}>
              <time dateTime={on}>{mediumDate(on)}</time>
              <p>{words}</p>
              <p className={styles.soft}>
                {isReported ? 'Reported by ' : 'Source: '}
                <OutsideLink href={source.url}>{source.title}</OutsideLink>
                {steps.length > 0 && `. See: ${steps.join(' · ')}`}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  )
}
