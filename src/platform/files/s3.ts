import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Config } from '#platform/config.ts'

function ignore() {}

// Errors are thrown; the client would also print some of them, bypassing our log.
const logger = { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore }

/** Stores files in a bucket of Amazon S3 or a compatible service. */
export function openBucket(settings: NonNullable<Config['s3']>): Disk {
  const { endpoint, ...bucket } = settings
  const driver = new S3Driver({
    ...bucket,
    logger,
    // Buckets are private by default, and many services reject access rules for single files.
    supportsACL: false,
    visibility: 'private',
    // Other services support neither Amazon's newest checksums nor host names for buckets.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint, forcePathStyle: true }),
  })
  return new Disk(driver)
}
