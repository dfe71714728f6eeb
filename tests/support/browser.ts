import { existsSync } from 'node:fs'
import chromium from '@sparticuz/chromium'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

// It draws in software and its scripts compile as they run: no process and no threads for either, for which there is no core.
const LEAN = ['--in-process-gpu', '--js-flags=--single-threaded']
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

/** The Chromium inside an npm package, the same on every Linux PC, without a window to draw; else the system's. */
export async function findBrowser() {
  if (process.platform === 'linux' && process.arch === 'x64') {
    return { executablePath: await chromium.executablePath(), args: [...LEAN, ...QUIET] }
  }
  const installed = INSTALLED.find((file) => existsSync(file))
  return { ...(installed && { executablePath: installed }), args: [...LEAN, ...QUIET] }
}
