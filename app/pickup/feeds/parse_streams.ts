import { type Stream, streams } from '../schedule/streams.ts'

/** The streams that a feed's address selects, or a sentence about what is wrong with it. */
type ParsedStreams = { ok: true; streams: readonly Stream[] } | { ok: false; message: string }

/** Reads `?streams=trash,recycling`; all streams where it is left out. */
export function parseStreams(parameters: URLSearchParams): ParsedStreams {
	if (!parameters.has('streams')) return { ok: true, streams }
	const names = parameters.getAll('streams').flatMap((value) => value.split(',').map((name) => name.trim()))
	const unknown = names.find((name) => !streams.some((stream) => stream === name.toLowerCase()))
	if (unknown !== undefined) {
		const what = unknown === '' ? 'The streams are missing' : `There is no stream “${unknown.slice(0, 40)}”`
		return {
			ok: false,
			message: `${what}. Please name any of ${streams.join(', ')}, as in ?streams=trash,recycling.`,
		}
	}
	return {
		ok: true,
		streams: streams.filter((stream) => names.some((name) => name.toLowerCase() === stream)),
	}
}
