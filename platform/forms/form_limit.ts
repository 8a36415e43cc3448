/**
 * The most bytes of a form without its files: a long help article or any message in any script, URL-encoded, and pasted text that is
 * several times too long, so that its page can say which field to shorten and show it again.
 */
export const maxFormBytes = 256 * 1024
