/** A question is cut to this many characters. */
export const longestQuery = 200
