import { ArrowLink } from '#platform/ui/buttons/arrow-link.tsx'
import { Button, ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Specimen } from './specimen.tsx'

const TONES = ['primary', 'secondary', 'quiet', 'danger'] as const

/** Controls that can be pressed. Hover and Tab show their hover and focus states. */
export function Actions() {
  return (
    <>
      {TONES.map((tone) => (
        <Specimen key={tone} id={`button-${tone}`} title={`Button, ${tone}`} row>
          <Button tone={tone}>Send</Button>
          <Button tone={tone} icon="mail">
            With an icon
          </Button>
          <Button tone={tone} loading>
            Sending
          </Button>
          <Button tone={tone} disabled>
            Disabled
          </Button>
          <Button tone={tone} size="small">
            Small
          </Button>
          <Button tone={tone} size="large">
            Large
          </Button>
          <ButtonLink tone={tone} href={`#button-${tone}`} iconEnd="arrow-right">
            A link
          </ButtonLink>
        </Specimen>
      ))}
      <Specimen id="links" title="Links" row>
        <ArrowLink href="#links">See all jobs</ArrowLink>
      </Specimen>
    </>
  )
}
