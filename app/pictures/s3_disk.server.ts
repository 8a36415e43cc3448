import { Disk } from 'flydrive'

/** A bucket of any S3-compatible store. */
export interface S3Config {
	bucket: string
	region: string
	/** Null for Amazon S3. */
	endpoint: string | null
	accessKeyId: string
	secretAccessKey: string
}

const connectMs = 5_000
const responseTimeoutMs = 20_000

/** Opens the bucket as a disk. Its files are private; the server sends them with its own headers. */
export async function openBucket(config: S3Config): Promise<Disk> {
	const { bucket, region, endpoint, accessKeyId, secretAccessKey } = config
	// Imported on demand and not bundled (vite.config.ts), because loading it would take a tenth of every
	// start.
	const { S3Driver } = await import('flydrive/drivers/s3')
	return new Disk(
		new S3Driver({
			bucket,
			region,
			credentials: { accessKeyId, secretAccessKey },
			...(endpoint ? { endpoint, forcePathStyle: true } : {}),
			visibility: 'private',
			supportsACL: false,
			maxAttempts: 2,
			requestHandler: { connectionTimeout: connectMs, requestTimeout: responseTimeoutMs },
			// Other S3 implementations reject Amazon's newer checksums.
			requestChecksumCalculation: 'WHEN_REQUIRED',
			responseChecksumValidation: 'WHEN_REQUIRED',
		}),
	)
}
