import { buildIfStale } from '#main/build/build.ts'

await buildIfStale()
await import('#main/main.ts')
