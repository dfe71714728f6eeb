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
      title="Two-step login"
      lead="When you log in, your phone or this device confirms that it is you."
    >
      <p>{summary}</p>
      <div>
        <ButtonLink href={SECOND_STEP_PATH} icon="shield">
          {isOn ? 'Change two-step login' : 'Set up two-step login'}
        </ButtonLink>
      </div>
    </SettingSection>
  )
}
