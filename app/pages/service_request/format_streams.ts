import { type Stream, streamNames } from '#app/pickup/schedule/streams.ts'

const list = new Intl.ListFormat('en-US')

/** `Trash`, `Trash and recycling`, `Trash, recycling, and lawn`. */
export function formatStreams(streams: readonly string[]): string {
	const names = streams.map((stream) => streamNames[stream as Stream] ?? stream)
	const text = list.format(names).toLowerCase()
	return text.charAt(0).toUpperCase() + text.slice(1)
}
