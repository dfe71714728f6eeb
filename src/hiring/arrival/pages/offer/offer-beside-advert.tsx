import { Banner } from '#platform/ui/toast/banner.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { Icon } from '#platform/ui/facts/icon.tsx'
import { TABLE_ROLES as ROLES } from '#platform/ui/facts/table-roles.ts'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { mediumDate } from '#platform/primitives/formats.ts'
import type { ArrivalTrack } from '#hiring/arrival/arrival.schema.ts'
import styles from './offer-beside-advert.module.css'

/** The offer beside the advert, with what differs; the applicant also reads what each difference means. */
export function OfferBesideAdvert({ track }: { track: ArrivalTrack }) {
  const { offer, side, applicationId, jobId, answer } = track
  if (offer === null) return null
  const { rows, remarks, changes, answerBy, isAnswerByOver } = offer
  const isOwn = side === 'applicant'
  const isAccepted = answer === 'accepted'
  const isBare = offer.updatedAt === null
  const mayAsk = isOwn && !isAccepted && (isBare || remarks.length > 0)
  return (
    <>
      {changes.length > 0 && !isAccepted && (
        <Banner tone="warning" title="The offer was changed">
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </Banner>
      )}
      <Card as="section" padding="roomy">
        <h2 className={styles.title} id="the-offer">
          {isAccepted && isOwn ? 'What you accepted' : 'The offer, beside the advert'}
        </h2>
        <div className={styles.frame}>
          <table className={styles.twin} {...ROLES.table}>
            <thead {...ROLES.group}>
              <tr {...ROLES.row}>
                <th {...ROLES.columnHeader}>
                  <span className="visually-hidden">Term</span>
                </th>
                <th {...ROLES.columnHeader}>Offered</th>
                <th {...ROLES.columnHeader}>Advert</th>
              </tr>
            </thead>
            <tbody {...ROLES.group}>
              {rows.map(({ label, offered, advert, isOff }) => (
                <tr key={label} data-off={isOff || undefined} {...ROLES.row}>
                  <th {...ROLES.rowHeader}>{label}</th>
                  <td {...ROLES.cell}>{offered}</td>
                  <td {...ROLES.cell}>{advert}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {mayAsk && isBare && (
          <p className={styles.answerBy}>
            They stated nothing about pay, hours or place here. Ask for it in writing before you
            accept.
          </p>
        )}
        {mayAsk && remarks.length > 0 && (
          <ul className={styles.remarks}>
            {remarks.map(({ lead, words }) => (
              <li key={lead}>
                <Icon name="alert" />
                <span>
                  <b>{lead}</b> {words}
                </span>
              </li>
            ))}
          </ul>
        )}
        {answerBy && answer === null && (
          <p className={styles.answerBy}>{answerByWords(answerBy, isAnswerByOver, isOwn)}</p>
        )}
        <p className={styles.links}>
          {mayAsk && (
            <ButtonLink href={`/applications/${applicationId}#messages`}>
              Ask them about it
            </ButtonLink>
          )}
          {isOwn && <Link href={`/applications/${applicationId}`}>The advert as it was</Link>}
          <Link href={`/details/${jobId}`}>The advert as it is now</Link>
          {!isOwn && !isAccepted && track.isPosterProved && (
            <Link href={`/applicants/${jobId}/${applicationId}/offer`}>Change the offer</Link>
          )}
        </p>
      </Card>
    </>
  )
}

function answerByWords(answerBy: string, isOver: boolean, isOwn: boolean): string {
  const day = mediumDate(answerBy)
  if (isOver)
    return isOwn
      ? `The last day to answer was ${day}. You can still answer; ask whether the offer still stands.`
      : `The last day to answer was ${day}. They can still answer, until you take the offer back.`
  return isOwn ? `They ask you to answer by ${day}.` : `You asked for an answer by ${day}.`
}
