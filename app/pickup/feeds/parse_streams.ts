import { type Stream, streams } from '../schedule/streams.ts'

/** The streams selected by a feed's query string, or what is wrong with it, as a sentence. */
type ParsedStreams = { ok: true; streams: readonly Stream[] } | { ok: false; message: string }

/** Parses `?streams=trash,recycling`; selects all streams if the parameter is missing. */
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
