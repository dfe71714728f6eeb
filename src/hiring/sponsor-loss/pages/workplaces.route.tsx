import { Form, redirect } from 'react-router'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { requireActor } from '#accounts/pages/require-actor.ts'
import { requestContext } from '#platform/pages/context.ts'
import { ErrorSummary } from '#platform/forms/pages/error-summary.tsx'
import { readFields, rejectForm, tryAction } from '#platform/forms/pages/submit-form.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Button, ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import { SPONSOR_LOST_PATH, WORKPLACES_PATH } from '#trade/paths/arrival-paths.ts'
import { employerPath, LOOK_UP_PATH } from '#trade/paths/employer-paths.ts'
import type { Route } from './+types/workplaces.route.ts'
import styles from './sponsor-lost.module.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const actor = requireActor(page, request)
  const { workplaces } = page.sponsorLoss
  const list = await workplaces.list(actor)
  const id = new URL(request.url).searchParams.get('add')
  const isNew = id !== null && list.every(({ sponsorId }) => sponsorId !== id)
  return { list, added: isNew ? await workplaces.findEntry(id) : null }
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(requestContext)
  const actor = requireActor(page, request)
  const { workplaces } = page.sponsorLoss
  const form = await readFields(request)
  const sponsorId = form.get('sponsor') ?? ''
  const { rejection } = await tryAction({}, () =>
    form.get('intent') === 'remove'
      ? workplaces.remove(actor, sponsorId)
      : workplaces.add(actor, sponsorId),
  )
  if (rejection) return rejectForm(rejection)
  const headers = { 'set-cookie': setFlash('workplace-saved') }
  return redirect(WORKPLACES_PATH, { status: 303, headers })
}

export { clientAction } from '#platform/forms/pages/client-action.ts'
export { headers } from '#platform/forms/pages/action-headers.ts'

export default function WorkplacesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, added } = loaderData
  return (
    <PageLayout width="form">
      <title>Where I work – Landfall</title>
      <meta name="robots" content="noindex" />
      <PageHeader title="Where I work">
        <p>
          We write to you if the register of sponsors loses this employer, and say what to do. Only
          you see it, and you can take it back at any time.
        </p>
      </PageHeader>
      <div className={styles.page}>
        {actionData && <ErrorSummary errors={actionData.errors} />}
        {added && (
          <Card as="section" padding="roomy">
            <h2 className={styles.title}>{added.name}</h2>
            <Form method="post" action={WORKPLACES_PATH}>
              <PageOwner />
              <input type="hidden" name="sponsor" value={added.sponsorId} />
              <Button type="submit" name="intent" value="add" tone="primary">
                I work there
              </Button>
            </Form>
          </Card>
        )}
        {list.map(({ sponsorId, name, isListed }) => (
          <Card as="section" key={sponsorId}>
            <h2 className={styles.title}>
              <Link href={employerPath({ id: sponsorId, name })}>{name}</Link>
            </h2>
            {!isListed && (
              <p>
                Not on the newest register. <Link href={SPONSOR_LOST_PATH}>What to do now</Link>
              </p>
            )}
            <Form method="post" action={WORKPLACES_PATH}>
              <PageOwner />
              <input type="hidden" name="sponsor" value={sponsorId} />
              <Button type="submit" name="intent" value="remove">
                Take it back<span className="visually-hidden">: {name}</span>
              </Button>
            </Form>
          </Card>
        ))}
        {list.length === 0 && !added && <p>You have not named an employer.</p>}
        <p>
          <ButtonLink href={LOOK_UP_PATH}>Look up my employer</ButtonLink>
        </p>
      </div>
    </PageLayout>
  )
}
