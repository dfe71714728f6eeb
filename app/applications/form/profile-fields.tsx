import { useLanguage } from '#app/languages/use-language.ts'
import { ProfileView } from '#app/profile/profile-view.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import type { ProfilePart } from '#contract/profile/profile-words.ts'

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
