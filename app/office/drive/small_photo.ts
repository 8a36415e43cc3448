import { maxPhotoBytes } from '#app/leads/photos/photo_limits.ts'

/** The longest side in pixels and the JPEG quality: some 300 KB, for slow connections. */
const [longest, quality] = [1600, 0.8]

/** Shrinks a photo for slow connections. Returns it unchanged if the browser cannot decode it, or null if it is then too large. */
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
		// This browser cannot decode it: it is sent unchanged, and the server decides.
	}
	return file.size > maxPhotoBytes ? null : file
}
