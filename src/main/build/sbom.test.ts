import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Component {
  name: string
  version: string
  purl: string
  licenses?: object[]
  hashes?: { alg: string; content: string }[]
}

const sbom: { bomFormat: string; components: Component[] } = JSON.parse(
  execFileSync(process.execPath, ['src/main/build/sbom.ts'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  }),
)
const manifest = JSON.parse(readFileSync('package.json', 'utf8'))

test('the list of components has every library that runs, and no tool', () => {
  const names = sbom.components.map(({ name }) => name)

  expect(sbom.bomFormat).toBe('CycloneDX')
  expect(names).toEqual(expect.arrayContaining(Object.keys(manifest.dependencies)))
  for (const tool of ['vitest', '@playwright/test']) expect(names).not.toContain(tool)
})

test('each has its version, address, licence and checksum', () => {
  const find = (wanted: string) => sbom.components.find(({ name }) => name === wanted)

  expect(find('fastify')).toMatchObject({
    version: manifest.dependencies.fastify,
    purl: `pkg:npm/fastify@${manifest.dependencies.fastify}`,
    licenses: [{ expression: 'MIT' }],
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  })
  expect(find('@fastify/static')?.purl).toMatch(/^pkg:npm\/%40fastify\/static@\d/)
  expect(sbom.components.filter(({ hashes }) => !hashes)).toEqual([])
})
