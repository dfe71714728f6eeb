import { build } from '#main/build/build.ts'
import { benchAlerts } from './alerts.ts'
import { benchBoardMove, benchResumesZip } from './applicants.ts'
import { benchCapacity } from './capacity.ts'
import { benchChecks } from './checks.ts'
import { benchDashboard } from './dashboard.ts'
import { benchDecisions } from './decisions.ts'
import { benchImport } from './import.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchPages } from './pages.ts'
import { benchReal } from './real.ts'
import { benchRelevance } from './relevance.ts'
import { benchRules } from './rules.ts'
import { benchSearchScale } from './search-scale.ts'
import { benchStandstill } from './standstill.ts'
import { benchStartup } from './startup.ts'

const RUNS = {
  startup: benchStartup,
  pages: benchPages,
  capacity: benchCapacity,
  'search-scale': benchSearchScale,
  dashboard: benchDashboard,
  checks: benchChecks,
  alerts: benchAlerts,
  import: benchImport,
  relevance: benchRelevance,
  decisions: benchDecisions,
  rules: benchRules,
  real: benchReal,
  lighthouse: benchLighthouse,
  'board-move': benchBoardMove,
  'resumes-zip': benchResumesZip,
  standstill: benchStandstill,
}

const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !(name in RUNS))
if (unknown) {
  process.stderr.write(`There is no run '${unknown}'; there are ${Object.keys(RUNS).join(', ')}.\n`)
  process.exit(1)
}

await build()
for (const [name, run] of Object.entries(RUNS)) {
  if (wanted.length === 0 || wanted.includes(name)) await run()
}
