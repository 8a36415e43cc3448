import { maxMegabytes } from '#app/pictures/accepted.ts'

/** The maximum number of photos per request, in digits and in words. */
export const mostPhotos = 3
export const mostPhotosInWords = 'three'

/** The maximum size of a photo, in bytes. */
export const maxPhotoBytes = maxMegabytes * 1024 * 1024
