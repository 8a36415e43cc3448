import { capitalized } from '#platform/text/capitalized.ts'
import { listed } from '#platform/text/listed.ts'

/** What a truck picks up, in the order in which lists show it. */
export const streams = ['trash', 'recycling', 'lawn'] as const

export type Stream = (typeof streams)[number]

export const streamNames: Readonly<Record<Stream, string>> = {
	trash: 'Trash',
	recycling: 'Recycling',
	lawn: 'Lawn',
}

/** Streams at the beginning of a sentence: `Trash, recycling and lawn`. */
export function listStreams(some: readonly Stream[]): string {
	return capitalized(listed(some.map((stream) => streamNames[stream].toLowerCase())))
}
