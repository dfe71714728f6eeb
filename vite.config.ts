import { hash } from 'node:crypto'
import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { isServerModule } from './src/main/build/server-modules.ts'
import { twoSheets } from './src/main/build/two-sheets.ts'
import { englishWords } from './src/platform/languages/pages/english-words.ts'

/** Refuses a build in which browsers would load a file of the server. */
function noServerModules(): Plugin {
  return {
    name: 'landfall:no-server-modules',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const found = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds.filter(isServerModule) : [],
      )
      if (found.length > 0) this.error(`Browsers would load the server’s\n  ${found.join('\n  ')}`)
    },
  }
}

/**
 * The site's policy allows no code made from text, and a mere attempt is an issue in the browser: in browsers the
 * schema library does not try. It says so itself, because a file of ours would be loaded by pages without a schema.
 */
function noCodeFromText(): Plugin {
  return {
    name: 'landfall:no-code-from-text',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/zod\/v4\/core\/core\.js$/ },
      handler: (code) => `${code}\nconfig({ jitless: true })\n`,
    },
  }
}

// How long a plugin took on a busy machine is no warning about this code.
const checks = { bundlerTimings: false }

// What several pages share comes in one file instead of forty small ones: fewer requests, and less to load
// in all, because a larger file compresses better. Only folders whose components need no schemas are in it:
// a module brings what it imports, and with a schema every page would load the schema library. What only
// people with an account use, or who answer for themselves, is not in it either.
const SHARED =
  /\/src\/(?:board\/alerts\/pages\/alert-link|hiring\/posting\/pages\/own\/(?:confirm-)?job-action|(?:board\/(?:jobs|landing|search)\/pages|hiring\/details\/pages|main\/frame|platform\/(?:forms\/pages|languages\/pages|layout|ui)|site\/(?:categories|home|not-found|pages)|sponsorship\/(?:(?:check|headline|situation)\/)?pages)\/(?!.*\b(?:call-api|choice-field|client-action|dialog|evidence-html|field-group|is-edited|landing-search|look-up-form|marked|page-top|password|person|question|radio-group|rows|scan-note|shown-check|tab-links|text-over-log-in|try-server-action|type-ahead|use-answer|use-draft|use-emptied|use-image-preview|written)\b))/

const codeSplitting = {
  groups: [
    { name: 'framework', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
    { name: 'shared', test: SHARED, minShareCount: 2 },
    { name: 'desk', test: /\/src\/moderation\/(?:cases|desk|startups)\/pages\//, minShareCount: 2 },
  ],
}
// The list of all files is a good part of what every page loads: without names it is a fifth smaller.
const NAME = 'assets/[hash:7].js'
const output = { codeSplitting, chunkFileNames: NAME, entryFileNames: NAME }

const filesOfNames = new Map<string, string>()

/** One short suffix a file: names of classes are a good part of a page and its scripts. */
function generateScopedName(name: string, file: string) {
  const suffix = hash('sha256', path.relative(import.meta.dirname, file), 'base64url').slice(0, 3)
  const scoped = `${name}-${suffix}`
  const other = filesOfNames.get(scoped)
  if (other && other !== file) throw new Error(`Rename .${name} in ${file}: ${other} has its name.`)
  filesOfNames.set(scoped, file)
  return scoped
}

export default defineConfig({
  plugins: [englishWords(), reactRouter(), twoSheets(), noServerModules(), noCodeFromText()],
  environments: {
    ssr: { build: { rolldownOptions: { input: './src/main/entry.ts', checks } } },
    client: { build: { rolldownOptions: { checks, output } } },
  },
  css: { modules: { generateScopedName } },
  // The router itself preloads what a page needs; what comes later imports files that are there by then.
  build: { modulePreload: false },
})
