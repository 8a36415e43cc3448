import { concept } from './concept.ts'

/** Pickup day: when it is, when it moves, when it fails. */
export const pickup = [
	concept(
		'trash',
		`
		trash, garbage, rubbish, refuse, waste, litter, household waste, msw, trash service, garbage service, trash
		pickup, garbage pickup, trash collection, garbage collection, basura
		`,
	),
	concept(
		'hauler',
		`
		sanitation, hauler, company, trash company, garbage company, waste company, waste hauler, disposal
		company, wm
		`,
	),
	concept(
		'crew',
		`
		truck, garbage truck, trash truck, garbage man, garbage men, trash man, trash guy, garbage guy, driver,
		drivers, crew, trucks, workers, trash collector, garbage collector, recycle truck, recycling truck,
		trash collectors, helper, waste collector, dump truck, camion, camion de basura, guys who pick up,
		employee, staff, operator of truck
		`,
	),
	concept('service', 'service'),
	concept(
		'pickup',
		`
		pickup, pick up, picked up, collect, collection, empty, emptied, haul, haul away, hauling, removal,
		remove, take away, taken away, carry away, dump it, service stop, pick ups, pickups, grab, service day,
		empties, emptying, get picked up, dumped, take trash, collected, recogen, recoger, recogida, recoleccion
		`,
	),
	concept(
		'which-day',
		`
		what day, which day, day of week, when is pickup, when is trash, when is garbage, when do you come, when
		do you pick up, when do they pick up, when does truck, when does trash, when does garbage, what days,
		which days, days of week, when pickup, when trash, when garbage, what days do, is my pickup on,
		(what|which) (day|days|day is) (trash|garbage|pickup|collection|pick up|recycling|recycle), what day
		(is|do|does|of), when (is|do|does|are|will)
		(trash|garbage|pickup|collection|recycling|recycle|truck|they come|come|trash day|garbage day|pick
		up|garbage man), when (do|does|will) come, when do come to street, come
		(monday|tuesday|wednesday|thursday|friday), (monday|tuesday|wednesday|thursday|friday) or
		(monday|tuesday|wednesday|thursday|friday), is (today|tomorrow|monday|tuesday|wednesday|thursday|friday)
		(trash|garbage|pickup|recycling|recycle) day, is it (trash|garbage|recycling|recycle|pickup) (day|week),
		find (day|pickup day|trash day|pick up day|garbage day|route), look up (day|pickup
		day|schedule|address), lookup, pickup (schedule|calendar|by address), trash schedule, garbage schedule,
		collection schedule, recycling schedule, recycle schedule, day for trash, route day, next
		pickup, next collection, day of service, service day, which week, what week, recycling week, recycle
		week, week for recycling, this week or next, on or off week, recycling this week, recycle this week, did
		day change, day changed, new pickup day, que dia, dia de basura, cuando pasa, cuando recogen, when (pick
		up|pickup|collect|come) at house, come by house, change of day, what (trash|garbage|pickup) day, day for
		(trash|garbage|recycling|recycle|blue bin|bin), forgot which day, which day is mine, every week or every
		other, (change|switch|different|another|new|move) (pickup|trash|garbage|collection) day, (change|switch)
		day of pickup, next (recycling|trash|garbage|recycle|lawn) (pickup|day|collection), when is next, which
		(can|bin|cart) (goes|go|this week|is it|do i put|out this week), what (can|bin|cart) (goes|go|this
		week), blue or black, black or blue, trash or recycling this week, recycling or trash this week, what
		route, which route, route am i on, a que hora, que dias, cuando viene, cuando vienen, same (time|day)
		(every|each) week, always same day, always the same day, what time every week, know trash day, know the
		trash day, need to know what day, (recycling|recycle|trash|garbage|lawn) this week, is it (my|our) week,
		(blue|recycle|recycling) week, which day did you say, day of my pickup, day is trash, what is my day,
		whats my day, what day (they|you|do they|do you|trucks) come, days you come, list of days you pick up,
		day you come, which (monday|tuesday|wednesday|thursday|friday), this
		(monday|tuesday|wednesday|thursday|friday) or next, (monday|tuesday|wednesday|thursday|friday) or (the
		one after|next|the next), (this|next) week or (this|next), or next week, week or next, is it recycle, is
		it recycling, recycle or regular, recycle or (trash|garbage|regular), regular or recycle, roll out (blue
		bin|recycling|the blue bin), blue bin (next|week|monday|tuesday|today|tomorrow), does (blue
		bin|recycling|recycle) go out, what day is it for, what day is trash, day is garbage, day for our
		street, day on our street, which day should, day do they come, when do they come, when they come, what
		day do you guys, dia de la basura, que dia pasa, que dia recogen, que dia viene, cuando es el dia, cual
		es mi dia, que dia me toca, dia me toca, what is my route
		`,
		'day',
	),
	concept(
		'day',
		`
		pickup day, pick up day, trash day, garbage day, collection day, recycling day, bin day, route day, day
		change, weekday, trash days, pick up days, recycle day, trash night, monday, tuesday, wednesday, thursday,
		friday
		`,
	),
	concept(
		'frequency',
		`
		how often, weekly, every week, once a week, biweekly, bi weekly, every other week, twice a week, every
		two weeks, frequency, how many times, on demand, (once|twice|anynumber times) (a|per) (week|month),
		(once|twice|three times) week, times a week, times week, each week, alternate weeks, every other, how
		many days a week, monthly pickup, weekly pickup, more often, less often, serviced
		(once|twice|weekly|daily), (emptied|serviced|picked up|dumped) (once|twice|daily|weekly|more often|every
		day|every other day), twice weekly, three times, 2x week, 3x week, every 2 weeks, every second week,
		(monday|mon) and (thursday|wednesday|thu|friday), more frequent, more frequently, less frequent, every
		day, daily, need pickup more, more pickups, additional pickups, more pickups a week,
		(emptied|dumped|serviced|pulled) (more|again|after|before|sooner|early), needs to be emptied, needs
		emptied, needs emptying, need emptying
		`,
	),
	concept(
		'missed',
		`
		miss, missed, forgot, forgotten, forget, overlooked, not come, not came, never came, never come, never showed, no
		show, not show up, not picked up, not pick up, not pick, not collected, not collect, not emptied, not empty, not
		dumped, not taken, not take trash, not get picked up, not been picked up, not been emptied, not been collected, not
		been, still full, still sitting, still out there, still at curb, still waiting, waiting for, waited, drove past,
		drove by, drove right by, drive past, drive by, passed by, passed house, past house, went past, went by, skipped
		house, left behind, left it, left trash, left garbage, left full, (nobody|no one|noone|none)
		(come|came|comes|picked|showed|showed up|emptied|collected|took|stopped|got|shows|has come|has been|was here|to
		empty), (not|never) (come|came|pick|picked|pick up|picked up|stop|stopped|show|showed|show up|showed
		up|empty|emptied|collect|collected|take|took|taken|get picked|get pick up|get picked up|get emptied|get
		collected|get taken|get dumped|dump|dumped|grab|been picked up|been emptied|been collected|been by|serviced|get
		serviced|grabbed|make it|made it), no (pickup|pick up|collection|trash pickup|garbage pickup|service|truck)
		(today|this week|yesterday|this morning|on|again), there no (pickup|pick up|collection),
		(driver|drivers|truck|garbage truck|trash truck|crew|garbage man|trash man|hauler)
		(skipped|missed|forgot|passed|left|ignored|went past|drove past|drove by|went by|overlooked),
		(got|was|were|been|being|is|keep|keeps|gets|get) (skipped|missed|forgotten|overlooked|passed|left behind|ignored),
		(skipped|missed|forgot|passed|bypassed|overlooked)
		(us|me|house|street|block|home|stop|trash|garbage|recycling|recycle|can|cart|bin|pickup|again|whole street|cul
		de sac), missed again, still (full|sitting|out|at curb|there|waiting|at road|on curb|on street|outside|in street),
		(is|are|was|were) (full|not emptied|still), sitting (at|there|full|out|here|in), (drove|went|flew|blew|passed)
		(by|past|off|right by|right past|on by), without (stopping|picking|emptying|taking|collecting), only
		(took|picked|emptied|grabbed|got|half), (took|emptied|picked up|grabbed)
		(neighbor|neighbors|everyone|everybody|everyone else), everyone (else|elses), everybody (else|elses), neighbors
		(got|trash was|were|was) (picked|emptied|taken|collected), all neighbors, one side of street, half street, but mine,
		but ours, except mine, not mine, left mine, leave mine, left ours, why is (can|cart|bin|trash|garbage) still,
		(is|are) (coming|going to come) back, come back for, send truck back, missed (collection|service|stop|day|last
		week|yesterday), day missed, missing pickup, when will you (come|pick up), was there (pickup|pick up|collection),
		uncollected, unemptied, not happen, not done, partial pickup, left half, left bags, left recycling,
		refused to take, would not take, did not want to take, (second|third) week in row, two weeks in row, again this
		week, skipped, did skip, did miss, you skip us, did forget, but not
		(trash|garbage|recycling|recycle|mine|ours|can|cart|bin|yard waste), (can|cart|bin|trash|garbage|recycling)
		(untouched|not touched|ignored), untouched, not serviced, unserviced, was supposed to, supposed to (come|pick|be
		picked), should have been (picked up|emptied|collected), stood up, zoomed (by|past), passed (us|over), come back,
		(no|not seen|have not seen|never saw) (truck|garbage truck|trash truck|driver), missed pick up, not get
		(trash|garbage|recycling|recycle|pickup|picked), did not show, did not stop, not dump,
		(trash|garbage|recycling|recycle|bin|cart) not (taken|collected|picked|emptied|dumped), no recogieron, no recogio,
		no recogen, no pasaron, no paso, no vino, no vinieron, no se llevaron, came (early|too early|earlier), before i
		(got|put|could), already came, ignored (us|me|house|street|block|trash|stop), paying for nothing, for service
		not, if this happens again, happens again, happened again, keeps happening, happening again, every time, third time, again this month, time this month, never got emptied, never got dumped, should have come, still no
		(pickup|truck|trash pickup), (drove|went|rolled|blew|sailed|flew) (right|straight|clear|) (by|past|passed), never
		collected, was never (collected|picked up|emptied|dumped), not been (by|here|down our street), no se llevaron mi
		basura, no recogio mi bote, no recogio mi basura, dejaron mi basura, se les olvido, second time in, did
		you guys come, did you come, has my street been, truck has not come, truck never, nothing got picked up, nobody
		picked up, not been picked up yet, was not emptied, were not emptied, did not empty, only emptied one, emptied one,
		left one, emptied trash but not, took trash but not, took recycling but not, took trash left, forgot the recycling,
		forgot recycling, why was not, is still out, is still there, are still out, still at the curb, still in
		front, still not picked up, still not emptied, it is anynumber pm and, no truck, bypassed, passed our house, left some of it, why was my (can|cart|bin|trash|recycling), second time this (month|week|year), second time my (cart|can|bin|trash|recycling)
		`,
	),
	concept(
		'late',
		`
		late, delay, behind schedule, running late, not here yet, not come yet, where is truck, where is driver,
		one day late, day later, slide a day, push back, pushed back, hold up, delayed, delays, running behind,
		on way, on its way, anyone coming, are you coming, is truck coming, still coming, coming today, coming
		out today, has truck come, has truck been, off schedule, behind today, later today, pushed, postponed,
		when will truck, how late, trash late, late today, trash late today, running today, is truck running,
		are you running, running (today|tomorrow|yet), is pickup (today|still), is trash still
		`,
	),
	concept(
		'extra',
		`
		extra, extra pickup, extra bags, additional, more trash, overflow, overflowing, overfull, overfilled,
		too full, too much trash, too much garbage, pile up, spilling, lots of trash, outside of cart, next to
		cart, beside cart, on top, overage, another pickup, special pickup, extras, (more|too much|lots of|a lot
		of|tons of) (trash|garbage|bags|junk|waste), more than fits, (not|wont|does not|will not) (fit|all fit),
		bag beside, bags beside, bags next to, (extra|additional|two|three|few) (trash|garbage|bag|bags|trash
		bags|garbage bags|trash bag|pile|trash pickup), leave bags, bags outside, outside can, on the ground,
		party trash, one time pickup, one time, special pick up, big load, cart overflows, overstuffed, lid wont
		close, full can, large amount, party, big party, after a party, after party, graduation party,
		(anynumber|couple|few|bunch of) extra bags, anynumber bags extra, anynumber extra, more garbage than,
		extra garbage, (leaves|leave|left with|have|makes|made|with) too much (trash|garbage), too much trash
		for, potluck, banquet, festival, reunion, cookout, bbq party, wedding trash, ton of
		(junk|trash|stuff|garbage), tons of (junk|stuff), pile of (junk|trash|stuff), one additional pickup,
		additional pickup at, extra empty, an extra empty, extra dump, extra stop, extra service, pay for
		(one|an|another|) (additional|extra|another) (pickup|pick up|bag|bags|stop|trip), baby shower, too many
		bags, (anynumber|eight|ten|five|six|seven|nine|dozen|couple dozen) (extra|more|additional)
		(bags|boxes|trash bags), wedding saturday, bolsas extra, mas basura, basura extra, demasiada basura
		`,
	),
	concept(
		'holiday',
		`
		holiday, christmas, xmas, christmas eve, thanksgiving, new year, new years, new years day, new years eve, labor day,
		memorial day, independence day, july 4, july 4th, 4th of july, fourth of july, easter, veterans day, presidents day,
		mlk day, martin luther king, columbus day, indigenous peoples day, juneteenth, halloween, federal holiday, bank
		holiday, day after christmas, observed, holiday week, holiday pickup, holidays, july fourth, fourth of july week, labour day, patriot day, good friday, easter monday, new year day, thankgiving, turkey day, black friday,
		christmas week, christmas day, thanksgiving week, xmas week, holiday delay, holiday schedule, holiday calendar,
		holiday calender, holiday hours, open on holidays, day after thanksgiving, mothers day, fathers day, cinco de mayo,
		passover, hanukkah, pushed back a day, day later, one day later, one day behind, day behind, holiday week schedule,
		day off, days off, long weekend, holiday weekend, (closed|open|off|working|pickup|trash) for 4th, dia de accion de
		gracias, accion de gracias, navidad, ano nuevo, feriado, feriados, dia festivo, dias festivos, pascua,
		(close|closed|closing|open) (for|on) (christmas|thanksgiving|easter|holidays|holiday|memorial day|labor day|new
		years), (you|yall|office) close for christmas, days you (do not|are not|are) (pick
		up|work|run|come|working|closed|off), days you do not pick up, list of days you (do not|are closed|are off), days
		you are (closed|off), when are you closed, closed days, no pickup days, days no pickup, days without pickup, days
		off list, skip days, non service days, no service days, which days are you closed, which holidays, what holidays,
		(do|does) you work (christmas|thanksgiving|labor day|memorial day), christmas eve pickup, week of christmas, week of
		thanksgiving, week of july, running on, do you run on, are you running on, work on thanksgiving, is there pickup on,
		pickup on monday holiday, holiday monday, monday holiday, day after holiday, a day late, shifts a day, moves a day,
		bumped a day, (on|for) the 4th
		`,
	),
	concept(
		'schedule',
		`
		schedule, calendar, dates, timetable, list of dates, routes this week, calender, dates list, yearly
		schedule, mail holiday schedule, mail me schedule, paper schedule, printed schedule, schedule for
		refrigerator, for fridge, on fridge
		`,
	),
	concept(
		'rural',
		`
		county road, gravel road, ranch, farm, private road, private lane, private drive, dirt road, long driveway,
		mountain, canyon, rural, country road, cabin, out in the country, outside of town, outside city limits,
		unpaved, mailbox cluster, cattle guard, acreage, county roads, cr, private roads, dead end, gate code,
		gated, long drive, end of lane, up the canyon, mountains, foothills, off grid, farmhouse, rural route, back
		road, back roads, outskirts, in the county, unincorporated, narrow road, hill, steep, dirt roads, long lane,
		off the highway
		`,
	),
	concept(
		'shared-day',
		`
		(same|one|single) (pickup|trash|collection|garbage) day, (all|everyone|everybody|whole street) have same day, all on same
		day, same day for (all|everyone|everybody|whole neighborhood|whole community|entire hoa|entire neighborhood), everyone on
		same day, one day for (all|everyone|everybody)
		`,
		'day',
	),
]
