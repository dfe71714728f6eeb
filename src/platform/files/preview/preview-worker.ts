import { parentPort } from 'node:worker_threads'
import { readDocument, type PreviewQuestion } from './read-document.ts'

/** The thread that reads documents of strangers: one answer for each message. */
parentPort?.on('message', async (question: PreviewQuestion) => {
  parentPort?.postMessage(await readDocument(question))
})
