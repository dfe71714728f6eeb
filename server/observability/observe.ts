import type { Config } from '#server/config.ts'
import type { Resources } from '#server/platform/resources.ts'
import type { Observer } from './observer.ts'

/** Starts what the settings ask for. The libraries are loaded only then. */
export async function observe(config: Config, resources: Resources) {
  const opened = new AsyncDisposableStack()
  const observers: Observer[] = []
  try {
    if (config.metrics) {
      const { createMetrics, publishMetrics } = await import('./metrics/metrics.ts')
      const metrics = await createMetrics(config, resources)
      opened.defer(metrics.close)
      observers.push(metrics.observer)
      opened.defer(await publishMetrics(metrics, config.metrics))
    }
  } catch (error) {
    await opened.disposeAsync()
    throw error
  }
  return { observers, close: () => opened.disposeAsync() }
}
