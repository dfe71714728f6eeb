import { ButtonRow } from '#platform/ui/buttons/button-row.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { useHydrated } from '#platform/ui/toast/use-hydrated.ts'
import { caseSends } from './case-form.ts'

/** Actions next to the case’s name. Printing needs a script; the browser’s own menu does not. */
export function HeadActions({ reference }: { reference: string }) {
  const isHydrated = useHydrated()
  return (
    <ButtonRow>
      {isHydrated && (
        <Button icon="file" onClick={() => print()}>
          Print
        </Button>
      )}
      <Button {...caseSends(reference, 'link')} icon="link">
        Mail me this link
      </Button>
    </ButtonRow>
  )
}
