import { concept } from './concept.ts'

/** What weather and animals do to carts and pickups. */
export const weatherAndAnimals = [
	concept(
		'snow',
		`
		snow, blizzard, ice, icy, snowstorm, snow day, winter storm, winter weather, freeze, frozen, freezing, plow, plowed,
		snowbank, snow bank, bad weather, severe weather, inclement weather, weather delay, storm, slick, hail, flood, road
		closed, closed road, bad roads, slippery, snowing, snows, snowy, bliz, blizard, snow storm, icy road, icy roads, ice
		on road, roads are bad, road conditions, due to weather, because of weather, too cold, cold weather, frozen trash,
		stuck to bottom, frozen to bottom, unplowed, not plowed, snowed in, bad road, canceled due, closed due, cancelled
		due, tornado, flooding, thunderstorm, storms, extreme heat, heat wave, winter driving, pass closed, chains, drifts,
		snow drift, foot of snow, inches of snow, froze, iced, icing, sleet, freezing rain, stuck in snow, black ice,
		whiteout, froze (inside|to|in), frozen shut, blizzards, snowed, snow delay, icy street, nieve, rain, rains, raining,
		rainy, pouring, lightning, extreme cold, snowed a lot, too snowy, roads closed, road conditions today, weather
		cancel, cancelled for snow, cancelled due to snow, canceled for weather, coming in snow, pick up in snow, pickup in
		snow, blizzard trash, nevada, nevando, nieva, snowed a foot, buried in snow, (is|are|will)
		(pickup|trash|trucks|truck|you) (running|coming|canceled|cancelled|delayed) in snow, street not plowed, our street
		is ice, too much snow, dig out can, dig out cart, snow berm, in the snow, because of snow, with the snow, because of
		ice
		`,
		'weather-delay',
	),
	concept(
		'wind',
		`
		wind, windy, gust, gusty, blow, tip over, tipped over, tipping over, blow over, blew over, blown over, knock over,
		knocked over, fall over, fell over, falls over, falling over, topple, windstorm, keep it from blowing, winds, high
		wind, high winds, blows, blowing, keeps falling, keeps blowing, keep falling, keep tipping, flies open, fly open,
		flew open, wind advisory, strong wind, chinook, gusts, trash everywhere, trash all over, litter everywhere, tie
		down, bungee, strap lid, weigh it down, blowing around, blew trash, knocked down, toppled, mph, windblown, wind
		blew, (can|cart|bin) (down|over|knocked|blew|tipped), gust warning, viento, gusts tonight, wind tonight, windy
		tonight, wind warning, high wind warning, wind took, carried off by wind, trash blew, lids blow open, lid blows
		open, wind blows, blow into street
		`,
		'weather-delay',
	),
	concept('weather-delay', 'weather emergency, act of god, weather cancellation'),
	concept(
		'animals',
		`
		bear, bears, raccoon, racoon, coon, skunk, coyote, fox, animal, critter, wildlife, varmint, squirrel, mountain lion,
		crow, magpie, stray dog, stray cat, bear proof, bearproof, bear resistant, got into trash, getting into trash, got
		into garbage, getting into garbage, knocking over trash, rummage, wild animals, animals, raccoons, racoons, coons,
		skunks, squirrels, dog got, birds, ravens, crows, digging through, dig through, digging in, tearing up bags, ripping
		bags, ripped open, opossum, possum, badger, elk, bobcat, bear lock, bear can, bear cart, bear resistant cart,
		scattered, knock it over, (get|gets|got|getting|gotten|breaks|broke) (in|into)
		(trash|garbage|can|cans|bags|bin|cart|dumpster), dogs, dogs got, dog gets, rips open, tore open, tears open, ripping
		open, tearing open, chewing through, deer, woodpecker, cats, tipped over by, tore the bags, tore up bags, ripped the
		bags, ripped up bags, raiding, raided, raid, raids, bear raiding, bears raiding, bear came, bear keeps, bear got,
		bear tipped, bear at night, raccoon got, dogs tore, magpies
		`,
	),
	concept(
		'pests',
		`
		rat, rodent, mice, mouse, maggot, fly, flies, wasp, bug, insect, ant, roach, pest, bees, worm, worms, flies
		in, fruit fly, gnat, gnats, ants, wasps, hornet, yellow jacket, yellowjackets, cockroach, mites, rats,
		spider, infested, larvae, bugs, hornets, bee, wasp nest, bug infested, flies everywhere
		`,
		'smell',
		'animals',
	),
	concept(
		'smell',
		`
		smell, odor, stink, stinky, smelly, reek, stench, rotten, gross, wash cart, clean cart, wash bin, clean bin,
		wash can, clean can, cleaning, rinse, sanitize, disinfect, deodorize, nasty, rinse out, hose out, smells,
		stinks, smells bad, bad smell, smells horrible, foul, dirty cart, dirty can, filthy, slimy, sticky, wash
		out, washed, clean out my cart, cleaned, cleaning service for bins, bin cleaning, cart cleaning, can
		cleaning, how to clean, baking soda, mold, mildew, juice, leaking juice, goo
		`,
	),
]
