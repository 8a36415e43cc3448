import { concept } from './concept.ts'

/** What people look for elsewhere: a question about it has no answer here, though it may share words with one that has. */
export const notOurs = [
	concept(
		'not-ours',
		`
		where to buy, where can i buy, job, jobs, career, careers, hiring, (job|work) application, apply for
		(job|work|position), employment, salary, wage, internship, resume template, cdl, job opening, driver job, driving
		job, driver positions, porta potty, port a potty, portable toilet, portable restroom, septic, sewer, sewage, drain
		cleaning, sump pump, shredding service, document shredding, paper shredding, shred (event|day), street sweeping,
		street sweeper, pothole, street light, stop light, traffic light, stop sign, parking ticket, snow
		(plowing|removal|shoveling|blowing), plow driveway, shovel (driveway|snow|sidewalk), snow tires, lawn (mowing|mower
		repair|care|fertilizing|aeration), lawn guy, landscape (company|design|contractor), tree (trimming|service|cutting)
		(service|company|near), stump grinding, sprinkler blowout, sprinkler repair, irrigation,
		(house|home|office|window|gutter|carpet|pool|duct|chimney) (cleaning|cleaner|cleaners) (service|company|near), house
		(cleaning|cleaner|painter), window (cleaning|washing|replacement|installation), carpet cleaning, gutter cleaning,
		janitorial, pressure (washing|washer), power washing, pest control, animal (shelter|control|rescue|hospital), humane
		society, pet (adoption|store|insurance|sitter), adopt (dog|cat|puppy|kitten), dog
		(grooming|groomer|walker|walking|park|license|training|boarding|food), grooming, kennel, lost
		(dog|cat|pet|keys|wallet|phone), missing (dog|cat|pet), moving (company|companies|truck|van|boxes for sale), uhaul,
		rent (truck|car|van|trailer|bobcat|excavator), truck rental, car rental, equipment rental, trailer rental, storage
		(unit|units) (rental|for rent), apartment for rent, house for rent, homes for sale, house for sale, houses for sale,
		zillow, loan, loans, plumbing, hvac (repair|company), furnace repair, roof repair, roofing
		(company|contractor|estimate), fence (installation|install|company|repair|contractor), deck builder, concrete
		(contractor|company|delivery|pouring), contractor license, general contractor, remodeling contractor, (fix|repair)
		(dishwasher|fridge|refrigerator|washer|dryer|tv|phone|computer|laptop|screen|faucet|toilet|sink|car|truck|bike|roof|furnace),
		(dishwasher|fridge|refrigerator|washer|dryer|tv|phone|computer|laptop|screen|iphone|appliance)
		(repair|installation|install), load dishwasher, install (dishwasher|faucet|toilet|sink|window|door|fence),
		(faucet|toilet|sink|door) (install|installation|repair), screen repair, water bill, electric bill, gas bill, power
		bill, internet bill, cable bill, phone bill, utility bill, power outage, outage, internet provider, wifi, broadband,
		xfinity, comcast, centurylink, cable tv, streaming, netflix, city (council|hall|manager|jobs), mayor, courthouse,
		fire ban, ambulance, jury, dmv, (driver|drivers|dog|fishing|hunting|marriage|business|liquor) (license|licence),
		license (plate|plates|renewal), passport, vote, voting, voter, ballot, election, senator, governor, tax
		(return|refund|preparer|season|form), irs, social security, medicare, medicaid, unemployment, food stamps, snap
		benefits, immigration, visa (application|card apply), notary, ups store, fedex, attorney, lawsuit, bail, dentist,
		dental (cleaning|appointment), doctor appointment, urgent care, pharmacy, vaccine, flu shot, covid, headache,
		symptoms, pregnancy, calories, therapist, massage, haircut, nail salon, tattoo, makeup, gym (membership|near), yoga,
		fitness class, train (schedule|ticket|station), library (card|hours|book|near), homework, math, algebra, essay,
		translate, translation, definition, meaning of, synonyms, capital of, how many calories, recipe, recipes, cooking,
		bake, baking, chicken (soup|recipe|breast), dinner, lunch special, (best|good|open)
		(restaurant|restaurants|bar|bars|coffee|brewery), restaurants (near|open), order (pizza|food), pizza
		(delivery|place near|near), (sell|buy|want) (pizza|burgers|food|beer|coffee|flowers|groceries), food delivery,
		grocery (delivery|store hours), doordash, happy hour, beer (near|list), catering, motel room, flight, flights,
		airline, airport, vacation packages, trip to, travel agent, cruise deals, passport photo, ski, skiing, ski pass,
		hiking, trail (map|conditions), fishing (license|spots|report), golf, swimming lesson, swimming pool hours, park
		hours, national park, weather (today|tomorrow|forecast|this week|report|radar|channel), forecast, temperature today,
		what is the weather, sunset, headlines, movie, movies, theater, theatre, tickets, show times, showtimes, music,
		lyrics, piano (lesson|lessons|tuner|tuning|teacher), youtube, tiktok, game score, broncos, rockies, avalanche
		hockey, nuggets, rams game, baseball, basketball game, soccer, hockey, super bowl, fantasy, who won, bitcoin,
		crypto, stocks, stock price, invest, investor, credit score, bank (near|hours|account open), atm, car insurance,
		health insurance, lottery, lotto, (buy|sell|selling|cheap)
		(car|cars|truck|trucks|laptop|phone|computer|bike|couch|furniture|boat|camper|trailer|tires|mattress|fridge|tv|iphone|gun),
		(used|new) (car|cars|truck|trucks|laptop|iphone|gun),
		(car|cars|truck|trucks|boat|trailer|puppies|furniture|couch|mattress|laptop) for sale, for sale, ebay, amazon
		(order|return|prime), walmart, target store, costco, best buy, gift card, (change|rotate|patch|fix) (tire|flat
		tire|tires|my tire|oil in), flat tire, tire (shop|rotation|change), oil change, car (wash|repair|dealer|battery
		replacement|inspection), auto repair, towing, tow truck, gas prices, golf cart, shopping cart, ev charger, python,
		javascript, excel, windows anynumber, microsoft, gmail, facebook password, wifi password, instagram password, update
		windows, computer virus, how to code, chatgpt, tie a tie, tie a knot, day care, daycare (near|cost|openings),
		preschool (near|enrollment), summer camp, tutor, girlfriend, pick up line, pick up lines, horoscope, obituary,
		halloween costume, jokes, joke, poem, size anynumber (shoe|shoes|dress|pants|jeans|ring), jewelry, furniture store,
		mattress store, appliance store, paint store, paint (house|room|walls), dry cleaning, laundromat, laundry service,
		sewing, car seat installation, scrap (price|prices|yard|yards), (cash|money) for (cans|scrap|cars), cans for
		(cash|money), copper price, junk (car|cars), junkyard, junk yard, (landfill|dump|transfer station|recycling center)
		(hours|fees|fee|price|prices|location|address|near|open), county landfill, (buy|sell|order|deliver)
		(mulch|compost|topsoil|gravel|sand|rock|firewood|trailer|trash bags|fertilizer), (buy|sell) (dumpster|container),
		(mulch|compost|topsoil|gravel|sand|rock|firewood|water|propane|furniture|grocery|flower|package|food) delivery,
		propane (refill|exchange|price), (mold|asbestos|tree|stump|graffiti|wasp|bee|hornet|lead paint) removal, asbestos
		(testing|test|inspection|abatement), (tree|mold) (remover|inspection), demolition company, excavation, grading,
		grease trap, garbage disposal (repair|installation|jammed|not working|install), water heater
		(repair|install|installation), building permit, code enforcement, noise complaint, barking dog, neighbor dispute,
		property tax, property line, zoning map, franchise, shareholder, share price, annual report, trash bag brand, best
		trash bags, history of, how is made, who invented, science project, garbage band, garbage movie, trash panda toy,
		dumpster fire, dumpster diving legal, meme, quotes about, christmas (gift|gifts|music|party|decorations),
		(moving|shipping|storage) (containers|pods) for sale, pods, public storage, parking (lot|permit|garage), (boat|rv)
		(storage|rental), garage door (repair|opener|installation), church (service|services|near|times), bible, sponsor,
		sponsorship, fundraiser, raffle, school tour, field trip, scholarship, donate blood, blood drive,
		(drywall|carpet|flooring|tile|deck|patio|siding|cabinet|window|door|countertop|counter
		top|insulation|stucco|paver|driveway)
		(repair|installer|installers|installation|contractor|contractors|company|companies|estimate|replacement cost),
		(carpet|flooring|tile|cabinet|window|solar) (store|sale), welding, solar (panels|company), ac repair, appliance
		repair, dryer vent, (boots|shoes|shirt|jeans|dress|jacket) size, boots, sneakers, clothing store, outlet mall, track
		(package|order|shipment|ups|fedex), ups package, tracking number, shipping (rates|label), mailbox rental, desktop,
		laptop help, wifi not working, reset iphone, printer (setup|not printing), app store, android update, screen time,
		scrap metal (price|prices|buyer), sell (scrap|gold|my car|old car), how to
		(cook|bake|draw|sing|dance|knit|sew|paint|tie|train|grow|plant|build|fix|install|unclog|fly|play|write|make
		compost|start a business|lose weight|invest|change a tire|jump start), get stain out, stain out of, remove stain,
		stain removal, red wine, knee pain, back pain, hospital near, clinic near, emergency room, medication side effects,
		vitamins for, diet, workout, keto, coffee shop near, sushi, thai food, bbq near, bakery near, liquor store,
		dispensary near, bill of sale, (resume|invoice|contract|lease|receipt) template, income tax, bank hours, credit
		union, payday loan, mortgage rates, interest rate, exchange rate, currency, student loan, school district map,
		university admission, csu (football|tickets|parking), bus route, uber, lyft, taxi, i 25 traffic, cotrip, license
		plate, car registration, vehicle registration, emissions test, parking permit, parking (tickets|meter), marriage
		license, birth certificate, change of address usps, bear spray, bear mace, hunting, gun shop, ammo for sale, rodeo,
		stampede tickets, fair tickets, brewery tour, museum, zoo, aquarium tickets, events this weekend, things to do,
		fireworks show, farmers market, estate sales near, thrift store hours, pet waste service, dog poop (pickup
		service|service|scooper|removal), pooper scooper, dog bags, violin, art class, wedding (venue|dress|cake),
		photographer, dj, florist, flowers delivered, free (moving boxes|couch|stuff|furniture|compost|mulch), moving boxes
		free, dumpster (for sale|manufacturer|lid replacement), trash bags (sale|walmart|price), buy trash (bags|can|cans),
		garbage truck (toy|for sale|video), hulu, spotify, disney, cancel (netflix|hulu|gym|amazon|prime|subscription to),
		recycle bin (windows|desktop|computer|restore), empty recycle bin on, lawn (service near|care), leaf blower, hedge
		trimmer, guitar lessons, cookie recipe, oatmeal cookies, chocolate chip, house painting cost, who is president,
		president (of united states|biden|trump|election|candidate), vice president, (how to become|become a|becoming a)
		(realtor|landlord|teacher|nurse|contractor|plumber|roofer), realtor license, (lease|rental) application,
		(apartment|rental) (application|listing|listings|deposit), apartments near, (landlord|tenant|renters|renter)
		(law|laws|rights|insurance), how to evict, eviction (notice|process|lawyer), security deposit,
		(nail|spray|staple|caulk|paint) gun, (concrete|cement) mixer, (lumber|plywood|shingle|copper|steel|drywall) prices,
		price of lumber, home depot, lowes, ace hardware, hardware store, tractor (repair|parts|supply),
		(hay|cattle|horses|tractor|chickens) for sale, (cattle|car|livestock|estate) auction, auction,
		(learners|driving|driver) permit, driving (test|lessons|school), driver education, chore (chart|list), allowance
		for, (bulletin|newsletter|flyer|letter|agreement|checklist|budget|spreadsheet) template,
		(moving|packing|cleaning|wedding) checklist, esl, (english|spanish|math|art|cooking|music)
		(class|classes|lessons|course), citizenship, green card, passport renewal, visa application, (substitute|teacher)
		(teacher|pay|salary), school (supply|supplies|board|tour), (health|restaurant|home|house) inspection, inspection
		score, food handler, food safety, liquor permit, (wheelchair|handicap|disability)
		(ramp|ramps|parking|placard|benefits|lawyer), handicap placard, mobility scooter, (walker|wheelchair|crutches) (for
		sale|on amazon|rental|with wheels), on amazon, (florida|arizona|texas) (weather|rentals|condos), rv park in,
		vacation rental, rentals (florida|arizona), (flights|drive|train|bus) to, (stock|share)
		(price|market|symbol|ticker), management stock, loud (party|music|neighbor|neighbors), noisy neighbors, neighbor
		noise, bear (sighting|sightings|map), scam, scams, phishing, identity theft, spam calls, zoom meeting, truck (bed
		liner|parts|insurance|dealership|accessories), bed liner, coupon code for, (library|museum|zoo) hours, blood
		pressure, (part a|part b|part d) premium, (lunch|dinner|brunch) menu, senior
		(center|housing|living|apartments|discount day), nursing license, obituaries, census, jury duty, court date, traffic
		ticket, snow report, ski report, avalanche, river level, wildfire, smoke map, air quality, burn permit, fire
		restrictions, water restrictions, water quality, water shut off, gas leak, power lines down, tree down on power
		line, dead car battery jump, jump start, lockout, bill gates, elon musk, taylor swift, oprah, celebrity,
		celebrities, (electric|mountain|e|bike) (bike|bikes) shop, bike shop, bicycle shop, bike repair, bike trail, new
		tires for, tires for sale, tire deals, tire sale, tire size, winter tires, all season tires, (truck|car|van|rv)
		(rental|rentals|lease|loan|dealer|dealers|payment), (paint|painting) colors, paint color, interior design, home
		decor, wallpaper, curtains for, furniture assembly, furniture repair, upholstery, mattress sale, sofa bed sale,
		(fridge|washer|dryer|tv|mattress|laptop) (sale|deals|reviews), best
		(fridge|washer|dryer|tv|mattress|laptop|vacuum|phone|truck|car|grill), how do i
		(cook|bake|grow|plant|install|unclog|tile|sew), (real|fake) christmas tree (prices|farm|lot), christmas tree farm,
		pumpkin patch, easter eggs recipe, valentines, mothers day gifts, (job|jobs) near, part time, full time work, pay
		rate, hourly pay, cover letter, interview, linkedin, training course, certification, osha,
		(math|science|history|english) homework, spelling of, (how|where) to spell, dictionary, thesaurus, time zone, what
		time is it, day of the year, calculator mortgage, percent, convert, conversion, square root, miles to, how far is
		denver, driving directions, map of, population, county seat, elevation of, history museum, genealogy, family tree,
		dna test, horse riding, dog training, cat food brand, fish food, vet near, bird feeder, garden center, nursery near,
		seeds, lawn seed, grass seed, fertilizer for, (when|how) to (water|fertilize|prune|plant|seed|aerate), lawn disease,
		weed identification, snow blower repair, chainsaw, generator, pool service, hot tub service, hot tub repair, spa
		day, day spa, hair, barber near, gym class, bowling, arcade, escape room, trampoline park, indoor playground, water
		park, lake level, boat ramp, marina, campground, snowmobile trail, (clean|wash|washing)
		(windows|window|gutters|gutter|carpets|chimneys|ducts|pools|patios|cars), rent
		(tables|table|tents|tent|chairs|equipment|skid steer|tools|lift|forklift|scissor lift|bounce
		house|canopy|generator|backhoe|mixer|ladder), (table|tables|tent|tents|chair|party|tool|tools|bounce house|skid
		steer|forklift|lift|generator|backhoe|scissor lift|ladder|canopy) (rental|rentals|hire), (roll off|dumpster|trash
		service|trash|garbage|service|trash pickup|dumpster rental|rental) (pueblo|grand junction|colorado
		springs|durango|aspen|vail|steamboat|breckenridge|chicago|dallas|houston|phoenix|las
		vegas|albuquerque|omaha|casper|salt lake city), (pueblo|grand junction|colorado
		springs|durango|aspen|vail|steamboat|breckenridge|chicago|dallas|houston|albuquerque|omaha|casper|salt lake city)
		(roll off|dumpster|dumpsters|trash|garbage|hauler|service|recycling|dumpster rental), (service|pickup|dumpster|roll
		off|rental|trash pickup|recycling) in (pueblo|grand junction|colorado
		springs|durango|aspen|vail|steamboat|chicago|dallas|houston|albuquerque|omaha|casper|wyoming|nebraska|kansas|utah),
		(sell|selling) (used|old|my) (dumpster|container|dumpsters), (used containers), plomero, electricista, jardinero,
		carpintero, mecanico, abogado, dentista, medico, doctora, peluqueria, farmacia, clima, tiempo manana, empleo,
		empleos, trabajo de, busco trabajo, hay trabajo, estan contratando, contratando, limpieza de
		(casas|casa|ventanas|alfombras|oficinas), renta de (casas|casa|departamentos|carros|mesas|sillas), casas en renta,
		carros usados, (truck|car|vehicle|trailer|motorcycle) (plate|plates|tags|registration|title), renew
		(plate|plates|registration|tags|license|title|my plates|passport), (hold|forward|forwarding|held)
		(mail|letters|packages), mail (hold|forwarding|delivery|carrier|lady|man), mailman, (dump|landfill|transfer station)
		(in|near) (ault|greeley|loveland|fort collins|windsor|wellington|weld|larimer|town|county|eaton|berthoud),
		(dump|landfill) (open|closed|sunday|saturday|today), county (dump|dumps), city dump, nearest (dump|landfill|transfer
		station|gas station|hospital|bank|atm|park), where is (dump|landfill|nearest|library|dmv|courthouse), mini storage,
		(storage|storage unit|storage units) (monthly|price|prices|cost|near|rates|rent|facility near), will it snow, will
		snow, going to snow, supposed to snow, how much snow (are|will|is|did|we|expected|coming), snow
		(total|totals|forecast|prediction|tonight|tomorrow), will it rain, going to rain, chance of (snow|rain), how
		(cold|hot|warm|windy) (is|will|today|outside), (cash|money|paid|dollars) for
		(aluminum|scrap|cans|metal|cardboard|copper|bottles|aluminum cans|scrap metal|beer cans|appliances), sell
		(aluminum|cans|metal|bottles|copper|scrap metal|aluminum cans), price of (aluminum|scrap|copper|gas|gold|eggs|milk),
		bottle deposit, per pound aluminum, septic (tank|system|) (pumping|pump|pumped|service|cleaning|company|inspection),
		septic pumping, septic tank (pumping|pump|pumped|service|cleaning|company|inspection), pump (septic|septic tank),
		(roofers|roofer|fencers|remodeler|remodelers|arborists|tree trimmer|tree trimmers|lawn care|lawn mower repair|snow
		plow|snow removal|snow shoveling) (company|near|in|for hire|quote|estimate|service|services), (gift|gift card|gift
		certificate|certificate) for someone, gift (certificate|certificates|cards|ideas|shop), (sponsor|sponsoring)
		(team|league|little league|school), (little league|soccer team|softball team), (tour|visit|field trip) (of|to)
		(truck|your yard|facility|landfill|plant), need (work|job), looking for (work|job), (stock|portfolio|shares)
		(waste|buy|price|of waste), is it a buy, hard drive (destruction|shredding|wipe), data destruction, destruction
		certificate, certificate of destruction, (fix|repair|unclog|replace) (garbage disposal|trash compactor|compactor|ice
		maker|furnace|water heater), (garbage disposal|trash compactor|compactor)
		(repair|broken|jammed|stuck|install|leaking), kitchen trash (can|cans|bags) (sale|for sale|best|buy), best (trash
		can|trash cans|kitchen trash|garbage can), (trash can|garbage can|trash cans|garbage cans)
		(lowes|walmart|target|amazon|costco|ikea|for sale|sale), (street|sidewalk|road)
		(repair|paving|closure|closures|plowing|cleaning|light|lights), streetlight, crosswalk, (city|county|town)
		(plow|plows|clerk|commissioner|commissioners|election|taxes|park|parks|pool), (who|which) is
		(mayor|governor|sheriff|senator), (swim|swimming|ice skating|dance|karate|guitar|driving)
		(lesson|lessons|class|classes), (babysitting|childcare|child care|dog sitting|pet sitting), (dog|cat|pet)
		(sitter|sitting|boarding|hotel|vet), (eye|dental|medical|hair|nail) (exam|appointment), (emergency|24 hour)
		(plumber|vet|dentist|locksmith|electrician), key (copy|copies|duplication), notary public, passport office,
		(concert|game|movie|play) tickets, (car|auto|truck|boat|rv) (repair|detailing|dealer|dealership|mechanic|title),
		smog check, tow (company|my car), (flower|flowers) shop,
		(paint|hardware|furniture|liquor|pet|book|toy|grocery|clothing|shoe) (store|shop|stores) (near|hours|in|open),
		(bank|library|post office|dmv|walmart|target|costco) hours, brush clearing service, tree cutting, cut down tree, cut
		down a tree, trim tree, trim my trees, lawn aeration, gutter guards, paint my house, paint a room, fix my car, fix
		my roof, fix my fence, roof leak, leaky roof, plumbing leak, leaky faucet, clogged drain, clogged toilet, drain
		clogged, power washed, snow shoveler, shovel my walk, shovel my driveway, plow my driveway, plow my street, plow the
		street, when will street be plowed, when does city plow, road conditions i 25, chain law, school closed, school
		closings, school delay, schools closed, snow day school, power out, power is out, internet out, internet down, water
		main, water main break, boil water, hydrant leaking, stray dog pickup, found a dog, found dog, lost my dog, lost
		cat, coyote removal, raccoon trapping, trap raccoon, trap skunk, skunk removal, raccoon removal, bee swarm,
		beekeeper, bat removal, mouse trap, mouse exterminator, rat exterminator, bed bug treatment, bed bugs treatment,
		rent a pickup, rent a uhaul, movers near, rent a trailer, moving help, moving quote, storage pod, storage pods,
		storage container for sale, shipping container, shipping containers, conex, sea container, tupperware, food storage
		container, lunch box, trash novel, recycling plant jobs, environmental science, climate change, carbon footprint,
		landfill gas, stock quote, earnings, ipo, quote of the day, birthday party ideas, kids birthday, date night, live
		music, dog friendly, best tacos, best burger, coffee near, sushi near, gas near, hotel near, hotels near,
		airbnb near, weather radar, weather this weekend, high temperature, low temperature, sunrise, moon phase, tide, ski
		conditions, trail conditions, fishing spots, camp sites, tutoring, piano movers, learn spanish, spanish lessons,
		english lessons, ged, community college, college application, financial aid, fafsa, food bank, food pantry, soup
		kitchen, homeless shelter, rent assistance, utility assistance, section 8, wic, child support, custody, will and
		estate lawyer, probate lawyer, estate lawyer, estate attorney, immigration lawyer, traffic court, warrant, arrest
		records, inmate, jail, police report, 911, crime map, gun permit, concealed carry, pawn shop, pawn, gold price,
		silver price, exchange currency, tax prep, w2, 1099, payroll, minimum wage, workers comp, licencia de conducir,
		pasaporte, clases de ingles, comida, receta, pelicula, partido, loteria, boletos, farmacia cerca, hospital cerca
		`,
	),
	// Those who work or live beside us and what people celebrate: a question that names our carts too is for us.
	concept(
		'bystander',
		`
		restaurants in, hotels in, puppy, kitten, house sitter, rent (house|apartment|a house),
		landscaper, landscapers, movers, plumber, plumbers, electrician, electricians, handyman, painter, painters, mason,
		welder, installer, repairman, maid, maids, housekeeper, janitor, cleaning lady, house painter, babysitter, nanny,
		doctor, doctors, lawyer, lawyers, police, sheriff, fire department, sick, fever, college, wedding, funeral, concert,
		concerts, traffic, road construction, utilities, real estate, airbnb, mortgage, garage sale, garage sales,
		craigslist, usps, post office, mow, mowing, football, breakfast, brunch, taco, news, arborist, roofer near,
		exterminator, insurance (quote|agent|company|claim), locksmith, mechanic near, veterinarian, school
		(calendar|bus|lunch|district|hours|registration), bus (schedule|stop|route|pass|ticket), camping
		(reservation|site|near), birthday (party|gift|cake), hotel (with|near|room|deals|booking)
		`,
	),
]
