import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Config } from '#server/config.ts'

function ignore() {}

// What goes wrong is thrown; the client would print some of it a second time, past our log.
const logger = { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore }

/** Files in a bucket of Amazon S3, or of a service that speaks like it. */
export function openBucket(settings: NonNullable<Config['s3']>): Disk {
  const { endpoint, ...bucket } = settings
  const driver = new S3Driver({
    ...bucket,
    logger,
    // A bucket is private unless its owner opens it; many refuse to hear about it a file at a time.
    supportsACL: false,
    visibility: 'private',
    // Other services than Amazon's know neither its newest checksums nor a name for each bucket.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint, forcePathStyle: true }),
  })
  return new Disk(driver)
}
