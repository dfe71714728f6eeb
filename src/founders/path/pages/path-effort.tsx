import { OutsideLink } from '#platform/layout/sections/outside-link.tsx'
import type { PathCost, PathStep as Step, PathTime } from '#founders/path/founder-path.ts'
import { Reported } from './about/reported.tsx'
import styles from './path-step.module.css'

/** A step's cost and duration, next to it or below it. */
export function PathEffort({ step: { costs, takes } }: { step: Step }) {
  const isFree = costs.every(({ kind }) => kind === 'nothing')
  return (
    <dl className={styles.effort}>
      <div>
        <dt>Costs</dt>
        {isFree ? (
          <dd>
            <b>nothing</b>
          </dd>
        ) : (
          costs.map((cost) => (
            <dd key={cost.label}>
              {`${cost.label}: `}
              <Figure of={cost} />
            </dd>
          ))
        )}
      </div>
      {takes && (
        <div>
          <dt>Takes</dt>
          <dd>
            <Figure of={takes} />
          </dd>
        </div>
      )}
    </dl>
  )
}

const SURE = ['sum', 'nothing', 'known']

function Figure({ of: { kind, words, url, isReported } }: { of: PathCost | PathTime }) {
  if (url) return <OutsideLink href={url}>{words}</OutsideLink>
  return (
    <>
      {SURE.includes(kind) ? <b>{words}</b> : words}
      {isReported && <Reported />}
    </>
  )
}
