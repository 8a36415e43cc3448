import { monthIn } from '#app/company/lawn_season.ts'

const months = 'January February March April May June July August September October November December'.split(
	' ',
)

interface SeasonMonth {
	name: string
	isInSeason: boolean
}

/**
 * The year's months and whether lawn pickup runs in them. `season` names a month at either end, as the company facts
 * do: `May 1`, `the end of October`. Throws a RangeError when an end names none.
 */
export function seasonMonths(season: { from: string; to: string }): SeasonMonth[] {
	const [first, last] = [season.from, season.to].map(monthIn)
	return months.map((name, month) => ({
		name,
		isInSeason: first !== undefined && last !== undefined && month >= first && month <= last,
	}))
}
