import { Prose } from '#platform/layout/sections/section.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'

/** The effects of deleting an account, shown before the request and before its confirmation. */
export function DeletionSummary() {
  return (
    <Prose>
      <ul>
        <li>
          Your name, email address, number, country, password and picture are deleted at once.
        </li>
        <li>The jobs you posted leave every list, and no one can apply for them any more.</li>
        <li>
          Organisations with other members live on, with the jobs and applicants there. If you are
          the last owner, the recruiter who has been there longest becomes owner, else the eldest
          member.
        </li>
        <li>Cases of startup support under your address are deleted, with their documents.</li>
        <li>You are logged out on every device.</li>
        <li>
          If the account is suspended, we keep one thing: a code made from its email address, which
          nobody can read the address from. With it the address stays suspended.
        </li>
        <li>
          We keep no copy that we could give back.{' '}
          <Link href="/setting#data">Download your data</Link> first, if you may want it.
        </li>
      </ul>
    </Prose>
  )
}
