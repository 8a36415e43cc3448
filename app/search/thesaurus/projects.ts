import { concept } from './concept.ts'

/** What a container is rented for, and what fills it. */
export const projects = [
	concept(
		'heavy-material',
		`
		concrete, cement, dirt, soil, brick, rock, gravel, shingle, tile, asphalt, sod, sand, stone, plaster,
		stucco, landscaping rock, topsoil, rubble, heavy material, concreet, cinder block, cinderblock, bricks,
		rocks, boulders, pea gravel, shingles, old shingles, roof shingles, asphalt shingles, tiles, ceramic
		tile, dirt and, clean dirt, fill dirt, pavers, slab, patio slab, driveway removal, sidewalk removal,
		broken concrete, foundation, mortar, mulch load, sandstone, granite, marble, countertops granite,
		plaster walls, lath, cast iron, heavy stuff, heavy debris, steel beam, cinder blocks, concrete block,
		clay soil, heavy metal scrap, bag of cement, bags of cement, bags of concrete, hard cement, hardened
		cement, hardened concrete, quikrete, cement that got hard, full of (dirt|concrete|rock|rocks|gravel|sod|brick|bricks|shingles|asphalt)
		`,
		'weight',
		'rolloff',
	),
	concept(
		'remodel',
		`
		remodel, renovation, renovate, gut, redo, home improvement, kitchen, bathroom, bath, drywall, flooring, cabinets,
		countertop, home project, diy project, tear out, tearing out, rehab, fixer upper, hardwood floor, carpet removal,
		remodeling, remodelling, renovating, renovations, home reno, reno, bathroom remodel, kitchen remodel, basement
		remodel, gutting, floors, floor, linoleum, vinyl flooring, laminate, sheetrock, dry wall, insulation, trim,
		countertops, cabinet, interior, diy, flip, flipping, house flip, finishing basement, old carpet, tearing up carpet,
		ripping out, paneling, new kitchen, new bathroom, new floors, remodelar, remodelacion, renovacion, gut job, kitchen gut, bathroom gut, kitchen tear out, bathroom tear out, redoing
		(kitchen|bathroom|floor|floors|basement|house|one bathroom|two bathrooms), (flooded|flood) (carpet|drywall|basement
		carpet), basement flood, water damaged (carpet|drywall), wet (carpet|drywall), tub and tile, one bathroom, half
		bath, laundry room, master bath, cabinets and counters, closet, (gut|bathroom|kitchen|basement|remodel) job, redo
		bathroom, redo kitchen, rip out kitchen, rip out bathroom, rip out carpet, tearing out carpet, pulling up carpet,
		pull up carpet, new flooring, redoing floors, gut
		`,
		'rolloff',
	),
	concept(
		'roofing',
		`
		roof, roofing, reroof, re roof, roof tear off, tear off, new roof, roofer, squares, hail damage, roofs,
		shingle tear off, new shingles, redo roof, replacing roof, roof replacement, anynumber squares, square of
		shingles, squares of shingles, roof job, roofing job, roof debris
		`,
		'rolloff',
	),
	concept(
		'cleanout',
		`
		cleanout, clean out, cleaning out, declutter, purge, hoarder, hoarding, estate, spring cleaning, garage, attic,
		basement, shed, barn, storage unit, whole house, house cleanout, eviction, clear out, clearing out, downsizing,
		foreclosure, clean up, cleanup, cleaning garage, cleaning house, junk in garage, decluttering, moving out cleanup,
		hoard, hoarder house, estate sale, estate cleanout, deceased, passed away, parents house, moms house, dads house,
		grandmas house, inherited, storage, sheds, crawl space, rental cleanout, tenant left, evicted, empty house, empty
		out, emptying house, garage clean out, basement clean out, attic cleanout, spring clean, purging, trash out, house
		full, mom passed, dad passed, parents passed, mother passed, father passed, died, death in family, house full of,
		full house of, hoarded, clear out house, empty out house, packrat, pack rat, junk everywhere, trashed rental, barn
		cleanout, barn clean out, clean out barn, shed clean out, cleanout dumpster, clean out dumpster,
		(years|decades|lifetime|generations|life) of (stuff|junk|things|belongings|clutter|accumulation|trash|crap),
		(folks|parents|grandparents|grandmas|grandpas|moms|dads|mothers|fathers|aunts|uncles|in
		laws|hoarders|renters|tenants) (place|house|home|garage|basement|apartment|condo|farm|barn|estate|stuff), last owner
		left, previous owner left, left behind by, college move out, dorm move out, student move out, move out
		(dumpster|container|bin|trash|junk), whole house of, full of junk, full of stuff, accumulated, so much stuff,
		cleaning out (house|home|garage|barn|shed|basement|attic), limpiar (casa|garaje|la casa|el garaje), forty
		years, fifty years, thirty years, twenty years, estate clean up, clearing house, clear house, clearing estate,
		downsizing house, junk removal from house, empty the garage, empty the house, empty the basement, (renter|renters|tenants|they) left (junk|stuff|everything|ton|furniture)
		`,
		'rolloff',
	),
	concept(
		'construction',
		`
		construction, demolition, demo, tear down, knock down, building site, job site, jobsite, new build, contractor,
		builder, addition, construction debris, construction waste, build, new home construction, remodel debris, construct,
		demolish, demolishing, demolition debris, tearing down, knocking down, knocking out, tear it down, contractors,
		builders, home builder, new house build, framing, worksite, work site, project, building project, building a house,
		commercial construction, debris, lumber scraps, wall, walls, garage demo, house demo, shed demo, pool removal,
		chimney, on site, onsite, (on|to|at) site by, site by anynumber,
		(roof|big|small|tile|fence|cleanout|flooring|siding|concrete) job, job debris, job trash, remodel job, side job
		`,
		'rolloff',
	),
	concept(
		'outdoor-project',
		`
		deck, fence, fencing, landscaping, patio, sod removal, playhouse, pergola, hardscape, xeriscape,
		retaining wall, siding, decking, deck removal, old deck, old fence, fence removal, shed removal,
		landscape, landscape project, yard project, yard cleanup, yard clean up, sprinkler system, hot tub
		removal, tree removal project, storm cleanup, sod, new sod, pond, playset removal, gazebo removal, fence
		posts, fence post, t posts, barbed wire, posts and wire, chicken wire, old posts, railroad tie, gravel
		removal, wire, wire fence, wire fencing, posts, metal posts, wood posts
		`,
		'rolloff',
	),
]
