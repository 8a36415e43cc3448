import { maxMegabytes } from '#app/pictures/accepted.ts'

/** How many photos a request may have, in figures and in words. */
export const mostPhotos = 3
export const mostPhotosInWords = 'three'

/** The largest photo in bytes. */
export const maxPhotoBytes = maxMegabytes * 1024 * 1024
