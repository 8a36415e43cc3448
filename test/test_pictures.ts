import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A noisy, photo-like picture of this size. */
export function photo(width: number, height: number) {
	const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
	return sharp({ create: { width: 64, height: 48, channels: 3, background: '#808080', noise } }).resize(
		width,
		height,
		{
			fit: 'fill',
		},
	)
}

/**
 * A JPEG like a phone's, with location, camera model and orientation tag. Encoding pictures, above all as AVIF, is slow, so
 * tests that do not depend on the height use a low picture.
 */
export async function phoneJpeg(width = 1600, height = 1200, orientation = 6): Promise<Buffer> {
	const upright = await photo(width, height).jpeg().toBuffer()
	return sharp(upright)
		.keepExif()
		.withExif({
			IFD0: { Make: 'Carrot', Model: 'Phone 12' },
			IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 28/1 39/1', GPSLongitudeRef: 'W' },
		})
		.withMetadata({ orientation })
		.jpeg()
		.toBuffer()
}

/** A one-color AVIF with 12 bits per channel, at most three kilobytes. */
export function deepAvif(width: number, height: number): Promise<Buffer> {
	return sharp({ create: { width, height, channels: 3, background: '#446644' } })
		.toColourspace('rgb16')
		.avif({ effort: 0, bitdepth: 12 })
		.toBuffer()
}

/** A small file that decodes to a huge picture of one color. */
export function bombPng(width = 20_000, height = 20_000): Buffer {
	const header = Buffer.alloc(13)
	header.writeUInt32BE(width, 0)
	header.writeUInt32BE(height, 4)
	// One bit per pixel, grayscale.
	header[8] = 1
	const rows = deflateSync(Buffer.alloc(height * (Math.ceil(width / 8) + 1)))
	const start = Buffer.from('89504e470d0a1a0a', 'hex')
	return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

function chunk(name: string, data: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(name), data])
	const frame = Buffer.alloc(8)
	frame.writeUInt32BE(data.length, 0)
	frame.writeUInt32BE(crc32(body), 4)
	return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
