import { benchAccounts } from './accounts.ts'
import { benchApplications } from './applications.ts'
import { benchEventLoop } from './event-loop.ts'
import { benchHttp } from './http.ts'
import { benchImport } from './import.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchRecheck } from './recheck.ts'
import { benchRelevance } from './relevance.ts'
import { benchSearch } from './search.ts'
import { benchSponsors } from './sponsors.ts'
import { benchStartup } from './startup.ts'
import { benchWeight } from './weight.ts'
import { build } from '#server/build.ts'

const RUNS = {
  startup: benchStartup,
  import: benchImport,
  http: benchHttp,
  search: benchSearch,
  'event-loop': benchEventLoop,
  accounts: benchAccounts,
  applications: benchApplications,
  relevance: benchRelevance,
  sponsors: benchSponsors,
  recheck: benchRecheck,
  weight: benchWeight,
  lighthouse: benchLighthouse,
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
