/** `92%`: rounded down, for 199 of 200 are not all; `none due` of nothing. */
export function formatShare(part: number, all: number): string {
	return all === 0 ? 'none due' : `${Math.floor((part * 100) / all)}%`
}
