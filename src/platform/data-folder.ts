import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StartupError } from './startup-error.ts'

/**
 * Makes DATA_DIR where it is missing.
 * @throws {StartupError} if it cannot be made or written to
 */
export function makeDataFolder(dataDir: string) {
  try {
    makeFolder(path.resolve(dataDir))
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw unusable(dataDir, error)
  }
}

/**
 * The secret in DATA_DIR, made once.
 * @throws {StartupError} if it cannot be read or stored
 */
export function readOrCreateSecret(dataDir: string) {
  makeDataFolder(dataDir)
  const file = path.join(dataDir, 'session-secret')
  try {
    if (existsSync(file)) return readFileSync(file, 'utf8')
    const secret = randomBytes(32).toString('base64url')
    writeFileSync(file, secret, { mode: 0o600 })
    return secret
  } catch (error) {
    throw unusable(dataDir, error)
  }
}

/** Folder by folder, because Node’s own `recursive` never returns in /proc. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

function unusable(dataDir: string, cause: unknown) {
  const { code } = cause as NodeJS.ErrnoException
  return new StartupError(
    `DATA_DIR is '${dataDir}'; expected a folder that this user may write to (${code}).`,
    { cause },
  )
}
