import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  environments: { ssr: { build: { rollupOptions: { input: './server/entry.ts' } } } },
  // One small sheet for the whole site: a second page then needs no request for styles at all.
  build: { cssCodeSplit: false },
})
