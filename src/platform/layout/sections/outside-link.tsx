interface OutsideLinkProps {
  href: string
  children: string
}

/** A link that leaves the site, to a source or to an adviser. */
export function OutsideLink({ href, children }: OutsideLinkProps) {
  return (
    <a href={href} rel="noopener">
      {children}
    </a>
  )
}

/** The official pages we link to. */
export const OFFICIAL = {
  skilledWorker: 'https://www.gov.uk/skilled-worker-visa',
  register: 'https://www.gov.uk/government/publications/register-of-licensed-sponsors-workers',
  adviser: 'https://www.gov.uk/find-an-immigration-adviser',
  sponsoring: 'https://www.gov.uk/uk-visa-sponsorship-employers',
  cqc: 'https://www.cqc.org.uk',
} as const
