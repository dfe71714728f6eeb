import { Card } from '#platform/ui/facts/card.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import type { PathSummary as Summary } from '#founders/path/founder-path.ts'
import styles from './about.module.css'
import { Reported } from './reported.tsx'

/** Costs and times as given by sources. Nothing is added up: quotes are missing from every total. */
export function PathSummary({ summary, isOpen }: { summary: Summary; isOpen: boolean }) {
  const { costs, times, quotes, unknown } = summary
  return (
    <Card as="section">
      <div className={styles.side}>
        <h2>Known so far</h2>
        <Disclosure summary="Costs and times" open={isOpen}>
          <h3>Costs</h3>
          <ul>
            {costs.map(({ step, label, words, isReported }) => (
              <li key={`${step} ${label}`}>
                {`${label}: `}
                <b>{words}</b>
                {isReported && <Reported />}
              </li>
            ))}
          </ul>
          <p>
            <b>Ask for quotes:</b> {`${listOf(quotes)}.`}
          </p>
          <p>
            <b>Look up:</b> {`${listOf(unknown)}.`}
          </p>
          <h3>Time</h3>
          <ul>
            {times.map(({ step, words, isReported }) => (
              <li key={step}>
                {`${step}: `}
                <b>{words}</b>
                {isReported && <Reported />}
              </li>
            ))}
          </ul>
        </Disclosure>
        <p className={styles.soft}>
          We give no total. Rent, wages and building work differ too much, and they are most of it.
        </p>
      </div>
    </Card>
  )
}

function listOf(labels: string[]) {
  return labels.map((label) => label.charAt(0).toLowerCase() + label.slice(1)).join('; ')
}
