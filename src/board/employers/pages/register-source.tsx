import { OFFICIAL, OutsideLink } from '#platform/layout/sections/outside-link.tsx'
import { SourceNote } from '#platform/layout/sections/source-note.tsx'
import type { RegisterDays } from '#board/employers/employers.ts'
import { mediumDate } from '#platform/primitives/formats.ts'

/** The register behind an answer, and its date. */
export function RegisterSource({ register }: { register: RegisterDays }) {
  return (
    <SourceNote>
      From the Home Office’s{' '}
      <OutsideLink href={OFFICIAL.register}>register of licensed sponsors (workers)</OutsideLink> of{' '}
      <time dateTime={register.publishedOn}>{mediumDate(register.publishedOn)}</time>, on GOV.UK. It
      changes every working day.
    </SourceNote>
  )
}
