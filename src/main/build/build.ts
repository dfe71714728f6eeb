import { spawnSync } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync, globSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import path from 'node:path'
import lockfile from 'proper-lockfile'
import { EMPTY_DATABASE } from '#platform/database/embedded/empty-database.ts'
import { keepLastAssets } from './last-assets.ts'
import { shortenManifest } from './short-manifest.ts'
import { prepareTexts } from './texts.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const LOCK = path.join(ROOT, 'node_modules/.build.lock')
const WAIT_FOR_OTHERS = { retries: 300, minTimeout: 1000, maxTimeout: 1000 }
const BUILT = path.join(ROOT, 'build/server/index.js')
const SOURCES = '{src,public}/**/*'
const SETTINGS = '{package-lock.json,vite.config.ts,react-router.config.ts}'

/** Builds if there is no build or a source is newer; one process at a time, for they write the same files. */
export async function buildIfStale() {
  if (!isStale()) return
  const unlock = await lockfile.lock(ROOT, {
    lockfilePath: LOCK,
    // Generous: the build keeps this process too busy to renew its lock.
    stale: 180_000,
    retries: WAIT_FOR_OTHERS,
  })
  try {
    if (isStale()) await build()
  } finally {
    await unlock()
  }
}

/** Creates `build/`, with text files also compressed at the highest level, and an empty embedded database. */
export async function build() {
  prepareTexts()
  const putLastAssetsBack = keepLastAssets(path.join(ROOT, 'build'))
  const builder = path.join(ROOT, 'node_modules/.bin/react-router')
  run(builder, 'build', '--logLevel', 'warn')
  await shortenManifestFile()
  await compressAssets()
  putLastAssetsBack()
  if (isOlderThanPackages(EMPTY_DATABASE)) run('src/platform/database/embedded/empty-database.ts')
}

function isOlderThanPackages(file: string) {
  const lockfile = statSync(path.join(ROOT, 'package-lock.json'))
  return !existsSync(file) || statSync(file).mtimeMs < lockfile.mtimeMs
}

/** Runs a program of its own, whose memory is free afterwards. @throws {Error} if it fails */
function run(...args: string[]) {
  const { status } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error('The build failed; see the errors above.')
}

function isStale() {
  if (!existsSync(BUILT)) return true
  const builtAt = statSync(BUILT).mtimeMs
  const sources = globSync([SOURCES, SETTINGS], { cwd: ROOT })
  return sources.some((file) => statSync(path.join(ROOT, file)).mtimeMs > builtAt)
}

async function shortenManifestFile() {
  const [name = ''] = globSync('build/client/assets/manifest-*.js', { cwd: ROOT })
  const file = path.join(ROOT, name)
  await writeFile(file, shortenManifest(await readFile(file, 'utf8')))
}

async function compressAssets() {
  const files = globSync('**/*.{js,css,svg}', {
    cwd: path.join(ROOT, 'build/client'),
  })
  for (const name of files) {
    const file = path.join(ROOT, 'build/client', name)
    const { size } = statSync(file)
    const brotli = createBrotliCompress({
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: size },
    })
    await pipeline(createReadStream(file), brotli, createWriteStream(`${file}.br`))
    await pipeline(
      createReadStream(file),
      createGzip({ level: 9 }),
      createWriteStream(`${file}.gz`),
    )
  }
}

if (import.meta.main) await build()
