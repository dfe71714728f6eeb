import { CHECK_SAMPLES } from '#app/sponsorship/check-samples.ts'
import { CheckLines } from '#app/sponsorship/check/check-lines.tsx'
import { SponsorshipPanel } from '#app/sponsorship/sponsorship-panel.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { verdictsOf } from '#contract/sponsorship/criteria.ts'
import { tagOf } from '#contract/sponsorship/tags.ts'
import { Specimen } from './specimen.tsx'

const { nurse, carer } = CHECK_SAMPLES

/** What is said of whether a job can be sponsored. */
export function SponsorshipParts() {
  return (
    <>
      <Specimen id="check-tags" title="Tags of a check" row>
        {[nurse, carer]
          .map(verdictsOf)
          .map(tagOf)
          .map(({ tone, words }) => (
            <Tag key={words} tone={tone}>
              {words}
            </Tag>
          ))}
      </Specimen>
      <SponsorshipPanel check={nurse} jobId="sample" />
      <Specimen id="check-open" title="Lines with what they rest on">
        <CheckLines lines={[...nurse.personal, ...nurse.lines]} open />
        <CheckLines lines={carer.lines} />
      </Specimen>
    </>
  )
}
