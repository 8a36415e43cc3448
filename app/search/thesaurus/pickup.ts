import { concept } from './concept.ts'

/** Pickup day: when it is, when it moves, when it fails. */
export const pickup = [
	concept(
		'trash',
		'trash, garbage, rubbish, refuse, waste, litter, household waste, msw, trash service, garbage service, trash pickup, garbage pickup, trash collection, garbage collection',
	),
	concept(
		'hauler',
		'truck, garbage truck, trash truck, garbage man, garbage men, trash man, trash guy, garbage guy, sanitation, hauler, company, trash company, garbage company, waste company, service',
	),
	concept(
		'pickup',
		'pickup, pick up, picked up, collect, collection, empty, emptied, haul, haul away, hauling, removal, remove, take away, taken away, carry away, dump it, service stop',
	),
	concept(
		'which-day',
		'what day, which day, day of week, when is pickup, when is trash, when is garbage, when do you come, when do you pick up, when do they pick up, when does truck, when does trash, when does garbage, what days, which days, days of week, when pickup, when trash, when garbage, what days do, is my pickup on',
		'day',
	),
	concept(
		'day',
		'pickup day, pick up day, trash day, garbage day, collection day, recycling day, bin day, route day, day change, weekday',
	),
	concept(
		'frequency',
		'how often, weekly, every week, once a week, biweekly, bi weekly, every other week, twice a week, every two weeks, frequency, how many times, on demand',
	),
	concept(
		'missed',
		'miss, missed, forgot, forgotten, forget, overlooked, not come, not came, never came, never come, never showed, no show, not show up, not picked up, not pick up, not pick, not collected, not collect, not emptied, not empty, not dumped, not taken, not take trash, not get picked up, not been picked up, not been emptied, not been collected, not been, still full, still sitting, still out there, still at curb, still waiting, waiting for, waited, drove past, drove by, drove right by, drive past, drive by, passed by, passed house, past house, went past, went by, skip us, skip me, skipped house, skip house, skip street, left behind, left it, left trash, left garbage, left full, ignored',
	),
	concept(
		'late',
		'late, delay, behind schedule, running late, not here yet, not come yet, where is truck, where is driver, one day late, day later, slide a day, push back, pushed back, hold up',
	),
	concept(
		'extra',
		'extra, extra pickup, extra bags, additional, more trash, overflow, overflowing, overfull, overfilled, too full, too much trash, too much garbage, pile up, spilling, lots of trash, outside of cart, next to cart, beside cart, on top, overage, another pickup, special pickup',
	),
	concept(
		'holiday',
		'holiday, christmas, xmas, christmas eve, thanksgiving, new year, new years, new years day, new years eve, labor day, memorial day, independence day, july 4, july 4th, 4th of july, fourth of july, easter, veterans day, presidents day, mlk day, martin luther king, columbus day, indigenous peoples day, juneteenth, halloween, federal holiday, bank holiday, day after christmas, observed, holiday week, holiday pickup',
	),
	concept('schedule', 'schedule, calendar, dates, timetable, list of dates, routes this week'),
	concept(
		'snow',
		'snow, blizzard, ice, icy, snowstorm, snow day, winter storm, winter weather, freeze, frozen, freezing, plow, plowed, snowbank, snow bank, bad weather, severe weather, inclement weather, weather delay, storm, slick, hail, flood, road closed, closed road, bad roads, slippery',
		'weather-delay',
	),
	concept(
		'wind',
		'wind, windy, gust, gusty, blow, tip over, tipped over, tipping over, blow over, blew over, blown over, knock over, knocked over, fall over, fell over, falls over, falling over, topple, windstorm, keep it from blowing',
		'weather-delay',
	),
	concept('weather-delay', 'weather emergency, act of god, weather cancellation'),
	concept(
		'animals',
		'bear, bears, raccoon, racoon, coon, skunk, coyote, fox, animal, critter, wildlife, varmint, squirrel, mountain lion, crow, magpie, stray dog, stray cat, bear proof, bearproof, bear resistant, got into trash, getting into trash, got into garbage, getting into garbage, knocking over trash, rummage',
	),
	concept(
		'pests',
		'rat, rodent, mice, mouse, maggot, fly, flies, wasp, bug, insect, ant, roach, pest, bees',
		'smell',
		'animals',
	),
	concept(
		'smell',
		'smell, odor, stink, stinky, smelly, reek, stench, rotten, gross, wash cart, clean cart, wash bin, clean bin, wash can, clean can, cleaning, rinse, sanitize, disinfect, deodorize, nasty, rinse out, hose out',
	),
	concept(
		'texts',
		'text, sms, text message, texts, texting, notification, alert, reminder, remind, notify, opt out, opt in, unsubscribe, stop messages, cell phone message, email alert, service alert, push notification, mobile alert, app',
	),
	concept(
		'driver',
		'driver, crew, rude driver, rude, complaint, complain, feedback, report a problem, unhappy, bad service, manager, supervisor, compliment, file complaint, terrible, awful, disappointed, angry, upset',
	),
	concept(
		'rural',
		'county road, gravel road, ranch, farm, private road, private lane, private drive, dirt road, long driveway, mountain, canyon, rural, country road, cabin, out in the country, outside of town, outside city limits, unpaved, mailbox cluster, cattle guard, acreage',
	),
]
