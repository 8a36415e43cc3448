/** `1 line`, `2,000 lines`. */
export function counted(count: number, one: string): string {
	return `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`
}

/** The decision to publish a part of a file, as its box and the refusal without it name it. */
export function withoutRefused(count: number): string {
	return `Publish without the ${counted(count, 'refused line')}`
}
