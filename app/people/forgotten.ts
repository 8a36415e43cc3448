/** The replacement for a name. */
export const removedName = 'Removed on request'
