import { buildIfStale } from '#server/main/build/build.ts'

await buildIfStale()
await import('#server/main/main.ts')
