import autocannon from 'autocannon'
import { readConfig } from '#server/config.ts'
import { hashPassword, isPassword } from '#server/accounts/passwords/password-hash.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openDatabase } from '#server/platform/resources.ts'
import { anIp, aPerson, PASSWORD } from '#tests/support/people.ts'
import { databaseForRun } from './databases.ts'
import { inFolder, withServer } from './server-process.ts'
import { median, printTable } from './table.ts'

const PEOPLE = 200
const SAMPLES = 60
const SECONDS = 5
const ROUNDS = 3
const CONNECTIONS = 8
// A page without a query of its own, so that the look at the session shows.
const PAGE = '/about'

/**
 * Log-ins a second, how much of one is the password's digest, and what knowing who asks adds to a
 * page. Log-ins come from an address each, as from so many people, so that no limit is met. The
 * page is made anew each time: a request with a cookie we do not know is not answered from the cache.
 */
export async function benchAccounts() {
  await inFolder((folder) =>
    databaseForRun(folder, async (settings, database) => {
      const emails = await seed(settings)
      const proxied = { ...settings, TRUST_PROXY: '127.0.0.1, ::1', LOG_LEVEL: 'warn' }
      await withServer(proxied, async (url) => {
        const rows = [
          await oneByOne(url, emails),
          await manyAtOnce(url, emails),
          ...(await measurePages(url, emails[0] ?? '')),
        ]
        printTable(`Accounts, ${database}; pages with ${CONNECTIONS} connections`, rows)
      })
    }),
  )
}

async function seed(settings: Record<string, string>) {
  const database = await openDatabase(readConfig(settings), () => {})
  await migrate(database.db)
  const emails: string[] = []
  for (let i = 0; i < PEOPLE; i += 1) emails.push((await aPerson(database.db)).email)
  await database.close()
  return emails
}

async function logIn(url: string, email: string) {
  const response = await fetch(`${url}/api/v1/user`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': anIp() },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  if (!response.ok) throw new Error(`A log-in answered ${response.status}.`)
  await response.arrayBuffer()
  return response
}

/** Each log-in is followed by a digest alone, in this process, so that both meet the same machine. */
async function oneByOne(url: string, emails: string[]) {
  const hash = await hashPassword(PASSWORD)
  const [logIns, digests]: [number[], number[]] = [[], []]
  for (const email of emails.slice(0, SAMPLES)) {
    logIns.push(await timed(() => logIn(url, email)))
    digests.push(await timed(() => isPassword(PASSWORD, hash)))
  }
  const [logInMs, digestMs] = [median(logIns), median(digests)]
  return {
    what: 'log-in, one by one',
    'per second': (1000 / logInMs).toFixed(1),
    'p50 ms': logInMs.toFixed(1),
    'of it digest': `${digestMs.toFixed(1)} ms, ${Math.round((100 * digestMs) / logInMs)} %`,
  }
}

async function manyAtOnce(url: string, emails: string[]) {
  const times: number[] = []
  const end = performance.now() + SECONDS * 1000
  async function logInAgain(first: number) {
    for (let i = first; performance.now() < end; i += CONNECTIONS) {
      times.push(await timed(() => logIn(url, emails[i % emails.length] ?? '')))
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, i) => logInAgain(i)))
  return {
    what: `log-in, ${CONNECTIONS} at once`,
    'per second': (times.length / SECONDS).toFixed(1),
    'p50 ms': median(times).toFixed(1),
    'of it digest': '',
  }
}

async function timed(work: () => Promise<unknown>) {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** The same page for nobody and for somebody, in turns. */
async function measurePages(url: string, email: string) {
  const [session = ''] = (await logIn(url, email)).headers.getSetCookie()
  const cookies = { nobody: 'unknown=1', somebody: session.split(';', 1)[0] ?? '' }
  const runs = Object.entries(cookies).map(([who, cookie]) => ({
    who,
    cookie,
    rates: [] as number[],
    waits: [] as number[],
  }))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { cookie, rates, waits } of runs) {
      const headers = { cookie }
      const { requests, latency, non2xx, errors } = await autocannon({
        url: url + PAGE,
        connections: CONNECTIONS,
        duration: SECONDS,
        headers,
      })
      if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests for ${PAGE} failed.`)
      rates.push(requests.average)
      waits.push(latency.p50)
    }
  }
  return runs.map(({ who, rates, waits }) => ({
    what: `${PAGE} for ${who}`,
    'per second': median(rates).toFixed(1),
    'p50 ms': median(waits).toFixed(1),
    'of it digest': '',
  }))
}
