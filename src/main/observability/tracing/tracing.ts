import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Config } from '#platform/config.ts'
import { tracePlatform } from './trace-platform.ts'
import { traceRequests } from './trace-requests.ts'

/** A collector that is down must delay nothing, least of all a server that is stopping. */
const EXPORT_TIMEOUT_MS = 2000

/** Traces requests and what they cause, and sends the spans to a collector (OTLP over HTTP). */
export function createTracing({ endpoint, share, serviceName }: NonNullable<Config['tracing']>) {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: EXPORT_TIMEOUT_MS })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_TIMEOUT_MS })],
  })
  const tracer = provider.getTracer('landfall')
  const stop = tracePlatform(tracer)
  return {
    observer: traceRequests(tracer),
    /** Sends the remaining spans. */
    async close() {
      stop()
      await provider.shutdown().catch(() => {})
    },
  }
}
