import { Card } from '#platform/ui/facts/card.tsx'
import { Facts } from '#platform/ui/facts/facts.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import type { BandPay, OccupationPage } from '#sponsorship/occupations/occupations.ts'
import styles from './occupations.module.css'

const WHOLE = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
})
const PENCE = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

/** The pay needed, by the person's circumstances and by hours. */
export function PayNeeded({ occupation }: { occupation: OccupationPage }) {
  const { answer, options, scale } = occupation
  if (options.length === 0 && !scale) return null
  return (
    <section className={styles.section} aria-labelledby="pay">
      <h2 id="pay">What it must pay</h2>
      {answer === 'closed' && (
        <p>These sums are for people who may still be sponsored in it, as it says above.</p>
      )}
      {scale ? <Bands scale={scale} /> : <Options options={options} />}
    </section>
  )
}

function Options({ options }: Pick<OccupationPage, 'options'>) {
  return (
    <>
      <p>
        This is pay before tax. Overtime, and bonuses and allowances that are not guaranteed, do not
        count. It is enough to reach one of these, for the hours in the contract.
      </p>
      <ul className={styles.options}>
        {options.map(({ only, weeks, anHour }) => (
          <Card key={only} as="li">
            <h3>{only ?? 'The usual sum'}</h3>
            <Facts
              items={[
                ...weeks.map(({ hours, pounds }) => ({
                  term: `${hours} hours a week`,
                  value: `${WHOLE.format(pounds)} a year`,
                })),
                { term: 'By the hour', value: `${PENCE.format(anHour)}, for 37.5 hours a week` },
              ]}
            />
          </Card>
        ))}
      </ul>
    </>
  )
}

/** The number of bands shown: jobs from abroad are mostly in the lowest ones. */
const SHOWN_BANDS = 4

function Bands({ scale: { title, bands } }: { scale: NonNullable<OccupationPage['scale']> }) {
  const [shown, higher] = [bands.slice(0, SHOWN_BANDS), bands.slice(SHOWN_BANDS)]
  return (
    <>
      <p>{`At least what ${title} pays for the band that the job has or equals, for full-time work.`}</p>
      <BandCards bands={shown} />
      {higher.length > 0 && (
        <Disclosure summary="Higher bands">
          <BandCards bands={higher} />
        </Disclosure>
      )}
    </>
  )
}

function BandCards({ bands }: { bands: BandPay[] }) {
  return (
    <ul className={styles.options}>
      {bands.map(({ label, rates }) => (
        <Card key={label} as="li">
          <h3>{label}</h3>
          <Facts
            items={rates.map(({ area, pounds, newer }) => ({
              term: area,
              value: `${WHOLE.format(pounds)} a year${newer ? `, or ${WHOLE.format(newer)} if the newer award counts` : ''}`,
            }))}
          />
        </Card>
      ))}
    </ul>
  )
}
