import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { Button, ButtonLink } from '#platform/ui/buttons/button.tsx'

interface AlertLinkProps {
  /** The link's path and whether it takes one click: see `toAlertLink`. */
  alert: readonly [string, boolean]
  tone?: 'primary' | 'secondary'
}

/** A link from a list to an alert: one click when logged in, otherwise a page with a form. */
export function AlertLink({ alert: [href, isOneClick], tone = 'secondary' }: AlertLinkProps) {
  const { words } = useLanguage()
  return isOneClick ? (
    <form method="post" action={href}>
      <Button type="submit" tone={tone} size="small">
        {words.list.alert}
      </Button>
    </form>
  ) : (
    <ButtonLink href={href} rel="nofollow" tone={tone} size="small">
      {words.list.alert}
    </ButtonLink>
  )
}
