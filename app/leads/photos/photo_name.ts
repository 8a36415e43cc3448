const fileName = /^photo-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(?:small|large)\.webp$/

/** The sizes that a photo is stored in: for the request's page, and to look closely. */
export const photoSizes = ['small', 'large'] as const
export type PhotoSize = (typeof photoSizes)[number]

/** A photo's file in the storage; unlike those of uploaded pictures it has no public path. */
export function photoName(id: string, size: PhotoSize): string {
	return `photo-${id}-${size}.webp`
}

/** Both files of a photo. */
export function photoNames(id: string): string[] {
	return photoSizes.map((size) => photoName(id, size))
}

/** The photo's id in the name of a file; null for other names. */
export function idOfPhotoFile(name: string): string | null {
	return fileName.exec(name)?.[1] ?? null
}
