import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { storageFailure } from '#app/office/pictures/storage_failure.ts'
import { readEnvironment, s3Config } from '#server/env.ts'
import { startS3 } from '#test/s3_server.ts'
import { openPictureStorage, type PictureStorage } from './storage.server.ts'

function onDisk(): PictureStorage {
	const folder = mkdtempSync(join(tmpdir(), 'hauler-storage-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	return openPictureStorage(folder, null)
}

async function inBucket() {
	const s3 = await startS3()
	const storage = (changes: Record<string, string> = {}) =>
		openPictureStorage('/nowhere', s3Config(readEnvironment({ ...s3.environment, ...changes })))
	return { s3, storage }
}

async function names(storage: PictureStorage): Promise<string[]> {
	const found: string[] = []
	for await (const { name } of storage.list()) found.push(name)
	return found.toSorted()
}

test.each([
	['the disk', async () => onDisk()],
	['a bucket', async () => (await inBucket()).storage()],
] as const)('%s returns what was put, reports what is missing, and deletes', async (_name, make) => {
	const storage = await make()
	expect(await names(storage)).toEqual([])
	expect(await storage.open('a.webp')).toBeNull()
	const bytes = Buffer.from([1, 2, 3, 255])
	await storage.put('a.webp', bytes, 'image/webp')
	await storage.put('b.avif', bytes, 'image/avif')
	const file = await storage.open('a.webp')
	expect(file?.size).toBe(4)
	const contents = await file?.stream()
	expect(contents && (await buffer(contents))).toEqual(bytes)
	expect(Buffer.from(await storage.read('b.avif'))).toEqual(bytes)
	expect(await names(storage)).toEqual(['a.webp', 'b.avif'])
	for await (const { writtenAt } of storage.list())
		expect(Math.abs(Date.now() - writtenAt.getTime())).toBeLessThan(10_000)
	await storage.remove(['a.webp', 'never-there.webp'])
	expect(await names(storage)).toEqual(['b.avif'])
	expect(await file?.stream()).toBeNull()
})

test('every request to a bucket is signed; with a wrong key nothing is stored', async () => {
	const { s3, storage } = await inBucket()
	await storage().put('a.webp', Buffer.from('x'), 'image/webp')
	expect(s3.refused).toEqual([])
	expect(s3.objects.get('a.webp')?.type).toBe('image/webp')
	const thief = storage({ S3_SECRET_ACCESS_KEY: 'guessed' })
	await expect(thief.put('b.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow('Cannot write file')
	expect(s3.refused).toHaveLength(1)
	expect([...s3.objects.keys()]).toEqual(['a.webp'])
})

test('a bucket that is full, failing or missing gets its own clear sentence', async () => {
	const { s3, storage } = await inBucket()
	const failure = () => storage().put('a.webp', Buffer.from('x'), 'image/webp').then(String, storageFailure)
	s3.fail(507)
	expect(await failure()).toContain('the disk is full')
	s3.fail(503)
	expect(await failure()).toContain('does not answer just now')
	await s3.stop()
	expect(await failure()).toContain('does not answer just now')
})

test('a bucket is configured completely or not at all', () => {
	expect(s3Config(readEnvironment({}))).toBeNull()
	expect(() => readEnvironment({ S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'x' })).toThrow(
		'S3_SECRET_ACCESS_KEY: must be set when pictures go to a bucket.',
	)
	expect(() => readEnvironment({ S3_ENDPOINT: 'https://s3.example' })).toThrow(/S3_BUCKET/)
})

test.each([
	['the disk', async () => onDisk()],
	['a bucket', async () => (await inBucket()).storage()],
] as const)('%s lists to the end even if files are deleted while it lists', async (_name, make) => {
	const storage = await make()
	const all = ['a.webp', 'b.webp', 'c.webp', 'd.webp']
	for (const name of all) await storage.put(name, Buffer.from('x'), 'image/webp')
	const found: string[] = []
	for await (const { name } of storage.list()) {
		found.push(name)
		const others = all.filter((other) => other !== name)
		if (found.length === 1) await storage.remove(others.slice(0, 2))
	}
	expect(await names(storage)).toHaveLength(2)
	expect(found).toEqual(expect.arrayContaining(await names(storage)))
})
