import { OutsideLink } from '#platform/layout/sections/outside-link.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import type { PathChange } from '#founders/path/founder-path.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import styles from './about.module.css'

const NEWEST = 2

/** Rules that have changed, newest first, with the steps they affect; the earlier ones folded. */
export function WhatChanged({ changes, isOpen }: { changes: PathChange[]; isOpen: boolean }) {
  return (
    <Card as="section">
      <div className={styles.side}>
        <h2>What changed</h2>
        <Changes changes={changes.slice(0, NEWEST)} />
        {changes.length > NEWEST && (
          <Disclosure summary="Earlier changes" open={isOpen}>
            <Changes changes={changes.slice(NEWEST)} />
          </Disclosure>
        )}
      </div>
    </Card>
  )
}

function Changes({ changes }: { changes: PathChange[] }) {
  return (
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
  )
}
