import { Form } from 'react-router'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'

/** Offers to undo a decision: nothing is sent for a minute. */
export function UndoBanner({ id }: { id: string }) {
  return (
    <Banner tone="success" live title="Decided">
      <p>Nothing is sent for a minute.</p>
      <Form id="undo" method="post" action={`/desk/queue/${encodeURIComponent(id)}?do=undo`}>
        <Button type="submit" size="small">
          Undo
        </Button>
      </Form>
    </Banner>
  )
}
