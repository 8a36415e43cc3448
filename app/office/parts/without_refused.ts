import { counted } from '#platform/text/counted.ts'

/** The decision to publish a part of a file, as its box and the refusal without it name it. */
export function withoutRefused(count: number): string {
	return `Publish without the ${counted(count, 'refused line')}`
}
