/** How long the address of an area that is gone says so to calendar programs, and is given to no other area. */
export const removedFeedMs = 365 * 24 * 60 * 60_000
