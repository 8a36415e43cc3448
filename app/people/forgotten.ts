/** Replaces an erased name. */
export const removedName = 'Removed on request'
