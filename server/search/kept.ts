// Making a value again may take at most a fiftieth of the time: one that took 20 ms is used for a second.
const REUSE_FACTOR = 50

export interface Kept<Value> {
  get(): Promise<Value>
  /** What `get` would give without waiting; null where there is nothing yet. */
  peek(): Value | null
  /** Something it was made of has changed. A dear value stays for its time. */
  forget(): void
}

interface Keeping<Value> {
  /** Whether it costs too much to be made again after every change. */
  isDear(value: Value): boolean
  /** For how many times as long as the making took it is used. */
  reuseFactor?: number
}

/**
 * A value that costs something to make. While it is cheap it is made anew after every change; when it
 * is dear, the one of some seconds ago is given while the next is being made. Who meets, shares.
 */
export function keep<Value>(
  make: () => Promise<Value>,
  { isDear, reuseFactor = REUSE_FACTOR }: Keeping<Value>,
): Kept<Value> {
  let latest: { value: Value; freshUntil: number; isDear: boolean } | null = null
  let making: Promise<Value> | null = null

  return {
    peek: () => latest?.value ?? null,
    async get() {
      if (!latest) return renew()
      if (latest.freshUntil > Date.now()) return latest.value
      if (!latest.isDear) return renew()
      // The next one may fail; this one is good until there is another.
      renew().catch(() => {})
      return latest.value
    },
    forget() {
      if (!latest?.isDear) latest = null
      // What is being made may have been read before the change.
      making = null
    },
  }

  function renew() {
    if (making) return making
    const started = performance.now()
    const current: Promise<Value> = make().then((value) => settle(value, current, started))
    making = current
    current
      .finally(() => {
        if (making === current) making = null
      })
      // Whoever waits for it hears of a failure.
      .catch(() => {})
    return current
  }

  function settle(value: Value, current: Promise<Value>, started: number) {
    // Forgotten on the way: it may be from before the change, and only does where it is dear.
    const isOutdated = making !== current
    const freshUntil = Date.now() + reuseFactor * (performance.now() - started)
    if (!isOutdated || isDear(value)) latest = { value, freshUntil, isDear: isDear(value) }
    return value
  }
}
