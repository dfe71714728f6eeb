import { PageHeader } from '#app/layout/page-header.tsx'
import { PageLayout } from '#app/layout/page.tsx'
import { Toaster } from '#app/ui/toaster.tsx'
import { Actions } from './actions.tsx'
import { ContentParts } from './content-parts.tsx'
import { FormFields } from './form-fields.tsx'
import { Foundations } from './foundations.tsx'
import { Messages } from './messages.tsx'

export const handle = { hydrates: true }

export default function ComponentsPage() {
  return (
    <Toaster>
      <PageLayout width="wide">
        <title>Components – Landfall</title>
        <meta name="robots" content="noindex" />
        <PageHeader title="Components" eyebrow="Design system">
          Every part of the site in every state. Light and dark follow the device.
        </PageHeader>
        <Foundations />
        <Actions />
        <FormFields />
        <ContentParts />
        <Messages />
      </PageLayout>
    </Toaster>
  )
}
