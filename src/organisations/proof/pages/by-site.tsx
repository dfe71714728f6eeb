import { Form } from 'react-router'
import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { ButtonRow } from '#platform/ui/buttons/button-row.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { Facts } from '#platform/ui/facts/facts.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import { proofPath } from '#organisations/model/organisation-paths.ts'
import { Sheet } from '#organisations/pages/parts/organisation-page.tsx'
import type { WayProps } from './way-props.ts'

/** Proof by a TXT record on a domain, or a file on its site. */
export function BySite({ organisation, rejection, posted }: WayProps) {
  const { id, site, limits } = organisation
  const isLooking = posted === 'look' && rejection !== undefined
  return (
    <Sheet
      id="site"
      title="A record at your domain, or a file on your site"
      lead="For the person who looks after your domain or website. If no public list says that the domain is yours, we look at it within one working day."
    >
      {site && (
        <>
          <Facts
            items={[
              { term: 'Text', value: <code>{site.siteText}</code> },
              { term: 'As a TXT record', value: `of ${site.domain}` },
              {
                term: 'Or as a file',
                value: `https://${site.domain}/.well-known/landfall-proof.txt`,
              },
            ]}
          />
          {isLooking && (
            <Banner tone="danger" live>
              {Object.values(rejection.errors)[0]}
            </Banner>
          )}
          <Form method="post" action={`${proofPath(id)}?form=look`}>
            <ButtonRow>
              <Button type="submit" name="way" value="dns">
                Look for the record
              </Button>
              <Button type="submit" name="way" value="file">
                Look for the file
              </Button>
            </ButtonRow>
          </Form>
        </>
      )}
      <Disclosure
        summary={site ? 'Use another domain' : 'Show me how'}
        open={posted === 'site' && rejection !== undefined}
      >
        <PostForm
          id="site-form"
          action={`${proofPath(id)}?form=site`}
          rejection={posted === 'site' ? rejection : undefined}
          submitLabel="Give me the text"
          tone="secondary"
        >
          <TextField
            {...answersOf(posted === 'site' ? rejection : undefined)('domain')}
            label="Your domain"
            hint="Like example.co.uk"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            maxLength={limits.domain}
          />
        </PostForm>
      </Disclosure>
    </Sheet>
  )
}
