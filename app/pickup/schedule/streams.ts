import { capitalized } from '#platform/text/capitalized.ts'
import { listed } from '#platform/text/listed.ts'

/** The streams, in the order in which lists show them. */
export const streams = ['trash', 'recycling', 'lawn'] as const

export type Stream = (typeof streams)[number]

export const streamNames: Readonly<Record<Stream, string>> = {
	trash: 'Trash',
	recycling: 'Recycling',
	lawn: 'Lawn',
}

/** Lists streams for the beginning of a sentence, each once: `Trash, recycling and lawn`. */
export function listStreams(some: readonly Stream[]): string {
	const names = streams.filter((stream) => some.includes(stream)).map((stream) => streamNames[stream])
	return capitalized(listed(names.map((name) => name.toLowerCase())))
}
