import { ProfileView } from '#app/profile/profile-view.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import type { ProfilePart } from '#contract/profile/profile-words.ts'

interface ProfileFieldsProps {
  /** As an employer would read it. */
  parts: ProfilePart[]
  isChosen: boolean
}

/** Whether what somebody has written here goes along, with a look at it. */
export function ProfileFields({ parts, isChosen }: ProfileFieldsProps) {
  return (
    <div>
      <Checkbox
        name="sendProfile"
        label="Show them the CV I wrote here, too"
        hint="They get it as it is now. Later changes do not reach them."
        defaultChecked={isChosen}
      />
      <Disclosure summary="See what they get">
        <ProfileView parts={parts} level={2} />
      </Disclosure>
    </div>
  )
}
