import { expect, inject, test, afterAll } from 'vitest'
import type { RegisterMatch } from '#sponsorship/model/facts.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { loadRegister, type Line } from '#tests/support/register-files.ts'
import { findRegisterFacts, type EmployerQuery } from './find-register-facts.ts'

const database = await openTestDatabase(inject('prepared'))
afterAll(() => database.close())
const { db } = database

const ANYBODY: EmployerQuery = {
  sponsorId: null,
  legalName: null,
  employerName: '',
  title: '',
  place: null,
}
const B_RATED = { rating: 'Worker (B rating)' }

const beforeAny = await findRegisterFacts(db, [{ ...ANYBODY, employerName: 'Saltmarsh House Ltd' }])

await loadRegister(db, [['Vanished Quayside Ltd'], ['Vanish Ltd'], ['Respelled Harbour Ltd']], {
  publishedOn: '2026-10-01',
})
const subways: Line[] = [1, 2, 3].map((number) => [
  `Franchisee Number${number} Ltd T/A Sandwich Palace`,
  { town: number === 1 ? 'Derby' : 'Leeds' },
])
await loadRegister(
  db,
  [
    ...subways,
    ['Saltmarsh Housekeeping Ltd'],
    ['SALTMARSH HOUSEKEEPING LIMITED', { town: 'Hull' }],
    ['Twin Otters Ltd'],
    ['Twin Otters LLP'],
    ['Persona Otterfold Ltd'],
    ['Zonk Ltd'],
    ['Sandpiper Kiosks (UK) Limited'],
    ['Curlew Kiosks JV Ltd'],
    ['Dunlin Ltd'],
    ['Dunlin Care Homes Ltd'],
    ['Dunlin Housing Ltd'],
    ['Godwit Group plc'],
    ['Godwit Highways Ltd'],
    ['Harbour Group Ltd'],
    ['Harbour Highways Ltd'],
    ['Whimbrel Group Ltd'],
    ['QZX Ltd', { town: 'Hull' }],
    ['Lloyds Bank plc'],
    ['NG Bailey', { town: 'Leeds' }],
    ['Plink', { town: 'Leeds' }],
    ['Network Plus Ltd', { town: 'Newtown' }],
    ["St Osyth's Church", { town: 'Hull' }],
    ['Gannet Widget', { town: 'Hull' }],
    ['GANNET WIDGET', { town: 'Bath' }],
    ['Halved Otterburn Ltd'],
    ['HALVED OTTERBURN LIMITED', B_RATED],
    ['Mixed Otterburn Ltd'],
    ['Mixed Otterburn Ltd', B_RATED],
    ['Roofing Gannets Ltd T/A Gilded Tern', { town: 'Leeds' }],
    ['Cold Tern Ltd t/a Silver Skua', { town: 'SR5 2BT' }],
    ['Pair Alpha Ltd T/A Paired Puffin', { town: 'Leeds' }],
    ['Pair Beta Ltd T/A Paired Puffin', { town: 'York' }],
    ['Grocery Delivery E-services UK Ltd', { town: 'London' }],
    ['Hywel Dda Health Board', { town: 'Carmarthen' }],
    ['Barts Health National Health Service Trust', { town: 'London' }],
    ['RESPELLED HARBOUR LIMITED'],
  ],
  { publishedOn: '2026-10-07' },
)

async function match(query: Partial<EmployerQuery>): Promise<RegisterMatch> {
  const [facts] = await findRegisterFacts(db, [{ ...ANYBODY, ...query }])
  if (facts?.state !== 'loaded') throw new Error('A register is loaded.')
  expect(facts.publishedOn).toBe('2026-10-07')
  return facts.match
}

/** The way an entry was found, and the entry. */
async function found(employerName: string, place: string | null = null) {
  const answer = await match({ employerName, place })
  if (answer.how === 'namesakes') return ['namesakes', ...answer.entries.map(({ name }) => name)]
  return [answer.how, 'entry' in answer ? answer.entry.name : null]
}

async function idOf(name: string) {
  const row = await db
    .selectFrom('sponsor')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return row.id
}

test('without a register nothing is known, and an empty query finds nothing', async () => {
  expect(beforeAny).toEqual([{ state: 'not-loaded' }])
  expect(await findRegisterFacts(db, [])).toEqual([])
  expect((await match({})).how).toBe('none')
})

test('the same legal name in several towns or spellings is one organisation', async () => {
  for (const name of [
    'Saltmarsh Housekeeping',
    'The SALTMARSH housekeeping ltd.',
    'Saltmarsh Housekeeping Limited',
  ]) {
    expect(await match({ employerName: name })).toMatchObject({
      how: 'exact',
      searchedFor: name,
      entry: { isListed: true, firstSeen: '2026-10-07', lastSeen: '2026-10-07' },
    })
  }
})

