import type { Config } from '#platform/config.ts'
import type { Resources } from '#platform/resources.ts'
import type { Observer } from './observer.ts'

/** The observers that the settings enable. Their libraries are loaded only then. */
interface Observation {
  observers: Observer[]
  close(): Promise<void>
}

const NOTHING: Observation = { observers: [], close: async () => {} }

/**
 * Starts tracing. Call it before the resources are opened and close it after them, so that it sees everything they do.
 */
export async function startTracing({ tracing }: Config): Promise<Observation> {
  if (!tracing) return NOTHING
  const { createTracing } = await import('./tracing/tracing.ts')
  const { observer, close } = createTracing(tracing)
  return { observers: [observer], close }
}

/** @throws {StartupError} if the port for metrics is taken */
export async function startMetrics(config: Config, resources: Resources): Promise<Observation> {
  if (!config.metrics) return NOTHING
  const { createMetrics, publishMetrics } = await import('./metrics/metrics.ts')
  const metrics = await createMetrics(config, resources)
  try {
    const stopPublishing = await publishMetrics(metrics, config.metrics)
    return {
      observers: [metrics.observer],
      async close() {
        stopPublishing()
        await metrics.close()
      },
    }
  } catch (error) {
    await metrics.close()
    throw error
  }
}
