import { withDatabase } from './databases.ts'
import { withServer } from './server-process.ts'
import { median, printTable } from './table.ts'

/** The time from starting the process to the first 'ready': with an empty folder, then with the same folder again. */
export async function benchStartup() {
  const first: number[] = []
  const again: number[] = []
  for (let round = 0; round < 3; round += 1) {
    await withDatabase(async (settings) => {
      first.push(await withServer(settings, async (_url, ms) => ms))
      again.push(await withServer(settings, async (_url, ms) => ms))
    })
  }
  printTable('Start to ready, embedded database (median of 3)', [
    { start: 'first, empty folder with samples', seconds: (median(first) / 1000).toFixed(2) },
    { start: 'again', seconds: (median(again) / 1000).toFixed(2) },
  ])
}