test('names that only look alike find nothing', async () => {
  for (const name of [
    'Saltmarsh House Ltd',
    'Saltmarsh Housekeeping Services Ltd',
    'Saltmarsh Housekeeping LLP',
    'Person Otterfold Ltd',
    'Personas Otterfold Ltd',
  ]) {
    expect(await found(name)).toEqual(['none', null])
  }
})

test('one name with two legal forms is two organisations, unless the query says which', async () => {
  expect(await match({ employerName: 'Twin Otters' })).toMatchObject({ how: 'several', count: 2 })
  expect(await found('Twin Otters LLP')).toEqual(['exact', 'Twin Otters LLP'])
})

test('a single word is the one organisation that has it as its whole name, wherever it is', async () => {
  expect(await found('Zonk', 'Leeds')).toEqual(['exact', 'Zonk Ltd'])
  expect(await found('ZONK LIMITED')).toEqual(['exact', 'Zonk Ltd'])
  expect(await match({ employerName: 'x', legalName: 'Zonk' })).toMatchObject({ how: 'exact' })
  expect(await found('Plink')).toEqual(['exact', 'Plink'])
  expect(await found('Plink', 'Leeds')).toEqual(['exact', 'Plink'])
  expect(await found('Plink Ltd', 'Leeds')).toEqual(['exact', 'Plink'])
})

test('a church, a school or a surgery matches only in its own town', async () => {
  expect(await found('St Osyth’s Church', 'Bath')).toEqual(['namesakes', "St Osyth's Church"])
  expect(await found('St Osyth’s Church', 'Hull')).toEqual(['exact', "St Osyth's Church"])
  expect(await match({ employerName: 'x', legalName: "St Osyth's Church" })).toMatchObject({
    how: 'namesakes',
  })
})

test('a name with another legal form, or one that left the register, is no namesake', async () => {
  expect(await found('Zonk LLP')).toEqual(['none', null])
  expect(await found('Vanish Ltd')).toEqual(['exact', 'Vanish Ltd'])
  expect(await found('Vanish')).toEqual(['exact', 'Vanish Ltd'])
})

test('a name without one of a company’s words is a namesake, unless the word is ‘UK’', async () => {
  expect(await found('Persona Otterfold UK')).toEqual(['namesakes', 'Persona Otterfold Ltd'])
  expect(await found('Sandpiper Kiosks')).toEqual(['group', 'Sandpiper Kiosks (UK) Limited'])
  expect(await found('Curlew Kiosks')).toEqual(['namesakes', 'Curlew Kiosks JV Ltd'])
  expect(await found('Network Plus UK')).toEqual(['namesakes', 'Network Plus Ltd'])
})

test('a name of common words is a company’s only in its town, or with its legal form', async () => {
  expect(await found('Network Plus', 'Leeds')).toEqual(['namesakes', 'Network Plus Ltd'])
  expect(await found('Network Plus', 'Newtown')).toEqual(['exact', 'Network Plus Ltd'])
  expect(await found('Network Plus Ltd', 'Leeds')).toEqual(['exact', 'Network Plus Ltd'])
})

test('the name of a brand or group with several companies lists them', async () => {
  const [how, likeliest, ...others] = await found('Dunlin')
  expect([how, likeliest]).toEqual(['namesakes', 'Dunlin Ltd'])
  expect(others.toSorted()).toEqual(['Dunlin Care Homes Ltd', 'Dunlin Housing Ltd'])
  expect(await found('Dunlin Ltd')).toEqual(['exact', 'Dunlin Ltd'])
  expect(await match({ employerName: 'Dunlin', legalName: 'Dunlin' })).toMatchObject({
    how: 'exact',
  })
  expect(await found('Lloyds Banking Group')).toEqual(['namesakes', 'Lloyds Bank plc'])
})

test('a group’s name is none of its companies’, also if they drop its last word', async () => {
  const [how, ...entries] = await found('Godwit Group')
  expect([how, entries.toSorted()]).toEqual([
    'namesakes',
    ['Godwit Group plc', 'Godwit Highways Ltd'],
  ])
  // A parent is a ‘plc’, and may advertise for any of its companies.
  expect(await found('Godwit Group plc')).toEqual([how, ...entries])
  // Nor is that of a group whose companies have other names.
  expect(await found('NG Bailey', 'Leeds')).toEqual(['namesakes', 'NG Bailey'])
  expect(await found('Whimbrel Group')).toEqual(['exact', 'Whimbrel Group Ltd'])
  // Companies that share a word of everyday use are no group.
  expect(await found('Harbour Group', 'Leeds')).toEqual(['exact', 'Harbour Group Ltd'])
})

test('initials are a company’s only in its town, or with its legal form', async () => {
  expect(await found('QZX', 'Leeds')).toEqual(['namesakes', 'QZX Ltd'])
  expect(await found('QZX', 'Hull')).toEqual(['exact', 'QZX Ltd'])
  expect(await found('QZX Ltd', 'Leeds')).toEqual(['exact', 'QZX Ltd'])
})

