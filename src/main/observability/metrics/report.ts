import type { Registry } from 'prom-client'
import { AggregatorRegistry } from 'prom-client'

interface Metric {
  name: string
  help: string
  type: string
  /** The way to combine the values of several processes; by default they are added. */
  aggregator?: string
  values: { value: number; labels: object; metricName?: string }[]
}

/** The metrics of one process, as it reports them. */
export type Report = Metric[]

export const CONTENT_TYPE = AggregatorRegistry.PROMETHEUS_CONTENT_TYPE

export async function readRegistry(registry: Registry): Promise<Report> {
  const metrics = (await registry.getMetricsAsJSON()) as unknown as Report
  // Before any measurement a mean is NaN, which does not survive the transfer between processes.
  return metrics.map((metric) => ({
    ...metric,
    values: metric.values.filter(({ value }) => Number.isFinite(value)),
  }))
}

/** The metrics of several processes as one page for Prometheus. */
export async function toPage(reports: Report[]): Promise<string> {
  return AggregatorRegistry.aggregate(reports).metrics()
}

export async function sumOf(reports: Report[]): Promise<Report> {
  return readRegistry(AggregatorRegistry.aggregate(reports))
}

/** The counters of a report. They must not fall when a process ends, or rates would jump. */
export function totalsOf(report: Report): Report {
  return report.filter(({ type }) => type === 'counter' || type === 'histogram')
}

/** One number as a report. */
export function gaugeReport(name: string, help: string, value: number): Report {
  return [{ name, help, type: 'gauge', aggregator: 'sum', values: [{ value, labels: {} }] }]
}
