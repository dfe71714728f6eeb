import { CHECK_SAMPLES } from '#sponsorship/pages/check-samples.ts'
import { CheckLines } from '#sponsorship/check/pages/check-lines.tsx'
import { toShownCheck } from '#sponsorship/check/pages/shown-check.ts'
import { SponsorshipPanel } from '#sponsorship/pages/sponsorship-panel.tsx'
import { AnswerLine } from '#sponsorship/headline/pages/answer-line.tsx'
import { Specimen } from './specimen.tsx'

const nurse = toShownCheck(CHECK_SAMPLES.nurse)
const carer = toShownCheck(CHECK_SAMPLES.carer)

const ANSWERS = [
  { tone: 'pass', words: 'Could be sponsored', reason: 'Licence, occupation, pay' },
  { tone: 'ask', words: 'Maybe: hours not stated', reason: '33 or more are enough' },
  { tone: 'no', words: 'Too low: £40,000 of £54,700', reason: '' },
  { tone: 'caution', words: 'Poster not proved', reason: 'Ask the company itself' },
  { tone: 'old', words: 'Passed, now out of date', reason: 'The register is 23 days old' },
  { tone: 'danger', words: 'Asks for money', reason: '‘£1,200 CoS processing, refundable’' },
] as const

/** Parts that show whether a job can be sponsored. */
export function SponsorshipParts() {
  return (
    <>
      <Specimen id="answers" title="Answers">
        {ANSWERS.map((answer) => (
          <AnswerLine key={answer.tone} answer={answer} />
        ))}
      </Specimen>
      <SponsorshipPanel check={nurse} jobId="sample" situation={null} />
      <Specimen id="check-open" title="Lines with what they rest on">
        <CheckLines lines={[...nurse.personal, ...nurse.lines]} />
        <CheckLines lines={carer.lines} show="verdict" />
      </Specimen>
    </>
  )
}
