export type UploadedFormat = 'webp' | 'avif'

/** The folder of the site that uploaded pictures are served from. */
export const uploadsFolder = '/uploads/'

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const fileName = new RegExp(`^(${uuid})-(\\d{1,4})\\.(webp|avif)$`)
const anyFile = new RegExp(`^(${uuid})-(?:master|\\d{1,4})\\.(?:webp|avif)$`)
const everyPath = new RegExp(`${uploadsFolder}(${uuid})-\\d{1,4}\\.(?:webp|avif)`, 'g')

/** The file of one width and format: `<id>-<width>.webp`. */
export function uploadedName(id: string, width: number, format: UploadedFormat): string {
	return `${id}-${width}.${format}`
}

/** The file from which the AVIF files are encoded; never served, and removed afterward. */
export function masterName(id: string): string {
	return `${id}-master.webp`
}

/** The id in the name of any file of an uploaded picture, its master's as well; null for other names. */
export function idOfFile(name: string): string | null {
	return anyFile.exec(name)?.[1] ?? null
}

/** Parses a file name; null for a name that is not of an uploaded picture. */
export function readUploadedName(name: string): { id: string; width: number; format: UploadedFormat } | null {
	const [, id, width, format] = fileName.exec(name) ?? []
	return id && (format === 'webp' || format === 'avif') ? { id, width: Number(width), format } : null
}

/** The id in the path of an uploaded picture; null for every other path. */
export function uploadedId(path: string): string | null {
	return path.startsWith(uploadsFolder)
		? (readUploadedName(path.slice(uploadsFolder.length))?.id ?? null)
		: null
}

/** The path that content names a picture by: that of its largest file. */
export function uploadedPath({ id, widths }: { id: string; widths: readonly number[] }): string {
	return uploadsFolder + uploadedName(id, Math.max(...widths), 'webp')
}

/** The ids of all uploaded pictures referred to in a text. */
export function uploadedIdsIn(text: string): string[] {
	return [...text.matchAll(everyPath)].map(([, id = '']) => id)
}
