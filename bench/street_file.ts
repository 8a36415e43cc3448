import { pickupAreas } from '#db/seed/pickup_areas.ts'

const partsOfStreet = 10

/** The file's column headings. */
export const streetColumns = {
	street: 'Street',
	from: 'From',
	to: 'To',
	side: 'Side',
	zip: 'ZIP',
	area: 'Area',
}

/** Yields a CSV file of `count` street ranges, ten per street, over all areas. */
export async function* csvOf(count: number): AsyncGenerator<Uint8Array> {
	yield Buffer.from(`${Object.values(streetColumns).join(',')}\r\n`)
	for (let at = 0; at < count; at += 1000) {
		const lines = Array.from({ length: Math.min(1000, count - at) }, (_, more) => {
			const street = Math.floor((at + more) / partsOfStreet)
			const from = ((at + more) % partsOfStreet) * 100
			const area = pickupAreas[street % pickupAreas.length]?.slug
			return `${streetName(street)} ${['St', 'Ave', 'Ln'][street % 3]},${from + 1},${from + 99},all,80550,${area}\r\n`
		})
		yield Buffer.from(lines.join(''))
	}
}

/** A pronounceable made-up name, unique for each number. */
export function streetName(number: number): string {
	const syllables = ['ba', 'lo', 'ti', 'ren', 'mu', 'ska', 'vel', 'dor', 'pin', 'gra', 'fe', 'hul']
	let rest = number + 2000
	let word = ''
	while (rest > 0) {
		word += syllables[rest % syllables.length]
		rest = Math.floor(rest / syllables.length)
	}
	return word.charAt(0).toUpperCase() + word.slice(1)
}
