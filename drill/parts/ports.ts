/** Ports of the programs that share this machine’s loopback. */
export const PORTS = {
  primary: 5600,
  replicas: 5601,
  pooler: 5632,
  site: 5680,
  proxyMetrics: 5679,
  landfall: [5681, 5682, 5683],
  s3: 5690,
  smtp: 5625,
  clamd: 5633,
} as const
