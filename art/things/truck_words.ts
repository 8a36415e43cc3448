import { livery } from '../livery.ts'
import { lettering } from '../type/lettering.ts'

/** The largest letters that fit on a truck beside the mark. */
const maxSize = 2.4

/** The two lines beside the mark on a truck: the founding year, or the company's name if the year is unknown. */
export const truckWords = (upperWidth: number, lowerWidth: number) => {
	const { since, name } = livery
	if (since !== null)
		return { upper: fitted('LOCAL SINCE', upperWidth), lower: fitted(String(since), lowerWidth) }
	const words = name.toUpperCase().split(' ')
	const upper = words.slice(0, Math.ceil(words.length / 2)).join(' ')
	const lower = words.slice(Math.ceil(words.length / 2)).join(' ')
	return { upper: fitted(upper, upperWidth, maxSize), lower: fitted(lower, upperWidth, maxSize) }
}

const fitted = (text: string, width: number, max = Infinity) => {
	const tracking = 0.02
	const size = text === '' ? 0 : Math.min(max, width / lettering(text, 1, 850, tracking).width)
	return { size, ...lettering(text, size, 850, tracking) }
}
