import { existsSync } from 'node:fs'
import chromium from '@sparticuz/chromium'

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

// Without these a browser looks for its maker's servers at every start.
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The system's Chromium if there is one, else the one inside an npm package (Linux). */
export async function findBrowser() {
  const installed = INSTALLED.find((file) => existsSync(file))
  if (installed) return { executablePath: installed, args: QUIET }
  return {
    executablePath: await chromium.executablePath(),
    args: [...chromium.args.filter((flag) => flag !== '--single-process'), ...QUIET],
  }
}
