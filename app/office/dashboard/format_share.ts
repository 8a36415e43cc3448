/** Formats a share such as `92%`, rounded down, because 199 of 200 is not 100%; `none due` if `all` is 0. */
export function formatShare(part: number, all: number): string {
	return all === 0 ? 'none due' : `${Math.floor((part * 100) / all)}%`
}
