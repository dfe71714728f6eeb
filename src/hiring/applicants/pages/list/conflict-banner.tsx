import type { ApplicantListCard } from '#hiring/applicants/applicant-list-views.ts'
import type { MoveConflict } from '#hiring/posting/employer-actions.ts'
import { STAGE_NAMES } from '#hiring/applications/model/stage-names.ts'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { ButtonRow } from '#platform/ui/buttons/button-row.tsx'
import type { OpenConflict } from '#hiring/applicants/pages/board/use-moves.ts'
import { APPLICANTS_FORM } from './ticks/tick.tsx'

interface ConflictBannerProps {
  conflict: MoveConflict | OpenConflict | null
  cards: ApplicantListCard[]
  onMove(id: string, to: string): void
  onLeave(): void
}

/** A colleague has moved the applicant already: nothing is overwritten without confirmation. */
export function ConflictBanner({ conflict, cards, onMove, onLeave }: ConflictBannerProps) {
  if (!conflict) return null
  const { sentence, wanted } = conflict
  const isOpen = 'id' in conflict
  const id = isOpen ? conflict.id : conflict.applicationId
  const current = isOpen ? cards.find((card) => card.id === id)?.status : conflict.current
  return (
    <Banner tone="warning" live>
      <p>{sentence}</p>
      <ButtonRow>
        <Button
          type="submit"
          form={APPLICANTS_FORM}
          name="move"
          value={`${id} ${current ?? 'new'} ${wanted}`}
          onClick={(event) => {
            if (!isOpen) return
            event.preventDefault()
            onMove(id, wanted)
          }}
        >
          Move to {STAGE_NAMES[wanted]} anyway
        </Button>
        {isOpen && (
          <Button tone="quiet" onClick={onLeave}>
            Cancel
          </Button>
        )}
      </ButtonRow>
    </Banner>
  )
}
