import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { ProfileView } from '#hiring/profile/pages/profile-view.tsx'
import { Checkbox } from '#platform/ui/choices/checkbox.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import type { ProfilePart } from '#hiring/profile/model/profile-words.ts'

interface ProfileFieldsProps {
  /** The profile as an employer would read it. */
  parts: ProfilePart[]
  isChosen: boolean
}

/** The choice to send the applicant's profile, with a preview. */
export function ProfileFields({ parts, isChosen }: ProfileFieldsProps) {
  const { english, words } = useLanguage()
  return (
    <div>
      <Checkbox
        name="sendProfile"
        label={words.apply.sendProfile}
        hint={words.apply.sendProfileHint}
        defaultChecked={isChosen}
      />
      <Disclosure summary={words.apply.seeProfile}>
        <div {...english}>
          <ProfileView parts={parts} level={2} />
        </div>
      </Disclosure>
    </div>
  )
}
