import { redirect } from 'react-router'
import { redirectWithCookies } from '#platform/layout/redirect-with-cookies.ts'
import { z } from 'zod'
import { requirePerson } from '#accounts/pages/require-actor.ts'
import { secondStepRedirect } from '#accounts/second-factor/pages/redirect.ts'
import { AdminPage } from '#moderation/desk/pages/parts/admin-page.tsx'
import { loadAdminPage, runAdminAction } from '#moderation/desk/pages/parts/admin-page-loader.ts'
import { Columns, Part, WrittenText } from '#moderation/desk/pages/parts/columns.tsx'
import { DATA_PATH } from '#moderation/desk/admin-paths.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { FormSource } from '#platform/forms/forms.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import { rejectForm, tryAction, formSource } from '#platform/forms/pages/submit-form.ts'
import { english } from '#platform/languages/english.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import type { Services } from '#platform/services.ts'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import { Card } from '#platform/ui/facts/card.tsx'
import { toShownGrounds, PageForm, RegisterForm, RegisterProgress, Grounds } from './data-parts.tsx'
import type { Route } from './+types/data.route.ts'

export async function loader(args: Route.LoaderArgs) {
  return loadAdminPage(args, async ({ data }, actor) => {
    const { freshness, confirmations, upload } = await data.overview(actor)
    return {
      grounds: toShownGrounds(freshness, english),
      confirmations: confirmations.map(({ confirmedOn, confirmedBy, versions }) => ({
        on: mediumDate(confirmedOn),
        by: confirmedBy,
        versions: versions.join(', '),
      })),
      upload,
    }
  })
}

const Nothing = z.object({})

/** The three forms of the page: by default the one that confirms the rules. */
export async function action(args: Route.ActionArgs) {
  const wanted = new URL(args.request.url).searchParams.get('do')
  if (wanted === 'compare') return compare(args)
  if (wanted === 'register') return addRegister(args)
  return runAdminAction(args, {
    schema: Nothing,
    act: ({ data }, actor) => data.confirm(actor),
    flash: 'desk-saved',
  })
}

async function compare(args: Route.ActionArgs) {
  const { result, rejection } = await receive(args, 'page', (data, actor, source) =>
    data.compare(actor, source),
  )
  return rejection ? rejectForm(rejection) : { report: result }
}

async function addRegister(args: Route.ActionArgs) {
  const { rejection } = await receive(args, 'register', (data, actor, source) =>
    data.addRegister(actor, source),
  )
  if (rejection) return rejectForm(rejection)
  return redirectWithCookies(DATA_PATH, setFlash('register-received'))
}

type Data = Services['admin']['data']

/** Passes a form with a file on unread: who may not send it, has none read. */
async function receive<Result>(
  { context, request }: Route.ActionArgs,
  field: string,
  act: (data: Data, actor: Actor, source: FormSource) => Promise<Result>,
) {
  const { page, actor } = requirePerson(context, request)
  const source = formSource(request)
  const done = await tryAction({ form: field }, () => act(page.admin.data, actor, source))
  const { rejection } = done
  if (rejection?.code === 'not_found') throw redirect('/404')
  if (rejection?.code === 'second_step_needed') throw secondStepRedirect(request)
  return done
}

export { clientAction } from '#platform/forms/pages/client-action.ts'

export default function DataPage({ loaderData, actionData }: Route.ComponentProps) {
  const { grounds, confirmations, upload } = loaderData
  const report = actionData && 'report' in actionData ? actionData.report : null
  const rejection = actionData && 'errors' in actionData ? actionData : undefined
  const rejected = (form: string) => (rejection?.values.form === form ? rejection : undefined)
  return (
    <AdminPage
      section={DATA_PATH}
      isRejected={rejection !== undefined}
      title="Rules and register"
      lead={
        <p>
          What every answer rests on. When it is old, all passes turn grey. Confirm here that
          nothing newer is published, or upload a newer register.
        </p>
      }
    >
      <Columns
        aside={
          <>
            <Card as="section">
              <Part id="confirm" title="Nothing newer is published">
                <p>
                  Look at the statements of changes and the three appendices on GOV.UK first. Your
                  address and today’s date stay in the record.
                </p>
                <PostForm
                  id="confirm-form"
                  action={DATA_PATH}
                  rejection={rejection && !rejection.values.form ? rejection : undefined}
                  submitLabel="I looked today, and nothing is newer"
                />
              </Part>
            </Card>
            <Card as="section">
              <Part id="upload" title="Upload a register">
                {upload && <RegisterProgress upload={upload} />}
                <RegisterForm rejection={rejected('register')} />
              </Part>
            </Card>
          </>
        }
      >
        <Grounds grounds={grounds} confirmations={confirmations} />
        <Part id="compare" title="Compare with GOV.UK">
          <PageForm rejection={rejected('page')} />
          {report !== null && (
            <output>
              <WrittenText>{report}</WrittenText>
            </output>
          )}
        </Part>
      </Columns>
    </AdminPage>
  )
}
