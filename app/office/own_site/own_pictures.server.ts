import { createHash } from 'node:crypto'
import { extname, join } from 'node:path'
import { builtInFacts, namedLogo } from '#app/company/built_in_facts.server.ts'
import { decodeErrorMessages } from '#app/pictures/decode_error_messages.ts'
import { encodePicture } from '#app/pictures/encode.server.ts'
import { recognize } from '#app/pictures/recognize.server.ts'
import { masterName, uploadedId, uploadedName, uploadedPath } from '#app/pictures/uploaded_name.ts'
import type { UploadedPictureRow } from '#db/picture_rows.ts'
import { companyFolder, ownBytes } from '#db/seed/content_files.ts'
import { placeInFolder } from '#db/seed/place_in_folder.ts'
import { seededAt } from '#db/seed/seeded_at.ts'
import { uploadedPictures } from '#db/seed/uploaded_pictures.ts'
import { filesOf, measured } from '../pictures/upload.server.ts'
import { readLogo } from './read_logo.server.ts'

/** The pictures in a company's folder. */
interface OwnPictures {
	/** The files by their names in the picture storage. */
	files: ReadonlyMap<string, Uint8Array>
	/** The path of the logo, and its row if the logo is a file of its own. */
	logo: { path: string; row: UploadedPictureRow | null } | null
	/** Sentences with file and line. */
	mistakes: readonly string[]
}

/** The folder with the files listed in `uploaded_pictures.json`. */
export const picturesFolder = 'pictures'

/** Allowed file names of a logo. */
const logoFiles = ['logo.svg', 'logo.png'] as const

/** Reads the pictures and logo in the company's folder and validates them like uploads. */
export async function readOwnPictures(): Promise<OwnPictures> {
	const files = new Map<string, Uint8Array>()
	const mistakes: string[] = []
	for (const row of uploadedPictures) {
		for (const name of fileNames(row)) {
			const bytes = ownBytes(join(picturesFolder, name))
			const read = bytes && recognize(bytes)
			if (bytes && read?.ok && `.${read.kind}` === extname(name)) files.set(name, bytes)
			else
				mistakes.push(
					`${placeInFolder('uploaded_pictures', row.id, 'id')}: ${picturesFolder}/${name} is ${bytes ? 'no such picture' : 'missing'}.`,
				)
		}
	}
	const [file, ...others] = logoFiles.filter((name) => ownBytes(name) !== null)
	if (others.length > 0)
		mistakes.push(`${join(companyFolder, 'logo.png')}: there is a logo.svg too. Keep one of them.`)
	const named = uploadedPictures.find(({ id }) => id === uploadedId(namedLogo ?? ''))
	if (file === undefined) {
		if (namedLogo !== null && !named)
			mistakes.push(
				`${join(companyFolder, 'company.json')}: 'logo' names no picture of uploaded_pictures.json.`,
			)
		return { files, mistakes, logo: namedLogo === null ? null : { path: namedLogo, row: null } }
	}
	const made = await makeLogo(file)
	if (!made.ok) return { files, logo: null, mistakes: [...mistakes, made.message] }
	return { files: new Map([...files, ...made.files]), mistakes, logo: made.logo }
}

/** The files of an uploaded picture, except those not generated yet. */
export function fileNames({
	id,
	widths,
	is_avif_ready,
}: Pick<UploadedPictureRow, 'id' | 'widths' | 'is_avif_ready'>): string[] {
	const sizes = widths.flatMap((width) => [
		uploadedName(id, width, 'webp'),
		...(is_avif_ready ? [uploadedName(id, width, 'avif')] : []),
	])
	return is_avif_ready ? sizes : [...sizes, masterName(id)]
}

/** The path of a picture's smallest file, for the logo in the header that every page loads. */
export function headerPath({ id, widths }: Pick<UploadedPictureRow, 'id' | 'widths'>): string {
	return uploadedPath({ id, widths: [Math.min(...widths)] })
}

async function makeLogo(file: string) {
	const sent = ownBytes(file) ?? Buffer.alloc(0)
	const refused = (message: string, line = 1) =>
		({ ok: false, message: `${join(companyFolder, file)}, line ${line}: ${message}` }) as const
	const read = await readLogo(sent)
	if (!read.ok) return refused(read.message, read.line)
	const encoded = await encodePicture(read.bytes)
	if (!encoded.ok) return refused(decodeErrorMessages[encoded.reason])
	// Deterministic, so that servers starting at the same time on one store agree.
	const id = createHash('sha256')
		.update(sent)
		.digest('hex')
		.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
	const row: UploadedPictureRow = {
		...measured(encoded),
		id,
		name: file,
		alt: `The logo of ${builtInFacts.name}`,
		focal_x: 0.5,
		focal_y: 0.5,
		uploaded_by: '',
		created_at: seededAt,
		updated_at: seededAt,
	}
	return { ok: true, files: filesOf(id, encoded), logo: { path: headerPath(row), row } } as const
}
