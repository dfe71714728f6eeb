import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Config } from '#platform/config.ts'
import { toListenError } from '#platform/startup-error.ts'
import { CONTENT_TYPE, gaugeReport, toPage, type Report } from './report.ts'

const TIMEOUT_MS = 10_000

/**
 * Serves `/metrics` on a port of its own, which no visitor reaches. `readReports` gives a report for each process.
 * @throws {StartupError} if the port is taken
 */
export async function serveMetrics(
  { port, host }: NonNullable<Config['metrics']>,
  readReports: () => Promise<Report[]>,
) {
  const server = createServer({ requestTimeout: TIMEOUT_MS }, async (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    try {
      const page = await toPage(await readReports())
      response.writeHead(200, { 'content-type': CONTENT_TYPE }).end(page)
    } catch {
      response.writeHead(500).end()
    }
  })
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw toListenError(error as NodeJS.ErrnoException, port, 'METRICS_PORT')
  }
  return {
    port: (server.address() as { port: number }).port,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The number of processes that answer requests. */
export function processesReport(count: number): Report {
  return gaugeReport('landfall_processes', 'Processes of this server that reported.', count)
}
