import { Gauge, type Registry } from 'prom-client'

/** One number without labels, in this registry. */
export function addGauge(registry: Registry, name: string, help: string) {
  return new Gauge({ name, help, registers: [registry] })
}
