import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'

const DAY_MS = 86_400_000

/** When each file of an earlier build goes, as milliseconds since 1970. */
const Kept = z.record(z.string(), z.number())

/**
 * Files of the last build, which an open page still asks for after a release: its next click would otherwise load that
 * page again instead of the one that the link names. They stay for a day. Call `keep` before the build and what it
 * returns after it.
 */
export function keepLastAssets(folder: string, now = Date.now()): () => void {
  const assets = path.join(folder, 'client/assets')
  const list = path.join(folder, 'last-assets.json')
  if (!existsSync(assets)) return () => {}
  const known = readKept(list)
  const kept = Object.fromEntries(
    readdirSync(assets)
      .map((name) => [name, known[name] ?? now + DAY_MS] as const)
      .filter(([, until]) => until > now),
  )
  // Elsewhere: the build empties the whole folder.
  const aside = mkdtempSync(path.join(tmpdir(), 'last-assets-'))
  cpSync(assets, aside, { recursive: true })

  return () => {
    mkdirSync(assets, { recursive: true })
    const built = new Set(readdirSync(assets))
    const old = Object.entries(kept).filter(([name]) => !built.has(name))
    for (const [name] of old) cpSync(path.join(aside, name), path.join(assets, name))
    writeFileSync(list, JSON.stringify(Object.fromEntries(old)))
    rmSync(aside, { recursive: true, force: true })
  }
}

function readKept(list: string) {
  if (!existsSync(list)) return {}
  try {
    return Kept.parse(JSON.parse(readFileSync(list, 'utf8')))
  } catch {
    // A build that was stopped in the middle: all files stay for a day from now.
    return {}
  }
}
