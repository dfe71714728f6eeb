import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { openTestServer } from '#tests/support/test-server.ts'
import { createMetrics } from './metrics.ts'

const run = promisify(execFile)
const FOLDER = path.resolve('deploy/monitoring')
const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8')
const alerts = read('alerts.yml')

const { db } = await openTestServer()

/** Every series name of the product’s metrics. */
async function findSeriesNames() {
  // With an address for the copy, so that its metrics exist.
  const nowhere = 'postgres://nobody@127.0.0.1:1/none'
  const metrics = await createMetrics(
    { databaseUrl: nowhere, databaseReadUrl: nowhere },
    { db, pools: {} },
  )
  const report = await metrics.read({ withDatabase: true })
  await metrics.close()
  const names = report.flatMap(({ name, type }) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  )
  return new Set([...names, 'landfall_processes'])
}

const OURS = /\b(?:landfall|nodejs|process)_\w+/g
/** Metrics of Prometheus and of node_exporter. */
const FOREIGN = new Set(['up', 'node_filesystem_avail_bytes', 'node_filesystem_size_bytes'])

test.each(['alerts.yml', 'alerts.test.yml', 'grafana.json'])(
  '%s uses only metrics that exist',
  async (file) => {
    const exist = await findSeriesNames()
    const used = new Set(read(file).match(OURS))

    expect(used.size).toBeGreaterThan(10)
    expect([...used].filter((name) => !exist.has(name))).toEqual([])
    for (const [name] of read(file).matchAll(/\bnode_\w+/g)) expect(FOREIGN).toContain(name)
  },
)

test('each alert has a section in the runbooks, and each section an alert', () => {
  const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name)
  const links = [...alerts.matchAll(/runbook: docs\/runbooks\.md#(\w+)/g)].map(([, link]) => link)
  const sections = [...readFileSync('docs/runbooks.md', 'utf8').matchAll(/^## (\w+)$/gm)]

  expect(names.length).toBeGreaterThan(10)
  expect(links).toEqual(names.map((name) => name.toLowerCase()))
  expect(sections.map(([, name]) => name)).toEqual(names)
})

test('each alert is seen to fire in a test of its own', () => {
  const tested = read('alerts.test.yml')
  for (const [, name] of alerts.matchAll(/- alert: (\w+)/g)) {
    expect(tested).toContain(`- name: ${name} fires`)
  }
})

test('the dashboard has a query in each panel', () => {
  const { panels } = JSON.parse(read('grafana.json'))
  expect(panels.length).toBeGreaterThan(10)
  for (const { title, targets } of panels) {
    expect([title, targets.every(({ expr }: { expr: string }) => expr.length > 0)]).toEqual([
      title,
      true,
    ])
  }
})

const hasPromtool = await run('promtool', ['--version']).then(
  () => true,
  () => false,
)
const reason = hasPromtool ? '' : ' (skipped: promtool is not installed)'

test.runIf(hasPromtool)(`promtool accepts the rules and their tests${reason}`, async () => {
  const promtool = (...words: string[]) => run('promtool', words, { cwd: FOLDER })
  expect((await promtool('check', 'config', 'prometheus.yml')).stdout).toContain('SUCCESS')
  expect((await promtool('test', 'rules', 'alerts.test.yml')).stdout).toContain('SUCCESS')
})

test.runIf(hasPromtool)(`promtool can read every query of the dashboard${reason}`, async () => {
  const { panels } = JSON.parse(read('grafana.json'))
  const queries: string[] = panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
    targets.map(({ expr }) => expr),
  )
  const rules = queries.map((expr, index) => ({ record: `query_${index}`, expr }))
  const folder = await mkdtemp(path.join(tmpdir(), 'landfall-queries-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  // JSON is valid YAML.
  await writeFile(`${folder}/queries.yml`, JSON.stringify({ groups: [{ name: 'all', rules }] }))

  const { stdout } = await run('promtool', ['check', 'rules', 'queries.yml'], { cwd: folder })

  expect(stdout).toContain(`${queries.length} rules found`)
})
