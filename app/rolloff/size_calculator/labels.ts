import type { MaterialType, ProjectType, RoomCount } from '../calculator.ts'

interface Words {
	label: string
	/** What it means, under the label. */
	note?: string
	/** How a sentence names it. */
	said: string
}

export const projectLabels: Readonly<Record<ProjectType, Words>> = {
	cleanout: { label: 'Cleanout', note: 'Garage, attic, basement, a move', said: 'a cleanout' },
	renovation: { label: 'Renovation', note: 'Kitchen, bath, floors', said: 'a renovation' },
	roofing: { label: 'Roofing', note: 'Shingles and what is under them', said: 'a roof' },
	construction: { label: 'Construction', note: 'A new house or an addition', said: 'construction' },
}

export const roomLabels: Readonly<Record<RoomCount, Words>> = {
	'1': { label: '1', said: 'one room' },
	'2': { label: '2', said: 'two rooms' },
	'3': { label: '3', said: 'three rooms' },
	'4+': { label: '4+', said: 'four rooms or more' },
}

export const materialLabels: Readonly<Record<MaterialType, Words>> = {
	light: { label: 'Light', note: 'Boxes, clothes, brush', said: 'light material' },
	mixed: { label: 'Mixed', note: 'A bit of everything', said: 'mixed material' },
	heavy: { label: 'Heavy', note: 'Dirt, concrete, tile, shingles', said: 'heavy material' },
	bulky: { label: 'Bulky', note: 'Furniture, mattresses, lumber', said: 'bulky material' },
}
