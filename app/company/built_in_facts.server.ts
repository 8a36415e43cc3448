import { z } from 'zod'
import { cartSizes } from '#db/seed/cart_sizes.ts'
import { commercialSizes } from '#db/seed/commercial_sizes.ts'
import { readData } from '#db/seed/content_files.ts'
import { rolloffSizes } from '#db/seed/rolloff_sizes.ts'
import type { Company } from './company.ts'
import { companyFileSchema } from './company_file.ts'
import type { Facts } from './facts_type.ts'
import type { Mark } from './mark.ts'
import type { ContainerPaints } from './paints.ts'
import { cartFacts, dumpsterFacts, dumpsterPickups, rolloffFacts } from './size_facts.ts'
import { noPortals, type Portals } from './portals.ts'

const file = readData('company.json', companyFileSchema)

const markSchema: z.ZodType<Mark> = z
	.array(
		z.strictObject({
			part: z.enum(['sun', 'rock', 'field']),
			d: z.string().regex(/^[MmLlHhVvCcSsQqTtAaZz\d\s.,-]{1,2000}$/, 'must be a path.'),
		}),
	)
	.max(12)

/** The office's initial values for facts that the file leaves null. */
const blank = {
	founded: { year: new Date().getFullYear(), month: null },
	rating: { value: 5, count: 1, source: null },
} satisfies Pick<Facts, 'founded' | 'rating'>

/**
 * The facts that the company's file leaves null; visitors see them only once the office has saved them
 * (`public_facts.server.ts`).
 */
export const unknownFacts: ReadonlySet<string> = new Set(
	(['founded', 'rating'] as const).filter((name) => file.facts[name] === null),
)

/** The company facts until the office saves its own. */
export const builtInFacts: Facts = {
	...file.facts,
	services: { ...file.facts.services, recycling: file.facts.services.residential },
	logo: null,
	mark: readData('mark.json', markSchema),
	founded: file.facts.founded ?? blank.founded,
	rating: file.facts.rating ?? blank.rating,
	...cartFacts(cartSizes),
	rolloffs: rolloffFacts(rolloffSizes),
	commercial: dumpsterFacts(commercialSizes),
	dumpsterPickups: dumpsterPickups(commercialSizes),
	routes: {
		carts: [],
		withoutCarts: [],
		containers: [],
		commercial: [],
		days: {},
		recycling: 'weekly',
		setOut: [],
	},
	ownPrices: [],
	closedPages: {},
}

/** The colors of carts and containers until the office changes them. */
export const builtInPaints: ContainerPaints = file.paints

/** The company until the office changes it; `portals` are those of the environment. */
export function builtInCompany(portals: Portals = noPortals): Company {
	return { facts: builtInFacts, portals, paints: builtInPaints }
}

/** Portals in the company's file; they override the environment's. */
export const ownPortals: Partial<Portals> = file.portals

/** The path of the company's logo among the pictures in its folder; ignored if there is a `logo.svg` or `logo.png`. */
export const namedLogo: string | null = file.logo
