import { expect, test } from 'vitest'
import { NEW_POSTING } from '#hiring/drafts/drafts.schema.ts'
import { aForm, anEmployer, aTextPosting } from '#tests/support/postings.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { findAdvert } from './advert.ts'

const { services, ...server } = await openTestServer({ firstLook: 'unproved' })

test('the last step says once, in its title, that a person looks at the advert', async () => {
  const { actor, email } = await anEmployer({ ...server, services })
  await services.postings.saveDraft(actor, NEW_POSTING, aForm(aTextPosting({ email })))

  const advert = await findAdvert(services as never, actor, { subject: NEW_POSTING, email })

  expect(advert?.waitsFor).toEqual(['You have not proved yet who you are.'])
})
