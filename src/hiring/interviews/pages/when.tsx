import { clockTime, cityOf } from '#hiring/interviews/model/interview-times.ts'
import styles from './interview.module.css'

interface WhenProps {
  startsAt: string
  zones: { own: string; other: string }
  endsAt?: string
}

/** The time in the viewer’s zone, large, with the other side’s below it. */
export function When({ startsAt, endsAt, zones: { own, other } }: WhenProps) {
  const [here, there] = [clockTime(startsAt, own), clockTime(startsAt, other)]
  const until = endsAt ? ` to ${clockTime(endsAt, own).time}` : ''
  return (
    <p className={styles.when}>
      <time dateTime={startsAt} className={styles.clock}>
        {`${here.day}, ${here.time}${until}`}
      </time>
      <span>{`in ${cityOf(own)}`}</span>
      {own !== other && (
        <span className={styles.soft}>
          {`${here.day === there.day ? '' : `${there.day}, `}${there.time} in ${cityOf(other)}`}
        </span>
      )}
    </p>
  )
}
