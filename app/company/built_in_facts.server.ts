import { z } from 'zod'
import { cartSizes } from '#db/seed/cart_sizes.ts'
import { commercialSizes } from '#db/seed/commercial_sizes.ts'
import { readData } from '#db/seed/content_files.ts'
import { rolloffSizes } from '#db/seed/rolloff_sizes.ts'
import { companyFileSchema } from './company_file.ts'
import type { Facts } from './facts_type.ts'
import type { Mark } from './mark.ts'
import type { ContainerPaints } from './paints.ts'
import { cartFacts, dumpsterFacts, dumpsterPickups, rolloffFacts } from './size_facts.ts'
import type { Portals } from './portals.ts'

const file = readData('company.json', companyFileSchema)

const markSchema: z.ZodType<Mark> = z
	.array(
		z.strictObject({
			part: z.enum(['sun', 'rock', 'field']),
			d: z.string().regex(/^[MmLlHhVvCcSsQqTtAaZz\d\s.,-]{1,2000}$/, 'must be a path.'),
		}),
	)
	.max(12)

/** What the office begins with where the file does not say it. */
const blank = {
	founded: { year: new Date().getFullYear(), month: null },
	rating: { value: 5, count: 1, source: null },
} satisfies Pick<Facts, 'founded' | 'rating'>

/** What the company's file leaves unsaid: visitors are told it once the office has saved it (`public_facts.server.ts`). */
export const unsaid: ReadonlySet<string> = new Set(
	(['founded', 'rating'] as const).filter((name) => file.facts[name] === null),
)

/** The company facts until the office saves others. */
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

/** What carts and containers are painted in until the office says otherwise. */
export const builtInPaints: ContainerPaints = file.paints

/** Portals that the company's file names, in place of the environment's. */
export const ownPortals: Partial<Portals> = file.portals

/** The picture in the company's folder that is its logo, where no file `logo.svg` or `logo.png` is. */
export const namedLogo: string | null = file.logo
