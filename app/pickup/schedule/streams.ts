/** What a truck picks up, in the order in which lists show it. */
export const streams = ['trash', 'recycling', 'lawn'] as const

export type Stream = (typeof streams)[number]

export const streamNames: Readonly<Record<Stream, string>> = {
	trash: 'Trash',
	recycling: 'Recycling',
	lawn: 'Lawn',
}
