import type { MaterialType, ProjectType, RoomCount } from '../calculator.ts'

interface Words {
	label: string
	/** An explanation below the label. */
	note?: string
	/** The wording within a sentence. */
	phrase: string
}

export const projectLabels: Readonly<Record<ProjectType, Words>> = {
	cleanout: { label: 'Cleanout', note: 'Garage, attic, basement, a move', phrase: 'a cleanout' },
	renovation: { label: 'Renovation', note: 'Kitchen, bath, floors', phrase: 'a renovation' },
	roofing: { label: 'Roofing', note: 'Shingles and what is under them', phrase: 'a roof' },
	construction: { label: 'Construction', note: 'A new house or an addition', phrase: 'construction' },
}

export const roomLabels: Readonly<Record<RoomCount, Words>> = {
	'1': { label: '1', phrase: 'one room' },
	'2': { label: '2', phrase: 'two rooms' },
	'3': { label: '3', phrase: 'three rooms' },
	'4+': { label: '4+', phrase: 'four rooms or more' },
}

export const materialLabels: Readonly<Record<MaterialType, Words>> = {
	light: { label: 'Light', note: 'Boxes, clothes, brush', phrase: 'light material' },
	mixed: { label: 'Mixed', note: 'A bit of everything', phrase: 'mixed material' },
	heavy: { label: 'Heavy', note: 'Dirt, concrete, tile, shingles', phrase: 'heavy material' },
	bulky: { label: 'Bulky', note: 'Furniture, mattresses, lumber', phrase: 'bulky material' },
}
