import { commercialSizes } from '#db/seed/commercial_sizes.ts'
import { readData } from '#db/seed/content_files.ts'
import { rolloffSizes } from '#db/seed/rolloff_sizes.ts'
import { companyFileSchema } from './company_file.ts'
import type { Facts } from './facts_type.ts'
import type { ContainerPaints } from './paints.ts'
import { sizes } from './sizes.ts'
import { dumpsterFacts, rolloffFacts } from './size_facts.ts'

const file = readData('company.json', companyFileSchema)

/** The company facts until the office saves others. */
export const builtInFacts: Facts = {
	...file.facts,
	...sizes,
	rolloffs: rolloffFacts(rolloffSizes),
	commercial: dumpsterFacts(commercialSizes),
	routes: { carts: [], containers: [], commercial: [], days: {}, recycling: 'weekly' },
	closedPages: {},
}

/** What carts and containers are painted in until the office says otherwise. */
export const builtInPaints: ContainerPaints = file.paints
