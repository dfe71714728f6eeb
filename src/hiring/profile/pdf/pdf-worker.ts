import { parentPort } from 'node:worker_threads'
import { writeProfilePdf, type ProfileDocument } from './write-profile.ts'

/** The drawing thread: one document for each message, whose bytes it sends back. */
parentPort?.on('message', async (document: ProfileDocument) => {
  parentPort?.postMessage(await writeProfilePdf(document))
})
