import { Banner } from '#platform/ui/toast/banner.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { LICENCE_MEANING, licenceWords } from '#hiring/applications/model/application-words.ts'
import type { Words } from '#platform/languages/catalogue.ts'
import { fill } from '#platform/languages/fill.ts'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import type { ArrivalPause, ArrivalTrack } from '#hiring/arrival/arrival.schema.ts'
import { proofPath } from '#organisations/model/organisation-paths.ts'
import { SPONSOR_LOST_PATH } from '#trade/paths/arrival-paths.ts'
import styles from './arrival.module.css'
import EMPLOYER_PAUSES from './employer-pauses.json' with { type: 'json' }

interface Line {
  lead: string
  words: string
}

export interface Advice {
  ifPaid: readonly Line[]
  ifNotPaid: readonly Line[]
}

/** Notices for both sides to read before they continue. */
export function Notices({ track, advice }: { track: ArrivalTrack; advice: Advice | null }) {
  const { words, english } = useLanguage()
  const { pause, side, isPosterProved, organisationId, lostLicence, who } = track
  const isOwn = side === 'applicant'
  return (
    <div className={styles.notices}>
      {advice && (
        <div {...english}>
          <DemandNotice advice={advice} />
        </div>
      )}
      {pause && (
        <Banner tone="warning" title={words.offer.stopped}>
          {isOwn ? pauseWords(pause, words) : EMPLOYER_PAUSES[pause]}
        </Banner>
      )}
      {!isPosterProved && (
        <Banner tone="warning" title={words.offer.notChecked}>
          {isOwn ? (
            fill(words.offer.notCheckedText, { who })
          ) : (
            <>
              Prove who you are to enter the certificate and to tick your steps.{' '}
              {organisationId && <Link href={proofPath(organisationId)}>Prove it now</Link>}
            </>
          )}
        </Banner>
      )}
      {lostLicence && (
        <div {...english}>
          <Banner tone="warning" title="The register of sponsors">
            <p>{licenceWords(lostLicence)}</p>
            <p>{LICENCE_MEANING}</p>
            {isOwn ? (
              <p>
                Ask the employer in writing whether the certificate still counts. Do not apply,
                leave your job or travel before they have answered. If you are in the UK already and
                this was your sponsor: <Link href={SPONSOR_LOST_PATH}>what to do now</Link>.
              </p>
            ) : (
              <p>
                Without an A rating for Skilled Worker you cannot assign a certificate. Tell the
                applicant.
              </p>
            )}
          </Banner>
        </div>
      )}
    </div>
  )
}

function pauseWords(pause: ArrivalPause, words: Words): string {
  const texts: Record<ArrivalPause, string> = {
    withdrawn: words.offer.pausedWithdrawn,
    'no-offer': words.offer.pausedNoOffer,
    'looked-at': words.offer.pausedLookedAt,
    'job-looked-at': words.offer.pausedLookedAt,
    'taken-down': words.offer.pausedTakenDown,
    deleted: words.offer.pausedDeleted,
  }
  return texts[pause]
}

function DemandNotice({ advice: { ifPaid, ifNotPaid } }: { advice: Advice }) {
  return (
    <Banner tone="danger" title="You told us that you were asked to pay. Do not pay.">
      <p>
        The employer must pay this, by the Home Office’s rules. We have stopped the advert, and a
        person looks at it. We never tell anybody that it was you.
      </p>
      <div className={styles.advice}>
        <Lines title="If you have not paid" lines={ifNotPaid} />
        <Lines title="If you have paid" lines={ifPaid} />
      </div>
    </Banner>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <section>
      <h2 className={styles.small}>{title}</h2>
      <ul className={styles.bullets}>
        {lines.map(({ lead, words }) => (
          <li key={lead}>
            <b>{lead}</b> {words}
          </li>
        ))}
      </ul>
    </section>
  )
}
