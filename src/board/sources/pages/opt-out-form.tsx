import { Form } from 'react-router'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { ButtonRow } from '#platform/ui/buttons/button-row.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Facts } from '#platform/ui/facts/facts.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { SOURCES_PATH } from '#trade/paths/sources-path.ts'
import { OPT_OUT_FILE, OPT_OUT_SECONDS } from '#board/sources/opt-out/opt-out.ts'
import styles from './sources.module.css'

interface OptOutProps {
  /** The text for the site that was asked for; null before that. */
  offer: { domain: string | null; text: string | null; typed: string; error: string | null } | null
  rejection: Rejection | undefined
}

/** The way out for the holder of a site: a text that only they can put there, and then they press a button. */
export function OptOut({ offer, rejection }: OptOutProps) {
  const error = rejection ? Object.values(rejection.errors)[0] : undefined
  return (
    <section id="opt-out" className={styles.todo} aria-labelledby="opt-out-title">
      <h2 id="opt-out-title">Do you not want this?</h2>
      <p>
        {`Take your adverts out. Show that the site is yours, and within ${OPT_OUT_SECONDS} seconds we read nothing there and show none of its adverts.`}
      </p>
      {error && (
        <Banner tone="danger" live>
          {error}
        </Banner>
      )}
      {offer?.domain && offer.text && (
        <Form method="post" action={`${SOURCES_PATH}#opt-out`} className={styles.fields}>
          <PageOwner />
          <Facts
            items={[
              { term: 'Text', value: <code>{offer.text}</code> },
              { term: 'As a TXT record', value: `of ${offer.domain}` },
              { term: 'Or as a file', value: `https://${offer.domain}${OPT_OUT_FILE}` },
            ]}
          />
          <input type="hidden" name="site" value={offer.domain} />
          <ButtonRow>
            <Button type="submit" name="way" value="dns">
              Look for the record
            </Button>
            <Button type="submit" name="way" value="file">
              Look for the file
            </Button>
          </ButtonRow>
        </Form>
      )}
      <Form method="get" action={`${SOURCES_PATH}#opt-out`} className={styles.fields}>
        <TextField
          name="site"
          label={offer?.domain ? 'Another site' : 'Your site'}
          hint="Such as example.co.uk"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={300}
          defaultValue={offer?.domain ? '' : offer?.typed}
          error={offer?.error ?? undefined}
        />
        <Button type="submit">Give me the text</Button>
      </Form>
    </section>
  )
}
