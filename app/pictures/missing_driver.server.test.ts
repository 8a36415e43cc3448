import { expect, test } from 'vitest'
import { readEnvironment, s3Config } from '#server/env.ts'
import { startS3 } from '#test/s3_server.ts'
import { withoutPackage } from '#test/without_package.ts'

test('a bucket whose driver could not be loaded takes pictures once it can be', async () => {
	const s3 = await startS3()
	const config = s3Config(readEnvironment(s3.environment))
	const outcomes = await withoutPackage(
		'flydrive/drivers/s3',
		`import { openPictureStorage } from '#app/pictures/storage.server.ts'
		const bucket = openPictureStorage('/nowhere', ${JSON.stringify(config)})
		const put = (name) => bucket.put(name, Buffer.from('x'), 'image/webp').then(() => 'taken', String)
		const outcomes = [await put('a.webp'), await put('b.webp')]
		bringBack()
		console.log(JSON.stringify([...outcomes, ...await Promise.all(['a.webp', 'b.webp'].map(put))]))`,
	)
	const failed = 'Error: It cannot be loaded.'
	expect(outcomes).toEqual([failed, failed, 'taken', 'taken'])
	expect([...s3.objects.keys()].toSorted()).toEqual(['a.webp', 'b.webp'])
})
