const fileName = /^photo-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(?:small|large)\.webp$/

/** The stored sizes of a photo: for the request's page, and for a close look. */
export const photoSizes = ['small', 'large'] as const
export type PhotoSize = (typeof photoSizes)[number]

/** The name of a photo's file in the storage; unlike uploaded pictures, photos have no public path. */
export function photoName(id: string, size: PhotoSize): string {
	return `photo-${id}-${size}.webp`
}

/** The names of both files of a photo. */
export function photoNames(id: string): string[] {
	return photoSizes.map((size) => photoName(id, size))
}

/** The photo id in a file name; null for other names. */
export function idOfPhotoFile(name: string): string | null {
	return fileName.exec(name)?.[1] ?? null
}
