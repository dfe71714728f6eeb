import { Form } from 'react-router'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'

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
