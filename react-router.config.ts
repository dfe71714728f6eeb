import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The whole site map is one small file that browsers keep; asking for it link by link is slower.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
