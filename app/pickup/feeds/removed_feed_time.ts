/** How long a removed area's feed says that the area is gone; its slug is not reused during that time. */
export const removedFeedMs = 365 * 24 * 60 * 60_000
