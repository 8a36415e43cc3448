export const hasPage = {
	control: 'checkbox',
	label: 'Has a page of its own',
	initial: 'on',
} as const

const feet = { control: 'number', min: 0.5, max: 60, isFraction: true, optional: true } as const

/** Outer measures, including rails and ribs. */
export const lengthFeet = { ...feet, label: 'Length in feet' } as const
export const widthFeet = { ...feet, label: 'Width in feet' } as const
export const heightFeet = { ...feet, label: 'Height in feet' } as const

/** An optional amount in dollars. */
export const optionalDollars = <Label extends string>(label: Label) =>
	({
		control: 'number',
		label,
		min: 1,
		max: 9999,
		isFraction: true,
		isDollars: true,
		optional: true,
	}) as const

/** Errors at amounts with more than two decimals. */
export function centsErrors<Name extends string>(
	row: Readonly<Record<Name, number | null>>,
	amounts: readonly Name[],
) {
	return amounts
		.filter((field) => row[field] !== null && Number(row[field].toFixed(2)) !== row[field])
		.map((field) => ({ field, message: 'A price has two decimals at most.' }))
}

interface Measures {
	length_feet: number | null
	width_feet: number | null
	height_feet: number | null
}

/** Errors unless a size has either all three measures or none. */
export function feetErrors(row: Measures) {
	const fields = ['length_feet', 'width_feet', 'height_feet'] as const
	const missing = fields.filter((field) => row[field] === null)
	if (missing.length === 0 || missing.length === fields.length) return []
	return missing.map((field) => ({
		field,
		message: 'Length, width and height belong together: please enter all three or none.',
	}))
}
