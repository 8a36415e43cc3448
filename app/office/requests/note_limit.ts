/** The most characters of a note. */
export const longestNote = 4000

export const noteTooLong = `Please shorten the note to ${longestNote} characters or fewer.`
