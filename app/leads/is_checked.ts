/** Whether a checkbox's value means checked; a browser sends `on`, or nothing at all. */
export function isChecked(value: string | undefined): boolean {
	return value === 'on' || value === 'true'
}
