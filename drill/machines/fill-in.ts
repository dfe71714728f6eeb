import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const DEPLOY = new URL('../../deploy/', import.meta.url)

/**
 * Fills in `${NAME}` in a file of `deploy/`, as `envsubst` does on a machine.
 * @throws {Error} if a value is missing
 */
export async function fillIn(file: string, values: Record<string, string | number>) {
  const template = await readFile(new URL(file, DEPLOY), 'utf8')
  return template.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${file} needs a value for ${name}.`)
    return String(value)
  })
}

/** Writes a file of `deploy/` with its values into `folder`, and returns its path. */
export async function writeSettings(
  file: string,
  folder: string,
  values: Record<string, string | number>,
) {
  await mkdir(folder, { recursive: true })
  const target = path.join(folder, path.basename(file))
  await writeFile(target, await fillIn(file, values), { mode: 0o644 })
  return target
}
