import { Banner } from '#platform/ui/toast/banner.tsx'
import { ButtonRow } from '#platform/ui/buttons/button-row.tsx'
import type { ApplicationEvent } from '#hiring/applications/model/application-views.ts'
import {
  changeLine,
  LICENCE_ADVICE,
  LICENCE_MEANING,
  licenceWords,
} from '#hiring/applications/model/application-words.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import { Link } from '#platform/ui/buttons/link.tsx'
import { SPONSOR_LOST_PATH } from '#trade/paths/arrival-paths.ts'
import styles from './application.module.css'
import { WithdrawButton } from './withdraw.tsx'

interface WhatChangedProps {
  id: string
  events: ApplicationEvent[]
}

/** Changes to the job since the person applied, and a button to withdraw. */
export function WhatChanged({ id, events }: WhatChangedProps) {
  const changed = events.findLast(({ kind }) => kind === 'job-changed')
  const licence = events.findLast(({ kind }) => kind === 'licence-changed')
  return (
    <>
      {changed?.detail?.changes && (
        <Banner tone="warning" title={`The job changed on ${mediumDate(changed.at)}`}>
          <ul className={styles.changes}>
            {changed.detail.changes.map((change) => (
              <li key={change.fact}>{changeLine(change)}</li>
            ))}
          </ul>
          <p>If that is still right for you, you need not do anything.</p>
          <ButtonRow>
            <WithdrawButton id={id}>Withdraw because of this</WithdrawButton>
          </ButtonRow>
        </Banner>
      )}
      {licence?.detail?.licence && (
        <Banner tone="warning" title="The register of sponsors has changed">
          <div className={styles.licence}>
            <p>{licenceWords(licence.detail.licence)}</p>
            <p>{LICENCE_MEANING}</p>
            <p>{LICENCE_ADVICE}</p>
            <p>
              If this was your own sponsor in the UK:{' '}
              <Link href={SPONSOR_LOST_PATH}>how many days you have</Link>.
            </p>
          </div>
        </Banner>
      )}
    </>
  )
}
