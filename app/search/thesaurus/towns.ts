import { concept } from './concept.ts'

/** The places people name, in the ways they name them. */
export const towns = [
	concept(
		'fort-collins',
		'fort collins, ft collins, foco, fort fun, old town fort collins, csu, fortcollins, harmony road, university, colorado state, campus, near campus, csu campus, midtown, college avenue, old town',
		'town',
	),
	concept('windsor', 'windsor, water valley, raindance, greenspire', 'town'),
	concept('wellington', 'wellington, buffalo creek', 'town'),
	concept(
		'greeley',
		'greeley, unc, evans, garden city, northern colorado university, university of northern colorado, by unc',
		'town',
	),
	concept('severance', 'severance', 'town'),
	concept('loveland', 'loveland, centerra', 'town'),
	concept('longmont', 'longmont', 'town'),
	concept('berthoud', 'berthoud', 'town'),
	concept('timnath', 'timnath', 'town'),
	concept('laporte', 'laporte, la porte', 'north-county', 'town'),
	concept('bellvue', 'bellvue, bellevue', 'north-county', 'town'),
	concept(
		'north-county',
		`
		north county, livermore, red feather, red feather lakes, poudre canyon, rist canyon, masonville, northern
		communities, horsetooth reservoir, horsetooth mountain, horsetooth lake, stove prairie, buckhorn, virginia
		dale, glacier view, crystal lakes
		`,
		'town',
		'rural',
	),
	concept(
		'elsewhere',
		'johnstown, milliken, eaton, ault, pierce, nunn, kersey, la salle, lasalle, mead, firestone, frederick, dacono, erie, lafayette, boulder, lyons, estes park, denver, cheyenne, platteville, gilcrest, lucerne, larimer county, weld county, northern colorado, noco, timnath ranch, carter lake, pinewood, glen haven, allenspark, jamestown, briggsdale, hudson, keenesburg, fort lupton, brighton, westminster, thornton, broomfield, louisville, niwot, gunbarrel, laramie, fort morgan, sterling, arvada, golden, northglenn, aurora, commerce city, loveland lake, hygiene',
		'town',
		'area',
	),
	concept('town', 'town, city', 'area'),
]
