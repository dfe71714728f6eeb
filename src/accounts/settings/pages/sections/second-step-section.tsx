import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { SECOND_STEP_PATH } from '#accounts/second-factor/second-step-path.ts'
import { SettingSection } from './setting-section.tsx'

interface SecondStepSectionProps {
  /** A sentence about what is set up. */
  summary: string
  isOn: boolean
}

export function SecondStepSection({ summary, isOn }: SecondStepSectionProps) {
  return (
    <SettingSection
      id="second-step"
      title="Second step"
      lead="A second step when you log in: your phone or this device confirms it is you."
    >
      <p>{summary}</p>
      <div>
        <ButtonLink href={SECOND_STEP_PATH} icon="shield">
          {isOn ? 'Change my second step' : 'Set up a second step'}
        </ButtonLink>
      </div>
    </SettingSection>
  )
}
