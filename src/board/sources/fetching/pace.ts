export interface Clock {
  now(): number
  wait(milliseconds: number): Promise<void>
  /** A signal that is aborted after this time. */
  limit(milliseconds: number): AbortSignal
}

interface Host {
  /** Ends when the last request in the line has. */
  last: Promise<unknown>
  waiting: number
  freeAt: number
}

// Beyond this many hosts, those whose rest is over are forgotten.
const KEPT_HOSTS = 500

/** One request at a time to each host, with a rest after each. */
export function createPace({ now, wait }: Pick<Clock, 'now' | 'wait'>, apartMs: number) {
  const hosts = new Map<string, Host>()
  return { inTurn }

  async function inTurn<Result>(name: string, request: () => Promise<Result>): Promise<Result> {
    const host = hosts.get(name) ?? { last: Promise.resolve(), waiting: 0, freeAt: 0 }
    hosts.set(name, host)
    host.waiting += 1
    const turn = host.last.then(async () => {
      const rest = host.freeAt - now()
      if (rest > 0) await wait(rest)
      try {
        return await request()
      } finally {
        host.freeAt = now() + apartMs
        host.waiting -= 1
        if (hosts.size > KEPT_HOSTS) forget()
      }
    })
    host.last = turn.catch(() => {})
    return turn
  }

  function forget() {
    for (const [name, { waiting, freeAt }] of hosts)
      if (waiting === 0 && freeAt <= now()) hosts.delete(name)
  }
}
