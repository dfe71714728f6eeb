import { mkdir } from 'node:fs/promises'
import S3rver from 's3rver'
import { BUCKET } from '../outside.ts'
import { PORTS } from '../ports.ts'

const [directory = ''] = process.argv.slice(2)
await mkdir(directory, { recursive: true })
await new S3rver({
  port: PORTS.s3,
  address: '127.0.0.1',
  silent: true,
  directory,
  configureBuckets: [{ name: BUCKET, configs: [] }],
}).run()
