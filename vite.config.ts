import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

/** The sheet is put together chunk by chunk, so the order of its layers is said at its very start. */
function layerOrder(): Plugin {
  return {
    name: 'landfall:layer-order',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
        file.source = `@layer base,ui;${file.source.toString()}`
      }
    },
  }
}

// How long a plugin took on a busy machine is no warning about this code.
const checks = { bundlerTimings: false }

export default defineConfig({
  plugins: [reactRouter(), layerOrder()],
  environments: { ssr: { build: { rolldownOptions: { input: './server/entry.ts', checks } } } },
  // One small sheet for the whole site: a second page then needs no request for styles at all.
  build: { cssCodeSplit: false, rolldownOptions: { checks } },
})
