import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A proxy in front of a server that can be cut: open connections break, and new ones fail. */
export async function aTcpProxy(target: { host: string; port: number }) {
  const sockets = new Set<Socket>()
  let state: 'open' | 'cut' | 'frozen' = 'open'
  const server = createServer((client) => {
    if (state === 'cut') return client.destroy()
    const upstream = connect(target)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.once('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    client.pipe(upstream).pipe(client)
    if (state === 'frozen') client.pause().unpipe()
    return undefined
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    cut()
    server.close()
  })

  function cut() {
    state = 'cut'
    for (const socket of sockets) socket.destroy()
  }

  return {
    port: (server.address() as AddressInfo).port,
    cut,
    mend: () => (state = 'open'),
    /** Stops all data without breaking connections. */
    freeze() {
      state = 'frozen'
      for (const socket of sockets) socket.pause()
    },
  }
}
