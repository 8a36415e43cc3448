/** The types offered in the file dialog; the server checks the contents. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif'

/** The maximum upload size: a photo from a 50-megapixel phone. */
export const maxMegabytes = 20
/** The most pixels, in millions: phones that are sold with 50 megapixels have up to 50.4. */
export const maxMegapixels = 52
/** Lower maxima for pictures that are held in memory whole instead of decoded line by line, and for AVIF. */
export const maxMegapixelsAtOnce = 24
export const maxMegapixelsOfAvif = 2
/** The bytes per decoded pixel that this maximum assumes; pictures with deeper colors may have fewer pixels. */
export const maxBytesOfPixel = 3
