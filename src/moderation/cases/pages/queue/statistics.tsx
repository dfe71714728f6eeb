import { Facts } from '#platform/ui/facts/facts.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { formatCount, mediumDate } from '#platform/primitives/formats.ts'
import type { QueueStatistics } from '#moderation/cases/queue.ts'
import { span } from './shown-queue.ts'
import styles from './statistics.module.css'

/** The desk's performance: 30 days in total, and the last fourteen day by day. */
export function Statistics({ statistics }: { statistics: QueueStatistics }) {
  const { medianMinutes, removalMinutes, inTime, upheld, falseAlarms, days } = statistics
  const part = (value: number | null) => (value === null ? '–' : `${Math.round(value * 100)}%`)
  const time = (minutes: number | null) => (minutes === null ? '–' : span(minutes * 60_000))
  return (
    <>
      <Facts
        layout="grid"
        items={[
          { term: 'Usual time to decide', value: time(medianMinutes) },
          { term: 'Decided in time', value: part(inTime) },
          { term: 'Refused or suspended', value: part(upheld) },
          { term: 'Frauds removed within', value: time(removalMinutes) },
          { term: 'False alarms', value: formatCount(falseAlarms) },
        ]}
      />
      <Disclosure summary="The last fourteen days">
        <table className={styles.days}>
          <caption className="visually-hidden">Cases by day</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">New</th>
              <th scope="col">Decided</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, opened, decided }) => (
              <tr key={day}>
                <th scope="row">{mediumDate(`${day}T12:00:00Z`)}</th>
                <td>{formatCount(opened)}</td>
                <td>{formatCount(decided)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </>
  )
}
