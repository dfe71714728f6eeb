import { existsSync } from 'node:fs'
import chromium from '@sparticuz/chromium'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

// Draws in software and compiles scripts as they run, without a process or threads for either: there is no spare core.
const LEAN = ['--in-process-gpu', '--js-flags=--single-threaded']
// Without these a browser contacts its maker's servers at every start.
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The Chromium from an npm package, identical on every Linux PC, headless; otherwise the system's. */
export async function findBrowser() {
  if (process.platform === 'linux' && process.arch === 'x64') {
    return { executablePath: await chromium.executablePath(), args: [...LEAN, ...QUIET] }
  }
  const installed = INSTALLED.find((file) => existsSync(file))
  return { ...(installed && { executablePath: installed }), args: [...LEAN, ...QUIET] }
}
