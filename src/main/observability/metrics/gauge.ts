import { Gauge, type Registry } from 'prom-client'

/** Registers a number without labels. */
export function addGauge(registry: Registry, name: string, help: string) {
  return new Gauge({ name, help, registers: [registry] })
}
