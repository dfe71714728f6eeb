import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  // The whole site map is one small file that browsers keep; asking for it link by link is slower.
  routeDiscovery: { mode: 'initial' },
  // The actions of pages are a few lines: as files of their own they would make that map a tenth larger.
  splitRouteModules: false,
} satisfies Config
