import { concept } from './concept.ts'

/** Whom a service is for. */
export const kindsOfCustomer = [
	concept(
		'business',
		`
		business, commercial, shop, store, restaurant, office, retail, bakery, bar, cafe, coffee shop, brewery, salon,
		church, school, clinic, warehouse, tenant, apartment building, apartment complex, property manager, property
		management, company dumpster, workplace, strip mall, gas station, small business, food truck, commercial service,
		front load, front loader, hotel, daycare, multifamily, businesses, commercially, commercial dumpster, commercial
		trash, commercial garbage, commercial pickup, commercial waste, business trash, business garbage, business dumpster,
		business pickup, business account, business customer, business service, business rates, commercial rates, dumpster
		for (business|store|restaurant|office|shop|church|school|apartment|apartments|company), shops, stores, restaurants,
		offices, retail store, warehouse space, cafes, diner, pizza place, pizzeria, grocery, grocery store, pub, tavern,
		hair salon, dental office, doctors office, medical office, law office, fitness center, motel, nursing home, daycare
		center, preschool, garage shop, auto shop, auto body, mechanic shop, repair shop, manufacturing, factory,
		industrial, farm business, marijuana, dispensary, apartment, apartments, apartment complexes, multi family, mobile
		home park, trailer park, duplex, fourplex, property managers, landlords, landlord dumpster, building, office
		building, office park, shopping center, plaza, storefront, complex, employees, customers use, business park, winery,
		nonprofit, anynumber yd front load, front loading, rear load, permanent dumpster, weekly dumpster, dumpster service,
		dumpster weekly, dumpster every week, cardboard dumpster, recycling dumpster, small shop, barber shop,
		nail shop, tattoo shop, gym business, food place, taqueria, bakery shop, place of business, negocio, restaurante,
		job shop, dealership, funeral home, assisted living, storage facility, self storage, self storage facility, rv park,
		nursery business, feed store, vet clinic, dentist office, anynumber unit apartment, gym, fitness studio, yoga
		studio, synagogue, mosque, temple, ministry, parish, elementary school, middle school, high school, classroom,
		dairy, feedlot, triplex, rental property, rental properties, rental duplex, tenants of building, office building
		recycling, clinic office, tourist season, busy season, slow season,, event center, event venue, custodian, janitor
		at, treasurer, brewpub, tap room, taproom, yoga place, karate studio, dance studio, auto parts, mi negocio, para
		negocio, negocios, mi restaurante, mi tienda, tienda, oficina comercial, split dumpster, split one dumpster, share a
		dumpster, share dumpster, two shops, two businesses, shared dumpster, same building, strip center, tenant space,
		retail space, commercial space, commercial kitchen, food trailer, coffee cart, anynumber yd monthly, monthly for a
		dumpster, dumpster monthly, smaller dumpster, larger dumpster, (1|2|3|4|5|6|8|one|two|three|four|five|six|eight) yard (dumpster|container|bin|trash)
		`,
	),
	concept(
		'hoa',
		`
		hoa, homeowners association, home owners association, homeowner association, community, neighborhood, subdivision,
		board, association, resident, condo, condominium, townhome, townhouse, metro district, property association, poa,
		gated community, hoa board, whole neighborhood, neighbors together, communities, hoas, home owner
		association, homeowners, associations, neighborhoods, subdivisions, entire neighborhood, entire community, entire subdivision, whole community, whole subdivision, whole
		street together, community wide, communitywide, neighborhood wide, whole complex, anynumber homes, anynumber houses,
		anynumber units, anynumber doors, anynumber lots, anynumber residences, anynumber households, anynumber
		(townhomes|townhouses|condos|condominiums|patio homes|properties|families), number of homes, townhomes, townhouses,
		condos, condominiums, patio homes, property owners association, homeowner group, group rate, group discount, bulk
		rate, neighborhood discount, neighbors sign up, neighborhood deal, one hauler, single hauler, one trash company, one
		company, management company, community manager, association manager, board meeting, board member, board members, on
		the board, hoa fees, covenant, covenants, metro districts, special district, senior community, retirement community,
		55 plus, cluster homes, common area, clubhouse, pool house, anynumber townhome, anynumber home, anynumber unit,
		anynumber condo, on the hoa board, on board, board wants, neighbors want, hoa board meeting, hoa president, board
		president, residents opt in, residents opt, residents choose, residents add, do residents, will residents, how do
		residents, hoa wants, hoa manager, hoa treasurer, hoa secretary, condo board, condo association, manage anynumber,
		manage homes, show the board, for the board, board asked, association of, patio homes association, community of
		anynumber, subdivision of anynumber, anynumber units alley, units alley, townhomes anynumber units, cover the whole
		neighborhood, everyone in neighborhood, h o
		`,
	),
	concept(
		'residential',
		`
		residential, home service, house service, at home, homeowner, renter, curbside service, curbside pickup,
		home trash, residential service, household service, home pickup, home, private home, single family, single
		family home, household trash, house trash, for house, for my house, for home, regular trash, weekly trash,
		home garbage, home owner, renters, tenant trash, residental, residentail
		`,
	),
]
