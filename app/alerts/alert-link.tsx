import { useLanguage } from '#app/languages/use-language.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'

interface AlertLinkProps {
  /** Where it leads, and whether one press is enough: see `toAlertLink`. */
  alert: readonly [string, boolean]
  tone?: 'primary' | 'secondary'
}

/** The way from a list to an alert: one press for somebody logged in, a page with a form for everybody else. */
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
