import { Prose } from '#platform/layout/sections/section.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'

/** The effects of deleting an account, shown before the request and before its confirmation. */
export function DeletionSummary() {
  return (
    <Prose>
      <p>
        <b>What goes at once</b>
      </p>
      <ul>
        <li>Your name, email address, number, country, password and picture.</li>
        <li>Your profile, CVs, saved jobs and alerts.</li>
        <li>
          Your applications, messages and interviews, also for the employer. We tell employers of
          booked interviews.
        </li>
        <li>The jobs you posted, and interviews for them. We tell the applicants.</li>
        <li>Cases of startup support under your address, with their documents.</li>
        <li>You are logged out on every device.</li>
      </ul>
      <p>
        <b>What stays, and why</b>
      </p>
      <ul>
        <li>
          Organisations with other members go on, with their jobs and applicants. If you are the
          last owner, the recruiter who has been there longest becomes the owner, or else the member
          who has been there longest. What you wrote to applicants stays with them, without your
          account.
        </li>
        <li>
          Reports, and what our desk decided, so that fraud is noticed again. They lose your
          account. Our own log keeps the account’s number, so that others can check what we did.{' '}
          <Link href="/privacy#time">How long</Link>
        </li>
        <li>
          If the account is suspended: a code made from its email address, which nobody can read the
          address from. With it the address stays suspended.
        </li>
        <li>
          What you sent us from <Link href="/contact">Contact us</Link>. It belongs to no account:
          ask us to delete it.
        </li>
        <li>What an employer copied or printed. Ask them to delete it.</li>
      </ul>
      <p>
        We keep no copy that we could give back.{' '}
        <Link href="/setting#data">Download your data</Link> first, if you may want it.
      </p>
    </Prose>
  )
}
