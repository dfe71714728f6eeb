import { createPageCache } from '#main/http/page-cache.ts'
import { servePages } from '#main/pages/pages.ts'
import type { openTestServer } from './test-server.ts'

type TestServer = Awaited<ReturnType<typeof openTestServer>>
type Handle = Parameters<typeof servePages>[1]['handle']

/** Serves pages whose answers a test gives, with all limits and checks before them. */
export async function serveStubPages(
  { app, services }: Pick<TestServer, 'app' | 'services'>,
  handle: Handle,
) {
  await servePages(app, {
    handle,
    services: {
      ...services,
      site: { publicUrl: '', isLocal: true, storedMonths: {} },
      cookies: { end: () => [] },
    } as never,
    publicUrl: 'http://localhost:3000',
    cache: createPageCache(),
    clientDir: null,
  })
}
