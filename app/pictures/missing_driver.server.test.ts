import { expect, test } from 'vitest'
import { readEnvironment, s3Config } from '#server/env.ts'
import { takeAway } from '#test/missing_package.ts'
import { startS3 } from '#test/s3_server.ts'
import { openPictureStorage } from './storage.server.ts'

test('a bucket whose driver could not be loaded takes pictures once it can be', async () => {
	const s3 = await startS3()
	const bucket = openPictureStorage('/nowhere', s3Config(readEnvironment(s3.environment)))
	const put = (name: string) => bucket.put(name, Buffer.from('x'), 'image/webp')
	const bringBack = takeAway('flydrive')
	for (const name of ['a.webp', 'b.webp']) await expect(put(name)).rejects.toThrow('Cannot find package')
	bringBack()
	await Promise.all([put('a.webp'), put('b.webp')])
	expect([...s3.objects.keys()].toSorted()).toEqual(['a.webp', 'b.webp'])
})
