import type { Livery } from '#app/company/livery.ts'
import { decoder } from '#app/pictures/decode.server.ts'
import type { PictureStorage } from '#app/pictures/storage.server.ts'
import { uploadsFolder } from '#app/pictures/uploaded_name.ts'

/** As large as a logo is on a truck in the widest scene; it is part of every drawing. */
const inScenes = 96

export type LogoFiles = Pick<PictureStorage, 'read'>

/** The file of the uploaded logo, which was made anew when it came; null without one, or while it cannot be read. */
export async function logoFile({ logo }: Livery, files: LogoFiles): Promise<Uint8Array | null> {
	if (logo === null) return null
	return files.read(logo.slice(uploadsFolder.length)).catch(() => null)
}

/** The livery with its logo as a picture that drawings can hold. */
export async function withLogo(livery: Livery, files: LogoFiles): Promise<Livery> {
	const file = await logoFile(livery, files)
	if (file === null) return livery
	const read = await decoder()
	const small = await read(Buffer.from(file))
		.resize(inScenes, inScenes, { fit: 'inside' })
		.png({ palette: true, effort: 10 })
		.toBuffer()
	return { ...livery, logoImage: `data:image/png;base64,${small.toString('base64')}` }
}

/** The logo in the middle of a white square, as an icon in PNG; `share` is how much of it the logo takes. */
export async function logoIcon(file: Uint8Array, size: number, share: number): Promise<Buffer> {
	const read = await decoder()
	const inner = Math.round(size * share)
	const margin = Math.floor((size - inner) / 2)
	const rest = size - inner - margin
	return read(Buffer.from(file))
		.resize(inner, inner, { fit: 'contain', background: '#fff' })
		.flatten({ background: '#fff' })
		.extend({ top: margin, left: margin, bottom: rest, right: rest, background: '#fff' })
		.png()
		.toBuffer()
}
