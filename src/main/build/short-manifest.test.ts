import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { shortenManifest } from './short-manifest.ts'

const ROOT = {
  id: 'root',
  path: '',
  hasAction: false,
  hasLoader: true,
  hasDefaultExport: true,
  hasErrorBoundary: true,
  module: '/assets/r.js',
  imports: ['/assets/all.js'],
  css: ['/assets/style.css'],
}
const HOME = {
  id: 'site/home.route',
  parentId: 'root',
  index: true,
  hasAction: false,
  hasLoader: true,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  module: '/assets/h.js',
  css: [],
  imports: ['/assets/all.js', '/assets/card.js'],
}
const SEND = {
  id: 'send',
  parentId: 'root',
  path: 'send',
  hasAction: true,
  hasLoader: false,
  hasDefaultExport: false,
  hasErrorBoundary: false,
  module: '/assets/s.js',
  css: [],
  imports: [],
}
const TAB = {
  id: 'dashboard/tab',
  parentId: 'dashboard',
  path: 'tab/:name',
  hasAction: false,
  hasLoader: true,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  css: [],
  module: '/assets/t.js',
  imports: ['/assets/form.js', '/assets/all.js', '/assets/card.js'],
}

function scriptOf(routes: { id: string }[]) {
  const entry = { module: '/assets/entry.js', imports: ['/assets/all.js'] }
  const named = Object.fromEntries(routes.map((route) => [route.id, route]))
  const manifest = { entry, routes: named, url: '/assets/manifest-1.js', version: '1' }
  return `window.__reactRouterManifest=${JSON.stringify(manifest)};`
}

interface Run {
  entry: { imports: string[] }
  routes: Record<string, { imports?: string[] }>
}

function run(script: string): Run {
  const window: { __reactRouterManifest?: Run } = {}
  // In a page every property of the window is also a variable.
  runInNewContext(script.replaceAll(/(?<!window\.)__reactRouterManifest/g, 'window.$&'), { window })
  const { __reactRouterManifest: manifest } = window
  if (!manifest) throw new Error('The script sets no manifest.')
  return manifest
}

/** Nothing, null, false and an empty list are one to the router, as are files that are there already. */
function meaningOf({ entry, routes, ...rest }: Run) {
  const meant = Object.entries(routes).map(([id, { imports = [], ...route }]) => [
    id,
    imports.filter((file) => !entry.imports.includes(file)).toSorted(),
    Object.fromEntries(Object.entries(route).filter(([, value]) => String(value || '') !== '')),
  ])
  return { ...rest, entry, meant }
}

test('the shortened manifest says the same of every route, in fewer letters', () => {
  const script = scriptOf([ROOT, HOME, SEND, TAB])
  const short = shortenManifest(script)

  expect(meaningOf(run(short))).toEqual(meaningOf(run(script)))
  expect(short.slice(0, short.indexOf(';'))).not.toContain('"parentId":"root"')
  expect(short.length).toBeLessThan(script.length)
})

test('a manifest in another form stops the build', () => {
  expect(() => shortenManifest('export default {}')).toThrow('a form we do not know')
})
