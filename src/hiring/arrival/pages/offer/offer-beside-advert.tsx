import { Banner } from '#platform/ui/toast/banner.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { Icon } from '#platform/ui/facts/icon.tsx'
import { TABLE_ROLES as ROLES } from '#platform/ui/facts/table-roles.ts'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { fill } from '#platform/languages/fill.ts'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import type { ArrivalTrack } from '#hiring/arrival/arrival.schema.ts'
import { offerPath } from '#trade/paths/arrival-paths.ts'
import type { ComparedOffer } from '#hiring/arrival/offer/compare-offer.ts'
import styles from './offer-beside-advert.module.css'

/** The offer beside the advert, with what differs; the applicant also reads what each difference means. */
export function OfferBesideAdvert({ track }: { track: ArrivalTrack }) {
  const { words } = useLanguage()
  const { offer, side, applicationId, jobId, answer, lowPay } = track
  if (offer === null) return null
  const { rows, remarks, changes, isAdvertChanged } = offer
  const isOwn = side === 'applicant'
  const isAccepted = answer === 'accepted'
  const isBare = offer.updatedAt === null
  const mayAsk = isOwn && !isAccepted && (isBare || isAdvertChanged || remarks.length > 0)
  return (
    <>
      {changes.length > 0 && !isAccepted && (
        <Banner tone="warning" title={words.offer.changed}>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </Banner>
      )}
      {lowPay !== null && (
        <Banner tone="warning" title={words.offer.payTooLow}>
          <p>{lowPay}</p>
          {isOwn && <p>{words.offer.payTooLowText}</p>}
        </Banner>
      )}
      <Card as="section" padding="roomy">
        <h2 className={styles.title} id="the-offer">
          {isAccepted && isOwn ? words.offer.whatAccepted : words.offer.beside}
        </h2>
        <div className={styles.frame}>
          <OfferTable rows={rows} />
        </div>
        {isOwn && !isAccepted && isAdvertChanged && (
          <p className={styles.answerBy}>{words.offer.advertChanged}</p>
        )}
        {mayAsk && isBare && <p className={styles.answerBy}>{words.offer.bare}</p>}
        {mayAsk && <OfferRemarks remarks={remarks} />}
        <AnswerBy track={track} />
        <p className={styles.links}>
          {mayAsk && (
            <ButtonLink href={`/applications/${applicationId}#messages`}>
              {words.offer.ask}
            </ButtonLink>
          )}
          {isOwn && <Link href={`/applications/${applicationId}`}>{words.offer.seeThen}</Link>}
          <Link href={`/jobDetails/${jobId}`}>{words.offer.seeNow}</Link>
          {!isOwn && !isAccepted && (
            <Link href={offerPath(jobId, applicationId)}>Change the offer</Link>
          )}
        </p>
      </Card>
    </>
  )
}

/** The differences, each with what it means. */
export function OfferRemarks({ remarks }: Pick<ComparedOffer, 'remarks'>) {
  if (remarks.length === 0) return null
  return (
    <ul className={styles.remarks}>
      {remarks.map(({ lead, words: text }) => (
        <li key={lead}>
          <Icon name="alert" />
          <span>
            <b>{lead}</b> {text}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface OfferTableProps extends Pick<ComparedOffer, 'rows'> {
  /** The heads of the columns, where they are not those of an offer made here. */
  heads?: { offered: string; advertNow: string }
  /** Terms that stand beside no advert. */
  isAlone?: boolean
}

/** The terms, each beside the advert’s words then, and now where they changed. */
export function OfferTable({ rows, heads, isAlone = false }: OfferTableProps) {
  const { words } = useLanguage()
  const first = heads?.offered ?? words.offer.offered
  const last = heads?.advertNow ?? words.offer.advertNow
  const hasNow = rows.some(({ advertNow }) => advertNow !== null)
  return (
    <table className={styles.twin} data-has-now={hasNow || undefined} {...ROLES.table}>
      <thead {...ROLES.group}>
        <tr {...ROLES.row}>
          <th {...ROLES.columnHeader}>
            <span className="visually-hidden">{words.offer.term}</span>
          </th>
          <th {...ROLES.columnHeader}>{first}</th>
          {!isAlone && <th {...ROLES.columnHeader}>{words.offer.advert}</th>}
          {hasNow && <th {...ROLES.columnHeader}>{last}</th>}
        </tr>
      </thead>
      <tbody {...ROLES.group}>
        {rows.map(({ label, offered, advert, advertNow, isOff }) => (
          <tr key={label} data-off={isOff || undefined} {...ROLES.row}>
            <th {...ROLES.rowHeader}>{label}</th>
            <td {...ROLES.cell}>{offered}</td>
            {!isAlone && <td {...ROLES.cell}>{advert}</td>}
            {hasNow && (
              <td data-same={advertNow === null || undefined} {...ROLES.cell}>
                <span className={styles.nowLabel}>{`${last}: `}</span>
                {advertNow ?? words.offer.unchanged}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function AnswerBy({ track: { offer, answer, side } }: { track: ArrivalTrack }) {
  const { words, locale } = useLanguage()
  if (!offer?.answerBy || answer !== null) return null
  const day = mediumDate(offer.answerBy, locale)
  const { isAnswerByOver } = offer
  const own = isAnswerByOver
    ? fill(words.offer.answerByOver, { day })
    : fill(words.offer.answerBy, { day })
  const employers = isAnswerByOver
    ? `The last day to answer was ${day}. They can still answer, until you take the offer back.`
    : `You asked for an answer by ${day}.`
  return <p className={styles.answerBy}>{side === 'applicant' ? own : employers}</p>
}
