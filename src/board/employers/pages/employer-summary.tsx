import { Card } from '#platform/ui/facts/card.tsx'
import { Facts } from '#platform/ui/facts/facts.tsx'
import type { EmployerPage } from '#board/employers/employers.ts'
import { formatCount, mediumDate } from '#platform/primitives/formats.ts'
import type { ShownBasis } from '#sponsorship/freshness/shown-basis.ts'
import { formatLicences } from './register-words.ts'

/** The key facts, above the long list of jobs. */
export function EmployerSummary({
  employer: { isListed, licences },
  answers: { total, pass },
  answerRates,
  register,
  basis,
}: Pick<EmployerPage, 'employer' | 'answers' | 'answerRates' | 'register'> & {
  basis: ShownBasis
}) {
  const day = mediumDate(register.publishedOn)
  const skilled = licences.filter(({ route }) => route === 'Skilled Worker')
  const licence = skilled.length > 0 ? formatLicences(skilled) : 'None for Skilled Worker'
  return (
    <Card>
      <Facts
        items={[
          { term: `On the register of ${day}`, value: isListed ? licence : 'No' },
          {
            term: 'Open jobs here',
            value:
              total === 0
                ? 'None'
                : `${formatCount(pass)} of ${formatCount(total)} ${basis.old ? 'passed all three when we last looked' : 'pass all three'}: licence, occupation and pay`,
          },
          ...(answerRates.length > 0
            ? [{ term: 'Answers, last 90 days', value: answerRates.join(' ') }]
            : []),
        ]}
      />
    </Card>
  )
}
