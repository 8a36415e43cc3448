/** What the file dialog offers; the server judges by the contents. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif'

/** The largest upload. */
export const maxMegabytes = 12
