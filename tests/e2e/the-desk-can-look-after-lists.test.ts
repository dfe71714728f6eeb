import { insertOptOut } from '#board/sources/opt-out/opt-out.queries.ts'
import { insertOrganisation } from '#organisations/organisations.queries.ts'
import { aProof } from '#tests/support/builders.ts'
import { openReferences } from '#tests/support/fake-board.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn } from '#tests/support/journeys.ts'
import { aPerson } from '#tests/support/people.ts'
import { createPinpointBoard } from '#tests/support/pinpoint-board.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'
import type { JourneyServer } from '#tests/support/e2e-server.ts'

/** A list that was read once, with these adverts. */
async function aList(server: JourneyServer, titles: string[]) {
  const word = uniqueWord()
  const board = createPinpointBoard(`${word.toLowerCase()}house`)
  server.sites.set(board.host, board.answer)
  board.postings.push(...titles.map((title, at) => ({ id: `${at}`, title })))
  const owner = await aPerson(server.db)
  // The name of its board spells that of the organisation; another one would wait for the desk.
  const name = `${word} House`
  const organisationId = await insertOrganisation(server.db, owner.id, name)
  await aProof(server.db, organisationId)
  const id = await server.services.sources.connect(owner, {
    organisationId,
    system: 'pinpoint',
    address: `${board.careers}/postings.json`,
    agreedWords: 'You may read it.',
  })
  await server.readLists()
  const open = async () => (await openReferences(server.db, id)).length
  return { id, name, board, open }
}

for (const script of ['on', 'off'] as const)
  test.describe(`with script ${script}`, () => {
    test.use({ script })

    test('an admin compares a doubtful list, closes a silent one, and sees who opted out', async ({
      page,
      server,
      expectAccessible,
    }) => {
      const word = uniqueWord()
      const doubtful = await aList(server, [`Night nurse ${word}`])
      doubtful.board.postings.splice(0, 1, { id: '77', title: `Welder ${word}` })
      const silent = await aList(server, ['Cook', 'Carer'])
      await server.readLists(7)
      const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
      await server.db
        .updateTable('source')
        .set({ lastCompleteAt: daysAgo(20) })
        .where('id', '=', silent.id)
        .execute()
      const domain = `${word.toLowerCase()}.co.uk`
      await insertOptOut(server.db, domain, 'dns')
      await beLoggedIn(page, server, { isOwner: true })

      await page.goto('/desk/sources')
      const doubt = page.getByRole('region', {
        name: `${doubtful.name}: another firm’s list?`,
      })
      await doubt.getByRole('link', { name: 'Compare' }).click()
      const compared = doubt.getByRole('row', { name: new RegExp(`Night nurse ${word}`) })
      await expect(compared).toContainText(`Welder ${word}`)
      await expectAccessible()

      await page.goto(`/desk/sources?source=${silent.id}`)
      const card = page.getByRole('region', { name: silent.name, exact: true })
      await expect(card).toContainText('2 adverts are open.')
      await expect(card.getByRole('link', { name: 'Write to them' })).toHaveAttribute(
        'href',
        /^mailto:[^?]+@[^?]+\?subject=/,
      )
      await card.getByRole('button', { name: 'Close now' }).click()
      const closed = page.getByRole('region', { name: `${silent.name}: 2 closed` })
      await expect(closed).toBeVisible()
      expect(await silent.open()).toBe(0)
      await closed.getByRole('button', { name: 'Undo' }).click()
      await expect(closed).toHaveCount(0)
      expect(await silent.open()).toBe(2)

      await page
        .getByRole('region', { name: 'Opt-outs' })
        .getByRole('link', { name: 'See' })
        .click()
      await expect(page.getByRole('row', { name: new RegExp(domain) })).toContainText('None')
      await expectAccessible()
    })
  })
