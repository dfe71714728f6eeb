import { buildIfStale } from './build.ts'

await buildIfStale()
await import('./main.ts')
