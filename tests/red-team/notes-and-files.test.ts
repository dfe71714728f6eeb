import { expect, test } from 'vitest'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { aLoggedInPerson, anApplication, asSource } from '#tests/support/applications.ts'
import { aPicture } from '#tests/support/pictures.ts'
import { aPosting } from '#tests/support/postings.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { WORDINGS } from './wordings.ts'

const server = await openTestServer()
const { services } = server
const { applications, postings } = services

const DEMANDS = [...WORDINGS.money, ...WORDINGS.bank]
const picture = await (await aPicture('png')).bytes()

/** The wordings that were not stopped. */
async function attempt(wordings: readonly string[], act: (wording: string) => Promise<unknown>) {
  const through: string[] = []
  for (const wording of wordings) {
    try {
      await act(wording)
      through.push(wording)
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'invalid_input')) throw error
    }
  }
  return through
}

test('no note plans a demand of money', async () => {
  const { employer, key } = await anApplication(server)
  const through = await attempt(DEMANDS, (note) =>
    applications.notes.add(employer.actor, key, { note }),
  )
  expect(through).toEqual([])
})

test('no logo comes with a demand, a messenger or a promise for a name', async () => {
  const { actor } = await aLoggedInPerson(server)
  const wordings = [...DEMANDS, ...WORDINGS.contact, ...WORDINGS.papers, ...WORDINGS.promises]
  // A slash ends a name.
  const names = wordings.filter((wording) => !wording.includes('/'))
  const through = await attempt(names, async (wording) => {
    const companyLogo = new File([picture], `${wording}.png`)
    const form = await postings.readPostedForm(actor, await asSource(aPosting({ companyLogo })))
    return postings.publish(actor, form)
  })
  expect(through).toEqual([])
})
