import sharp from 'sharp'

/** The lowest opacity, 0 to 255, in a drawing. It is rendered small for speed, where seams between shapes have about 190. */
export async function thinnest(svg: string): Promise<number> {
	const { channels } = await sharp(Buffer.from(svg), { density: 18 }).ensureAlpha().stats()
	return channels[3]?.min ?? 0
}
