import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'

/** A local S3-compatible server over real HTTP that checks every request's signature (SigV4). */
export interface S3Server {
	/** The settings for a server process that uses this storage. */
	environment: Record<string, string>
	/** The objects in its bucket. */
	objects: Map<string, { bytes: Buffer; type: string; writtenAt: Date }>
	/** The refused requests, with reasons. */
	refused: string[]
	/** Makes every write fail with this status: 507 for full storage, 503 for an outage; null ends it. */
	fail(status: number | null): void
	stop(): Promise<void>
}

const bucket = 'pictures'
const keyId = 'TESTKEYID'
const secret = 'a-secret-of-the-test'

export async function startS3(): Promise<S3Server> {
	const objects: S3Server['objects'] = new Map()
	const refused: string[] = []
	let failure: number | null = null
	const server = createServer((request, response) => {
		void answer(request, response)
	})

	async function answer(request: IncomingMessage, response: ServerResponse) {
		const chunks: Buffer[] = []
		for await (const chunk of request) chunks.push(chunk as Buffer)
		const body = Buffer.concat(chunks)
		const say = (status: number, code = '') => {
			response.writeHead(status, { 'content-type': 'application/xml' })
			response.end(code && request.method !== 'HEAD' ? `<Error><Code>${code}</Code></Error>` : '')
		}
		const problem = signatureProblem(request, body)
		if (problem) {
			refused.push(`${request.method} ${request.url}: ${problem}`)
			return say(403, 'SignatureDoesNotMatch')
		}
		const url = new URL(request.url ?? '', 'http://localhost')
		const [, inBucket, ...rest] = url.pathname.split('/')
		const key = decodeURIComponent(rest.join('/'))
		if (inBucket !== bucket) return say(404, 'NoSuchBucket')
		if (failure !== null && request.method === 'PUT') return say(failure, 'Failure')
		if (request.method === 'GET' && key === '') return list(response)
		if (request.method === 'PUT') {
			objects.set(key, { bytes: body, type: request.headers['content-type'] ?? '', writtenAt: new Date() })
			return say(200)
		}
		if (request.method === 'DELETE') {
			objects.delete(key)
			return say(204)
		}
		const object = objects.get(key)
		if (!object) return say(404, 'NoSuchKey')
		response.writeHead(200, {
			'content-type': object.type,
			'content-length': object.bytes.length,
			'last-modified': object.writtenAt.toUTCString(),
			etag: `"${createHash('md5').update(object.bytes).digest('hex')}"`,
		})
		response.end(request.method === 'HEAD' ? undefined : object.bytes)
	}

	function list(response: ServerResponse) {
		const contents = [...objects].map(
			([key, { bytes, writtenAt }]) =>
				`<Contents><Key>${key}</Key><Size>${bytes.length}</Size><LastModified>${writtenAt.toISOString()}</LastModified></Contents>`,
		)
		response.writeHead(200, { 'content-type': 'application/xml' })
		response.end(
			`<ListBucketResult><Name>${bucket}</Name><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`,
		)
	}

	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	if (address === null || typeof address === 'string') throw new Error('No port was given.')
	const stop = async () => {
		server.closeAllConnections()
		if (server.listening) await new Promise((resolve) => server.close(resolve))
	}
	onTestFinished(stop)
	return {
		environment: {
			S3_ENDPOINT: `http://127.0.0.1:${address.port}`,
			S3_BUCKET: bucket,
			S3_ACCESS_KEY_ID: keyId,
			S3_SECRET_ACCESS_KEY: secret,
		},
		objects,
		refused,
		fail(status) {
			failure = status
		},
		stop,
	}
}

/** The problem with a request's signature or payload by AWS Signature Version 4, or null. */
function signatureProblem({ method = '', url = '', headers }: IncomingMessage, body: Buffer): string | null {
	const authorization =
		/^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
			headers.authorization ?? '',
		)
	if (!authorization) return 'no signature'
	const [, credential = '', signed = '', signature] = authorization
	const [id, day = '', region = '', service = ''] = credential.split('/')
	if (id !== keyId) return 'unknown access key'
	const payload = String(headers['x-amz-content-sha256'])
	if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return 'another payload than signed'
	const { pathname, searchParams } = new URL(url, 'http://localhost')
	const query = [...searchParams]
		.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
		.toSorted()
		.join('&')
	const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
	const request = [method, pathname, query, lines.join(''), signed, payload].join('\n')
	const scope = `${day}/${region}/${service}/aws4_request`
	const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(Buffer.from(request))].join('\n')
	const key = [day, region, service, 'aws4_request'].reduce<Buffer>(
		(last, part) => createHmac('sha256', last).update(part).digest(),
		Buffer.from(`AWS4${secret}`),
	)
	return createHmac('sha256', key).update(text).digest('hex') === signature ? null : 'a wrong signature'
}

function sha256(bytes: Buffer): string {
	return createHash('sha256').update(bytes).digest('hex')
}
