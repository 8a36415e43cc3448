/** Whether a box's value says it was checked; a browser sends `on`, or nothing at all. */
export function isChecked(value: string | undefined): boolean {
	return value === 'on' || value === 'true'
}
