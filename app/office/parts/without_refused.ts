import { counted } from '#platform/text/counted.ts'

/** The label of the box that confirms publishing only a part of a file; the refusal quotes it as well. */
export function withoutRefused(count: number): string {
	return `Publish without the ${counted(count, 'refused line')}`
}
