import { sectionsOf } from './section.ts'

/** Texts specific to one town (RO-04). */
export const rollOffTownSections = [
	...sectionsOf('roll-off-berthoud', [
		{
			name: 'where-it-stands',
			title: 'In line with the lane',
			description:
				'On a gravel lane we set the container down in line with it, so that the truck can pull it straight out again without tearing up the edges. West toward Carter Lake the county roads climb and bend; tell us about the last turn before your gate.\nAfter rain, give pasture a day or two. A loaded container sinks where a tractor doesn’t.',
		},
		{
			name: 'what-goes-in',
			title: 'What comes out of a Berthoud barn',
			description:
				'Broken siding, wire, twine, a stove nobody lit since the sugar-beet years. Lay wire and T-posts flat on the bottom and cover them. Sound barn wood has buyers; ask around before you throw it in.\nTires, fuel and old farm chemicals stay out. The county takes those.',
		},
	]),
	...sectionsOf('roll-off-fort-collins', [
		{
			name: 'where-it-stands',
			title: 'Alleys, wires and bike lanes',
			description:
				'An Old Town alley is one truck wide and has wires above it. We come before the street is parked full, and we want the garage side clear. In the street a container needs the city’s permit and must keep out of the bike lane; allow a few days for the paperwork.\nSouth of Drake, ask your HOA before you order.',
		},
		{
			name: 'what-goes-in',
			title: 'Brick, plaster and the couch on the porch',
			description:
				'The plaster of one brick bungalow weighs more than everything its tenants left behind. For tear-outs the small container twice is often better than the big one once; for a move-out it is the other way around.\nMattresses and couches go in whole. Refrigerators and televisions don’t go in at all.',
		},
	]),
	...sectionsOf('roll-off-greeley', [
		{
			name: 'where-it-stands',
			title: 'On an avenue or on a street',
			description:
				'Streets run east and west in Greeley, avenues north and south, and a corner lot has a choice. Tell us which side is wider, and flag the sprinkler heads on it.\nAround the university the curb is full by eight. Ask for the first stop of the morning and put two cars across the spot the night before.',
		},
		{
			name: 'what-goes-in',
			title: 'After the hail',
			description:
				'Put the container under the eaves on the long side, so that shingles slide in instead of being carried. One layer is one thing; two or three under it multiply the weight, and the driver needs to know before he leaves.\nIf the whole block was hit, call early. Roofers book containers by the dozen that week.',
		},
	]),
	...sectionsOf('roll-off-longmont', [
		{
			name: 'where-it-stands',
			title: 'Old lots by the mill, alleys in Prospect',
			description:
				'On the east side the lots are deep and the driveways narrow; the short container leaves room to walk past it. Prospect was built around its alleys, with the garages behind, so we bring it in from the back.\nLongmont is in Boulder County. A container in the street needs the city’s permit, not ours.',
		},
		{
			name: 'what-goes-in',
			title: 'Three floors deep',
			description:
				'Under the laminate lies vinyl, and under the vinyl lies fir. Before you tear out old tile, texture or plaster, have it tested for asbestos: Colorado requires it, and asbestos can’t go in a container.\nWhat is clean, take up in order and load flat. Flooring that is stacked takes half the room of flooring that is thrown.',
		},
	]),
	...sectionsOf('roll-off-loveland', [
		{
			name: 'where-it-stands',
			title: 'Under cottonwoods, on soft ground',
			description:
				'Between the lake and the Big Thompson the ground is soft in spring, and a loaded container finds that out. Keep it on the driveway, boards under the rollers. The truck tilts the box high while it unloads, so look up: a branch over the spot means another spot.\nWest of Wilson Avenue, tell us which way the driveway slopes.',
		},
		{
			name: 'what-goes-in',
			title: 'Not sure of the size?',
			description:
				'Call {{phone}} with a list of what you are throwing out, or send a picture of the pile to {{email}}, and we tell you which size it takes.\nYou can reach us {{hours.weekdays}}.',
		},
	]),
	...sectionsOf('roll-off-northern-communities', [
		{
			name: 'where-it-stands',
			title: 'What we ask about the road',
			description:
				'The truck with a container on it is as long as a school bus and much heavier. We ask for the tightest curve, the steepest piece, the bridge with the sign on it, and a place to turn around. A picture from your phone answers most of that.\nPast Ted’s Place and up Rist Canyon the weather has the last word on the day.',
		},
		{
			name: 'what-goes-in',
			title: 'Slash, cabins and bears',
			description:
				'Slash is light and bulky: cut it short and it lies flat. A cabin’s worth of furniture fits the middle sizes. Ash goes in only when it has been cold for days.\nKeep food and kitchen trash out of an open container. A bear that found something once comes back every night until the box is gone.',
		},
	]),
	...sectionsOf('roll-off-severance', [
		{
			name: 'where-it-stands',
			title: 'Before the sod, after the curb',
			description:
				'The best week for a container is the one before the sprinklers go in. If they are already there, flag the lines along the driveway; they lie shallow, and a roller finds them.\nMost new streets here have a low, rolled curb that the truck crosses without planks. Between two building sites, ask both builders who needs the street that morning.',
		},
		{
			name: 'what-goes-in',
			title: 'The first two summers',
			description:
				'Boxes and foam from the move are air: break them down or you pay to haul it. Drywall and lumber from a basement fill the big container evenly. Dirt from fence posts and window wells is another matter; it is so heavy that it needs the smallest one to itself.\nMost HOAs here allow a container for a few days. Ask yours how many.',
		},
	]),
	...sectionsOf('roll-off-wellington', [
		{
			name: 'where-it-stands',
			title: 'With its back to the wind',
			description:
				'The wind comes from the west and means it. We set the container with the rear door on the lee side, so that it doesn’t swing while you carry something through it.\nOn the county roads north of town, tell us about soft shoulders and cattle guards. On Cleveland Avenue and the blocks around it, a driveway is easier than the street.',
		},
		{
			name: 'what-goes-in',
			title: 'Fence, pipe and prairie',
			description:
				'Old fence is mostly wire, and wire eats space: coil it tight and weigh it down. Irrigation pipe goes in cut to length, and tumbleweeds go in last and under the tarp.\nKeep tires, treated posts and drums apart and ask. Most of it has a place to go; not all of it is a container.',
		},
	]),
	...sectionsOf('roll-off-windsor', [
		{
			name: 'where-it-stands',
			title: 'Short driveways by the lake, long ones by the ditch',
			description:
				'In Greenspire and Water Valley the driveways are short, and the smallest container is the one that leaves the sidewalk free. On the ditch roads there is all the room in the world and sometimes a bridge with a weight sign; tell us what the sign says.\nDowntown, between Main and the lake, come early or park a car there first.',
		},
		{
			name: 'what-goes-in',
			title: 'Basements, mostly',
			description:
				'The ground under Windsor is clay. It swells, floors crack, and sooner or later the basement is done over. Wet carpet weighs twice what it did dry, so let it drain on the driveway for a day if you can.\nAfter that come landscape rock and old sod: heavy, dense, and better in a small container than in the bottom of a large one.',
		},
	]),
]
