import { CHECK_SAMPLES } from '#app/sponsorship/check-samples.ts'
import { CheckLines } from '#app/sponsorship/check/check-lines.tsx'
import { CheckTag } from '#app/sponsorship/check/check-tag.tsx'
import { SponsorshipPanel } from '#app/sponsorship/sponsorship-panel.tsx'
import { verdictsOf } from '#contract/sponsorship/criteria.ts'
import { Specimen } from './specimen.tsx'

const { nurse, carer } = CHECK_SAMPLES

/** What is said of whether a job can be sponsored. */
export function SponsorshipParts() {
  return (
    <>
      <Specimen id="check-tags" title="Tags of a check" row>
        <CheckTag check={verdictsOf(nurse)} />
        <CheckTag check={verdictsOf(carer)} />
      </Specimen>
      <SponsorshipPanel check={nurse} jobId="sample" />
      <Specimen id="check-open" title="Lines with what they rest on">
        <CheckLines lines={[...nurse.personal, ...nurse.lines]} open />
        <CheckLines lines={carer.lines} />
      </Specimen>
    </>
  )
}
