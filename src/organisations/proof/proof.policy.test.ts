import { expect, test } from 'vitest'
import { ProofKind } from '#organisations/organisations.schema.ts'
import { coversName, type ProofOfBody } from './proof.policy.ts'

const BODY: Omit<ProofOfBody, 'kind'> = {
  strength: 'strong',
  legalName: 'Saltmarsh House Ltd',
  sponsorId: 'an-entry',
  tradingKeys: ['quay', 'nhs jobs', 'ukvi', 'landfall', 'st thomas hospital', 'arden university'],
  decidedName: 'The Elms',
}
const OWN = ['Saltmarsh House', 'The Saltmarsh House LIMITED', 'Saltmarsh House Ltd.', 'The Quay']
const OTHER = [
  'Leeds Teaching Hospitals NHS Trust',
  'Saltmarsh',
  'Saltmarsh House LLP',
  'Saltmarsh House Group',
  'Saltmarsh House (NHS)',
  'Saltmarsh House t/a Barts Health NHS Trust',
  'Saltmarsh House trading as The Quay and Barts',
  'Saltmarsh House (formerly Barts Health)',
  'Saltmarsh House ✓',
  'Sаltmarsh House',
  'NHS Jobs',
  'UKVI',
  'Landfall',
  'St Thomas Hospital',
  'Arden University',
  '',
]
const KINDS = ProofKind.options.filter((kind) => kind !== 'decision')

test.each(KINDS)('a proof by %s covers the names of its body, and no other', (kind) => {
  const covers = (name: string) => coversName({ ...BODY, kind }, name)
  expect(OWN.filter((name) => !covers(name))).toEqual([])
  expect([...OTHER, 'The Elms'].filter(covers)).toEqual([])
})

test('a decision covers the name that the desk saw, and no other', () => {
  const covers = (name: string) => coversName({ ...BODY, kind: 'decision' }, name)
  expect(['The Elms', 'THE ELMS', 'The Elms 2', ...OWN, ...OTHER].filter(covers)).toEqual([
    'The Elms',
    'THE ELMS',
  ])
  const unseen = { ...BODY, kind: 'decision', decidedName: null } as const
  expect(coversName(unseen, 'Saltmarsh House')).toBe(false)
})

test.each(ProofKind.options)('a weak proof by %s covers nothing', (kind) => {
  const weak = { ...BODY, kind, strength: 'weak' } as const
  expect([...OWN, ...OTHER, 'The Elms'].filter((name) => coversName(weak, name))).toEqual([])
})

test('a public body is proved by its own evidence, and nobody vouches for it', () => {
  const legalName = 'Leeds Teaching Hospitals NHS Trust'
  const name = 'Leeds Teaching Hospitals NHS Foundation Trust'
  const covers = (kind: ProofKind) => coversName({ ...BODY, legalName, kind }, name)
  expect(KINDS.filter(covers)).toEqual(['mail', 'dns', 'file', 'letter'])
})

test('nobody vouches for a body that the register does not name', () => {
  const unlicensed = { ...BODY, sponsorId: null, kind: 'vouched' } as const
  expect(coversName(unlicensed, 'Saltmarsh House')).toBe(false)
})
