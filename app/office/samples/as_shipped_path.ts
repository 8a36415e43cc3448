/** What came with the site and nobody has changed. */
export const asShippedPath = '/admin/as-shipped'
