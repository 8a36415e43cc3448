import { pictures } from '#app/scenes/manifest.ts'
import type { RolloffTownRow } from '#db/content_rows.ts'
import { seededAt } from './seeded_at.ts'

type Town = Pick<
	RolloffTownRow,
	| 'slug'
	| 'name'
	| 'heading'
	| 'hero_subheading'
	| 'delivery_label'
	| 'service_label'
	| 'local_blurb'
	| 'meta_title'
	| 'meta_description'
	| 'map_center_lat'
	| 'map_center_lng'
>

const towns = [
	{
		slug: 'berthoud',
		name: 'Berthoud',
		heading: 'Roll-Off Dumpster Rentals for Berthoud',
		hero_subheading: 'For the barn, the old kitchen and everything the last owner left in the loft.',
		delivery_label: 'Same-day',
		service_label: 'Farm and home',
		local_blurb:
			'Berthoud calls itself the garden spot of Colorado, and many a cleanout here begins in a shed or a barn. We set containers on gravel and pasture as readily as on concrete, as long as the ground is firm. On Mountain Avenue and the older blocks around it, ask the town about a street permit first.',
		meta_title: 'Dumpster Rental in Berthoud, CO | {{company}}',
		meta_description:
			'Roll-off dumpsters in Berthoud for barns, sheds and remodels: {{rolloff.range}} yards, set on gravel or concrete. Call {{phone}}.',
		map_center_lat: 40.3083,
		map_center_lng: -105.0811,
	},
	{
		slug: 'fort-collins',
		name: 'Fort Collins',
		heading: null,
		hero_subheading: 'From a campus rental at the end of the lease to a bungalow down to its studs.',
		delivery_label: 'Same-day',
		service_label: 'Old Town to Harmony',
		local_blurb:
			'Fort Collins jobs are mostly about space. Old Town lots are narrow and the alleys behind them narrower, so a short 12-yard often goes where a 20-yard can’t. Order well ahead for the first half of August: when the student leases turn over, containers run short.',
		meta_title: 'Fort Collins Roll-Off Dumpsters | {{company}}',
		meta_description:
			'Roll-off containers in Fort Collins that fit Old Town lots and move-out week. {{rolloff.range}} yards, same-day available. {{phone}}.',
		map_center_lat: 40.5853,
		map_center_lng: -105.0844,
	},
	{
		slug: 'greeley',
		name: 'Greeley',
		heading: null,
		hero_subheading: 'For a new roof, a move or a remodel: set down and gone.',
		delivery_label: 'Same-day',
		service_label: 'Roof and remodel',
		local_blurb:
			'Greeley keeps its roofers busy, and shingles are what we haul most here. They are heavy, so tell us the number of squares and layers and we’ll match the container to the weight. Tell us how wide your driveway is; around the university we come and measure first.',
		meta_title: 'Greeley Dumpster Rental, {{rolloff.range}} Yard | {{company}}',
		meta_description:
			'Roll-off dumpsters in Greeley for roofs, remodels and cleanouts. Tell us what it weighs and we’ll pick the size. Call {{phone}}.',
		map_center_lat: 40.4233,
		map_center_lng: -104.7091,
	},
	{
		slug: 'longmont',
		name: 'Longmont',
		heading: null,
		hero_subheading: 'For remodels, estates and old flooring three layers deep.',
		delivery_label: 'Same-day',
		service_label: 'Home and estate',
		local_blurb:
			'Longmont is in Boulder County, a straight run down US 287. Many of its houses went up around the sugar mill and have been added to ever since, so we see plaster, lath and three generations of flooring. The traffic is lightest early in the day, so morning deliveries are the surest.',
		meta_title: 'Longmont Roll-Off Dumpster Rental | {{company}}',
		meta_description:
			'Longmont roll-off rental for remodels and estate cleanouts, {{rolloff.range}} yards. A straight price on the phone: {{phone}}.',
		map_center_lat: 40.1672,
		map_center_lng: -105.1019,
	},
	{
		slug: 'loveland',
		name: 'Loveland',
		heading: null,
		hero_subheading: 'From the lake and its cottonwoods to the mouth of the canyon.',
		delivery_label: 'Same-day',
		service_label: 'Lake and canyon',
		local_blurb:
			'In Loveland, look up before you pick the spot. By the lake the streets are lined with old cottonwoods, and branches stop a lift as surely as wires do. West along US 34 the lots tilt toward the canyon; we look for the flattest piece before we unload.',
		meta_title: 'Loveland Roll-Off Dumpster Rental | {{company}}',
		meta_description:
			'Roll-off dumpsters in Loveland: {{rolloff.sizes}} yards. Order before {{promise.sameDayCutoff}} for same-day delivery. {{phone}}.',
		map_center_lat: 40.3978,
		map_center_lng: -105.075,
	},
	{
		slug: 'northern-communities',
		name: 'Northern Communities',
		heading: 'Rural & Mountain Dumpster Rentals',
		hero_subheading: 'Laporte, Bellvue and the canyon roads: we ask about the road first.',
		delivery_label: 'Road-checked',
		service_label: 'Mountain',
		local_blurb:
			'Up here the container is the easy part and the road is the job. We want to know about grades, switchbacks, bridges with a posted weight and who has the key to the gate. Slash and fire-mitigation cleanups are common in spring. In snow we come when the county has plowed, not before.',
		meta_title: 'Rural & Mountain Dumpster Rental | {{company}}',
		meta_description:
			'Roll-off rental on rural and mountain roads around Laporte and Bellvue. We check the road before the truck leaves. {{phone}}.',
		map_center_lat: 40.72,
		map_center_lng: -105.19,
	},
	{
		slug: 'severance',
		name: 'Severance',
		heading: 'Roll-Off Dumpster Rentals Around Severance',
		hero_subheading: 'New streets, big lots, room for the big container.',
		delivery_label: 'Same-day',
		service_label: 'New-home',
		local_blurb:
			'In Severance we work for builders and for the people who buy the house. Fences, sod, a finished basement: a new home keeps filling containers after the move. If your street isn’t paved yet, we set it down where your builder allows.',
		meta_title: 'Dumpster Rental in Severance, CO | {{company}}',
		meta_description:
			'Roll-off containers in Severance for new builds, basements and landscaping. {{rolloff.range}} yards, month-long jobs welcome. {{phone}}.',
		map_center_lat: 40.5241,
		map_center_lng: -104.8511,
	},
	{
		slug: 'wellington',
		name: 'Wellington',
		heading: null,
		hero_subheading: 'Loaded low, tarped tight, and ready for the wind.',
		delivery_label: 'Same-day',
		service_label: 'Open-country',
		local_blurb:
			'A loose sheet of drywall in Wellington can end up in Wyoming. Put the light things in first and the heavy ones on top of them, and keep the load below the rim; we tarp it before we drive. If the interstate closes, your container stays a little longer and we will talk about the new day.',
		meta_title: 'Wellington Dumpster Rental | {{company}}',
		meta_description:
			'Roll-off dumpsters in Wellington, {{rolloff.range}} yards, tarped against the wind. For farms, remodels and cleanouts. {{phone}}.',
		map_center_lat: 40.7039,
		map_center_lng: -105.0086,
	},
	{
		slug: 'windsor',
		name: 'Windsor',
		heading: null,
		hero_subheading: 'For a basement in Greenspire, a yard in Timnath or a farmhouse on the ditch road.',
		delivery_label: 'Same-day',
		service_label: 'Neighborhood',
		local_blurb:
			'Many Windsor neighborhoods have an HOA, and most of those have a line about containers. Read it before you order; a driveway and a short stay usually keep everyone content. Ask for Friday delivery and Monday pickup, and it stands no longer than your weekend project.',
		meta_title: 'Windsor Roll-Off Dumpster Rental | {{company}}',
		meta_description:
			'Roll-off rental in Windsor for basements, yards and moves. {{rolloff.range}} yards, short stays that suit your HOA. Call {{phone}}.',
		map_center_lat: 40.4775,
		map_center_lng: -104.9014,
	},
] as const satisfies readonly Town[]

/** What lists of towns name for these (CF-01). */
const places: ReadonlyMap<string, string[]> = new Map([
	['northern-communities', ['Laporte', 'Bellvue']],
	['windsor', ['Windsor', 'Timnath']],
])

/** Those that the pages of commercial sizes name (CM-06). */
const commercial: ReadonlySet<string> = new Set(['windsor', 'fort-collins', 'wellington'])

export const rolloffTowns: readonly RolloffTownRow[] = towns.map((town) => ({
	id: `rolloff-${town.slug}`,
	...town,
	state: 'CO',
	hero_image_url: `/pictures/roll-off-${town.slug}.svg`,
	hero_alt_text: pictures[`roll-off-${town.slug}`],
	places: places.get(town.slug) ?? [],
	is_commercial: commercial.has(town.slug),
	is_active: true,
	created_at: seededAt,
	updated_at: seededAt,
}))
