import { Counter, Histogram, type Registry } from 'prom-client'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { LOAD_CHANNEL, type LoadChange } from '#platform/channels.ts'
import { methodOf, routeOf, type Observer } from '#main/observability/observer.ts'
import { addGauge } from './gauge.ts'

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

/** Counts answered requests by method, route and class of status. */
export function createRequestMetrics(registry: Registry): Observer {
  const durations = new Histogram({
    name: 'landfall_http_request_duration_seconds',
    help: 'Time until a request was answered, by method, pattern of its route and class of its status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [registry],
  })
  return (app, findPattern) => {
    app.addHook('onResponse', (request, reply, done) => {
      const status = `${Math.floor(reply.statusCode / 100)}xx`
      const labels = { method: methodOf(request), route: routeOf(request, findPattern), status }
      durations.observe(labels, reply.elapsedTime / 1000)
      done()
    })
  }
}

/** Measures how much work requests cause at the moment, and how many were rejected. Returns how to stop. */
export function countLoad(registry: Registry) {
  const inWork = addGauge(registry, 'landfall_requests_in_work', 'Requests that are worked on now.')
  const refused = new Counter({
    name: 'landfall_requests_refused_total',
    help: 'Requests that were sent away because the server has too much work.',
    registers: [registry],
  })
  const changes = {
    begin: () => inWork.inc(),
    end: () => inWork.dec(),
    refuse: () => refused.inc(),
  }
  const onChange = (message: unknown) => changes[(message as LoadChange).kind]()
  subscribe(LOAD_CHANNEL, onChange)
  return () => void unsubscribe(LOAD_CHANNEL, onChange)
}
