import { Form } from 'react-router'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'

interface UndoBannerProps {
  done: { id: string; words: string; canUndo: boolean }
}

/** What was decided, and of whom; offers to undo it, as nothing is sent for a minute. */
export function UndoBanner({ done: { id, words, canUndo } }: UndoBannerProps) {
  return (
    <Banner tone="success" live title={words}>
      {canUndo && (
        <>
          <p>Nothing is sent for a minute.</p>
          <Form id="undo" method="post" action={`/desk/queue/${encodeURIComponent(id)}?do=undo`}>
            <PageOwner />
            <Button type="submit" size="small">
              Undo
            </Button>
          </Form>
        </>
      )}
    </Banner>
  )
}
