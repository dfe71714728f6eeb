import { requireActor, requirePerson } from '#accounts/pages/require-actor.ts'
import { requestContext } from '#platform/pages/context.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { shortDate } from '#platform/primitives/formats.ts'
import { fromTemplatePath, NEW } from '#trade/paths/posting-paths.ts'
import { TEMPLATE_LIMITS } from '#hiring/templates/template-limits.ts'
import type { Route } from './+types/templates.route.ts'
import { NewTemplateForm } from './new-template-form.tsx'
import { runTemplateForm } from './template-actions.ts'
import { TemplateList } from './template-list.tsx'
import styles from './templates.module.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { page, actor } = requirePerson(context, request)
  const [own, posted, draft] = await Promise.all([
    page.postings.templates.list(actor),
    page.jobs.listPostedDetails(actor),
    page.postings.drafts.start(actor, NEW),
  ])
  const { jobTitle } = draft.answers
  const jobs = posted.items.map(({ id, title, employer, postedAt }) => ({
    value: id,
    label: `${title}, ${employer}, ${shortDate(postedAt)}`,
    title,
  }))
  const chosen = new URL(request.url).searchParams.get('job') ?? ''
  return {
    chosen,
    adverts: [
      ...(jobTitle
        ? [{ value: NEW, label: `The one you are writing: ${jobTitle}`, title: jobTitle }]
        : []),
      ...jobs,
    ],
    templates: own.map(({ updatedAt, ...template }) => ({
      ...template,
      when: shortDate(updatedAt),
    })),
    texts: page.postings.templates.startingTexts,
    limits: TEMPLATE_LIMITS,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(requestContext)
  return runTemplateForm({ page, actor: requireActor(page, request), request })
}

export { clientAction } from '#platform/forms/pages/client-action.ts'
export { headers } from '#platform/forms/pages/action-headers.ts'

export default function TemplatesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { chosen, adverts, templates, texts, limits } = loaderData
  const refused = actionData && 'errors' in actionData ? actionData : undefined
  // A rejection that never reached the server does not name its form.
  const of = refused && 'of' in refused ? String(refused.of) : 'save'

  return (
    <PageLayout>
      <title>{`${refused ? 'Error: ' : ''}Templates – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title="Templates" eyebrow="Post a job">
        <p>
          Adverts to start new jobs from. Everyone who posts for your organisation shares them. The
          last day to apply, the logo and the declaration are never part of one.
        </p>
      </PageHeader>
      <NewTemplateForm
        key={`${chosen} ${templates.length}`}
        adverts={adverts}
        chosen={chosen}
        maxLength={limits.name}
        rejection={of === 'save' ? refused : undefined}
      />
      <TemplateList templates={templates} maxLength={limits.name} of={of} rejection={refused} />
      <section className={styles.part} aria-labelledby="texts">
        <h2 id="texts">Texts to begin with</h2>
        <p>Short and honest. [Square brackets] mark what only you know: fill them in.</p>
        <ul className={styles.texts}>
          {texts.map(({ name, title }) => (
            <li key={name}>
              <ButtonLink href={fromTemplatePath(name)}>{title}</ButtonLink>
            </li>
          ))}
        </ul>
      </section>
    </PageLayout>
  )
}