test('several holders of a name decide nothing', async () => {
  expect(await match({ employerName: 'Gannet Widget' })).toMatchObject({ how: 'several', count: 2 })
  expect(await match({ employerName: 'Halved Otterburn Ltd' })).toMatchObject({ how: 'several' })
  expect(await match({ employerName: 'Mixed Otterburn Ltd' })).toMatchObject({ how: 'several' })
})

test('a trading name counts only in its own town, and a postcode is not a town', async () => {
  const holder = 'Roofing Gannets Ltd T/A Gilded Tern'
  expect(await found('Gilded Tern', 'Headingley, Leeds')).toEqual(['trading-name', holder])
  expect(await found('Gilded Tern', 'Hull')).toEqual(['none', null])
  expect(await found('Gilded Tern')).toEqual(['none', null])
  expect(await found('Silver Skua', 'SR5 2BT')).toEqual(['none', null])
  expect(await found('Roofing Gannets')).toEqual(['exact', holder])
  expect(await found('Roofing Gannets Ltd t/a Somebody Else')).toEqual(['exact', holder])
  expect(await found('Paired Puffin', 'York')).toEqual([
    'trading-name',
    'Pair Beta Ltd T/A Paired Puffin',
  ])
})

test('a franchise brand matches none of its holders, even in the same town', async () => {
  expect(await match({ employerName: 'Sandwich Palace', place: 'Derby' })).toMatchObject({
    how: 'several',
    count: 3,
  })
})

test('an employer that gives a legal name is matched by that name only', async () => {
  const query = { employerName: 'Saltmarsh Housekeeping', place: 'Leeds' }
  expect(await match({ ...query, legalName: 'Nobody At All Ltd' })).toMatchObject({
    how: 'none',
    searchedFor: 'Nobody At All Ltd',
  })
  expect(
    await match({ ...query, employerName: 'Gilded Tern', legalName: 'Gilded Tern' }),
  ).toMatchObject({ how: 'none' })
  expect(await match({ employerName: 'x', legalName: ' Twin Otters LLP ' })).toMatchObject({
    how: 'exact',
  })
})

test('an alias leads to the legal name, but the same name with a legal form does not', async () => {
  expect(await found('HelloFresh')).toEqual(['namesakes', 'Grocery Delivery E-services UK Ltd'])
  expect(await found('HelloFresh Ltd')).toEqual(['none', null])
  expect(await found('Hywel Dda University Health Board')).toEqual([
    'alias',
    'Hywel Dda Health Board',
  ])
  expect(await found('Barts Health NHS Foundation Trust', 'Leeds')).toEqual([
    'exact',
    'Barts Health National Health Service Trust',
  ])
  expect(await found('Kraken')).toEqual(['none', null])
})

test('the confirmed entry decides, listed or not, and follows its organisation’s spelling', async () => {
  const sponsorId = await idOf('Persona Otterfold Ltd')
  expect(await match({ sponsorId, employerName: 'Gilded Tern', place: 'Leeds' })).toMatchObject({
    how: 'confirmed',
    entry: { id: sponsorId },
  })
  const gone = await idOf('Vanished Quayside Ltd')
  expect(await match({ sponsorId: gone, employerName: 'x' })).toMatchObject({
    how: 'confirmed',
    entry: { isListed: false, lastSeen: '2026-10-01' },
  })
  expect(await match({ employerName: 'Vanished Quayside Ltd' })).toMatchObject({
    how: 'exact',
    entry: { isListed: false },
  })
  const respelled = await idOf('Respelled Harbour Ltd')
  expect(await match({ sponsorId: respelled, employerName: 'x' })).toMatchObject({
    how: 'confirmed',
    entry: { name: 'RESPELLED HARBOUR LIMITED', isListed: true },
  })
  expect(await match({ sponsorId: 'nobodys-id', employerName: 'Zonk Ltd' })).toMatchObject({
    how: 'exact',
  })
})

test('two hundred employers are looked up in one call, in their order', async () => {
  const names = Array.from({ length: 200 }, (_, index) =>
    index % 2 ? 'Zonk Ltd' : `Nobody ${index}`,
  )
  const facts = await findRegisterFacts(
    db,
    names.map((employerName) => ({ ...ANYBODY, employerName })),
  )
  expect(
    facts.map((each) =>
      each.state === 'loaded' ? [each.match.searchedFor, each.match.how] : null,
    ),
  ).toEqual(names.map((name) => [name, name === 'Zonk Ltd' ? 'exact' : 'none']))
})

test('no text in an advert breaks it', async () => {
  for (const name of ['%', "'; drop table sponsor --", '\u{1F600}', '(', 'T/A', 'x'.repeat(5000)]) {
    expect((await match({ employerName: name, legalName: null, place: name })).how).toBe('none')
  }
})
