import { parentPort } from 'node:worker_threads'
import { prepareWhole } from './prepare-whole.ts'
import type { Unprepared } from './prepare-batch.ts'

/** The reading thread: a batch of adverts for each message. */
parentPort?.on('message', ({ adverts, options }: Unprepared) => {
  parentPort?.postMessage(adverts.map((advert) => prepareWhole(advert, options)))
})
