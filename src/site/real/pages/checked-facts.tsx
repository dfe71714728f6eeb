import { Fragment } from 'react'
import twin from '#hiring/arrival/pages/offer/offer-beside-advert.module.css'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { Link } from '#platform/ui/buttons/link.tsx'
import { TABLE_ROLES as ROLES } from '#platform/ui/facts/table-roles.ts'
import type { RealView } from './real-view.ts'
import type { CheckedRow } from './rows.ts'
import styles from './real.module.css'

/** What the text says and what we know: beside each other where something does not fit. */
export function CheckedFacts({ view: { answer, rows, basis } }: { view: RealView }) {
  const { words } = useLanguage()
  if (rows.length === 0) return null
  const title = {
    alarm: words.real.known,
    doubt: words.real.misfits,
    calm: words.real.lookedAt,
  }[answer]
  return (
    <section className={styles.box} aria-labelledby="looked">
      <h2 id="looked">{title}</h2>
      {answer === 'doubt' ? <Misfits rows={rows} /> : <Facts rows={rows} />}
      {basis && <p className={styles.soft}>{basis}</p>}
    </section>
  )
}

function Misfits({ rows }: { rows: CheckedRow[] }) {
  const { words } = useLanguage()
  return (
    <div className={twin.frame}>
      <table className={twin.twin} {...ROLES.table}>
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            <th {...ROLES.columnHeader}>
              <span className="visually-hidden">{words.offer.term}</span>
            </th>
            <th {...ROLES.columnHeader}>{words.real.yours}</th>
            <th {...ROLES.columnHeader}>{words.real.known}</th>
          </tr>
        </thead>
        <tbody {...ROLES.group}>
          {rows.map(({ label, said, whys, ...row }) => (
            <tr key={label} data-off={whys.length > 0 || undefined} {...ROLES.row}>
              <th {...ROLES.rowHeader}>{label}</th>
              <td dir="auto" {...ROLES.cell}>
                {said}
              </td>
              <td className={styles.known} {...ROLES.cell}>
                {whys.map(({ number, why, basis }) => (
                  <Fragment key={number}>
                    <span>
                      <sup>{number}</sup> {why}
                    </span>
                    <Basis basis={basis} />
                  </Fragment>
                ))}
                <Known {...row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Facts({ rows }: { rows: CheckedRow[] }) {
  return (
    <ul className={styles.facts}>
      {rows.map(({ label, said, ...row }) => (
        <li key={label} className={styles.known}>
          <span>
            <b>{label}:</b> <bdi>{said}</bdi>
          </span>
          <Known {...row} />
        </li>
      ))}
    </ul>
  )
}

function Known({ known, link }: Pick<CheckedRow, 'known' | 'link'>) {
  return (
    <>
      {known.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {link && <Link href={link.href}>{link.words}</Link>}
    </>
  )
}

/** The law or source of a reason, which are English. */
export function Basis({ basis }: { basis: string | null }) {
  if (!basis) return null
  return (
    <small className={styles.basis} lang="en" dir="ltr">
      {basis}
    </small>
  )
}
