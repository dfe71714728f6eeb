import { Banner } from '#platform/ui/toast/banner.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import {
  decisionWords,
  offerWords,
  stateOf,
  type ApplicationState,
} from '#hiring/applications/model/application-state.ts'
import { arrivalPath } from '#trade/paths/arrival-paths.ts'

interface OfferBannerProps {
  application: ApplicationState & { id: string; isPosterProved: boolean }
}

/** The offer to an applicant, or their answer, with the next step; nothing without an offer. */
export function OfferBanner({ application }: OfferBannerProps) {
  const { id, isPosterProved } = application
  const path = arrivalPath({ id })
  const state = stateOf(application)
  // Nothing said by an unproved poster may look like good news.
  const tone = isPosterProved ? 'success' : 'warning'

  if (state === 'accepted')
    return (
      <Banner tone={tone} title={decisionWords(application) ?? ''}>
        {!isPosterProved && <RingFirst />}
        <p>Next: get the contract in writing, and read it before you sign.</p>
        <p>
          <ButtonLink href={path} tone="primary">
            See your next steps
          </ButtonLink>
        </p>
      </Banner>
    )
  if (state === 'declined')
    return (
      <Banner tone="info" title={decisionWords(application) ?? ''}>
        <p>
          <Link href={path}>Change your answer</Link>
        </p>
      </Banner>
    )
  if (state !== 'offered') return null
  return (
    <Banner tone={tone} title={offerWords(isPosterProved)}>
      {!isPosterProved && <RingFirst />}
      <p>
        <Link href={path}>Answer, and see the way from offer to arrival</Link>: the steps, who pays
        what, and what nobody may ask of you.
      </p>
    </Banner>
  )
}

function RingFirst() {
  return (
    <p>
      Ring the company before you go on, under a number that you find yourself, and ask whether the
      offer is real.
    </p>
  )
}
