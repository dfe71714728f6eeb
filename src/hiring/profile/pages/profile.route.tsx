import { redirect } from 'react-router'
import { requireActor } from '#accounts/pages/require-actor.ts'
import { requestContext } from '#platform/pages/context.ts'
import { rejectForm } from '#platform/forms/pages/submit-form.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { ButtonRow } from '#platform/ui/buttons/button-row.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { redirectWithFlash } from '#trade/flash/redirect-with-flash.ts'
import { IMPORT_PATH } from '#hiring/profile/model/profile-paths.ts'
import { situationPath } from '#trade/paths/sponsorship-paths.ts'
import type { Route } from './+types/profile.route.ts'
import { changeProfile } from './profile-actions.ts'
import { loadProfilePage } from './profile-data.ts'
import { ProfileSection } from './profile-section.tsx'
import styles from './profile.module.css'
import { ResumesPart } from './resumes-part.tsx'
import { EmailAddress } from '#platform/ui/links/email-address.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const { searchParams } = new URL(request.url)
  return loadProfilePage(page, requireActor(page, request), searchParams.get('moved'))
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(requestContext)
  const { result, rejection } = await changeProfile(page, requireActor(page, request), request)
  if (rejection) return rejectForm(rejection)
  const { path, flash } = result
  return flash ? redirectWithFlash(path, flash) : redirect(path, 303)
}

export { clientAction } from '#platform/forms/pages/client-action.ts'
export { headers } from '#platform/forms/pages/action-headers.ts'

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { sections, contact, situation, moved, unprintable, isEmpty } = loaderData
  return (
    <PageLayout width="wide">
      <title>{`${actionData ? 'Error: ' : ''}Your CV – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader
        title="Your CV"
        action={
          !isEmpty && (
            <ButtonRow>
              <ButtonLink href="/api/v1/profile/cv.pdf" icon="download" reloadDocument>
                PDF
              </ButtonLink>
              <ButtonLink href="/api/v1/profile/resume.json" icon="download" reloadDocument>
                File for other sites
              </ButtonLink>
            </ButtonRow>
          )
        }
      >
        <p>
          Write it once and use it for every application. Nobody sees it until you send it with one.
        </p>
      </PageHeader>
      {unprintable && <Banner tone="warning">{unprintable}</Banner>}
      <div className={styles.columns}>
        <div className={styles.sections}>
          {isEmpty && (
            <Banner tone="info" title="You have a CV elsewhere?">
              <Link href={IMPORT_PATH}>Fill this in from a file or your last application</Link>, or
              start with any part below.
            </Banner>
          )}
          {sections.map((section) => (
            <ProfileSection key={section.section} {...section} moved={moved} />
          ))}
        </div>
        <aside className={styles.side}>
          <section className={styles.box} aria-labelledby="contact">
            <h2 id="contact">Name and contact</h2>
            <p>
              {contact.name}
              <br />
              <EmailAddress address={contact.email} />
              {contact.phone && (
                <>
                  <br />
                  {contact.phone}
                </>
              )}
            </p>
            <p>
              <Link href="/setting">Change in your settings</Link>
            </p>
          </section>
          <section className={styles.box} aria-labelledby="situation">
            <h2 id="situation">Right to work</h2>
            <p>{situation ?? 'You have not said yet what you may do in the UK.'}</p>
            <p className={styles.soft}>It stays with you: employers do not get it from here.</p>
            <p>
              <Link href={situationPath('/profile')}>
                {situation ? 'Change it' : 'Tell us, for better answers'}
              </Link>
            </p>
          </section>
          <ResumesPart {...loaderData.resumes} rejection={actionData} />
          <section className={styles.box} aria-labelledby="import">
            <h2 id="import">Fill in from elsewhere</h2>
            <p>
              <Link href={IMPORT_PATH}>
                Use a CV file from another site, or your last application
              </Link>
            </p>
          </section>
        </aside>
      </div>
    </PageLayout>
  )
}
