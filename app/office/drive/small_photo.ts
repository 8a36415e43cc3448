import { maxPhotoBytes } from '#app/leads/photos/photo_limits.ts'

/** The longest side that is sent, in pixels, and its quality: some 300 KB for a slow line. */
const [longest, quality] = [1600, 0.8]

/** A photo small enough for a slow line; as it is where the browser cannot read it, and null where it is too large then. */
export async function smallPhoto(file: Blob): Promise<Blob | null> {
	try {
		const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
		const share = Math.min(1, longest / Math.max(picture.width, picture.height))
		const canvas = document.createElement('canvas')
		canvas.width = Math.max(1, Math.round(picture.width * share))
		canvas.height = Math.max(1, Math.round(picture.height * share))
		canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
		picture.close()
		const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
		if (small !== null) return small
	} catch {
		// This browser cannot read it: it is sent as it is, and the server decides.
	}
	return file.size > maxPhotoBytes ? null : file
}
