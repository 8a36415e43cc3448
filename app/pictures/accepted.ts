/** What the file dialog offers; the server judges by the contents. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif'

/** The largest upload: what a phone with 50 megapixels writes. */
export const maxMegabytes = 20
/** The most pixels, in millions: phones that are sold with 50 megapixels have up to 50.4. */
export const maxMegapixels = 52
/** The same for those that are not decoded line by line, as cameras' are, but held in memory whole, and for AVIF. */
export const maxMegapixelsAtOnce = 24
export const maxMegapixelsOfAvif = 2
/** What a pixel may take decoded where there are so many; of deeper pictures there may be fewer. */
export const maxBytesOfPixel = 3
