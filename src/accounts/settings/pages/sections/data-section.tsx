import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { SettingSection } from './setting-section.tsx'

export function DataSection() {
  return (
    <SettingSection
      id="data"
      title="Your data"
      lead="Everything we keep about you in one zip file: your details, devices, drafts, CV, applications and the jobs you posted as JSON, and your files as they are."
    >
      <div>
        <ButtonLink href="/setting/data" icon="download" reloadDocument>
          Download my data
        </ButtonLink>
      </div>
    </SettingSection>
  )
}
