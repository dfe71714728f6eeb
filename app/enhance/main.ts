import { offerCopying } from './copy-link.ts'
import { rememberOpenedJob } from './last-opened-job.ts'

// Improves reading pages that are complete without it. Loaded late, on every one of them.
rememberOpenedJob()
offerCopying()
