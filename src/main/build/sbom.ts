import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/**
 * Prints the software bill of materials as CycloneDX: every library that runs, from the lock file. (`npm
 * sbom --omit dev` leaves out what runs and is needed by a tool as well, React among it.)
 */
const LOCK = new URL('../../../package-lock.json', import.meta.url)
const FOLDER = 'node_modules/'

interface LockedPackage {
  version?: string
  integrity?: string
  license?: string
  /** True for packages that only build or test. */
  dev?: boolean
}

export function createSbom(lock: { packages: Record<string, LockedPackage> }) {
  const { '': own, ...packages } = lock.packages
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: { type: 'application', name: 'landfall', version: own?.version ?? '0' },
    },
    components: Object.entries(packages)
      .filter(([, { dev, version }]) => !dev && version)
      .map(([path, locked]) => toComponent(path, locked)),
  }
}

function toComponent(path: string, { version = '', integrity, license }: LockedPackage) {
  const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length)
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  return {
    type: 'library',
    'bom-ref': path,
    name,
    version,
    purl,
    ...(license && { licenses: [{ expression: license }] }),
    ...(integrity && { hashes: [toHash(integrity)] }),
  }
}

/** Hex digits of a lock file’s 'sha512-…' value, which is in base 64. */
function toHash(integrity: string) {
  const [algorithm = '', digest = ''] = integrity.split(' ', 1)[0]?.split('-', 2) ?? []
  return {
    alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
    content: Buffer.from(digest, 'base64').toString('hex'),
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const sbom = createSbom(JSON.parse(readFileSync(LOCK, 'utf8')))
  process.stdout.write(`${JSON.stringify(sbom, null, 2)}\n`)
}
