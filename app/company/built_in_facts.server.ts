import { readData } from '#db/seed/content_files.ts'
import { companyFileSchema } from './company_file.ts'
import type { Facts } from './facts_type.ts'
import type { ContainerPaints } from './paints.ts'
import { sizes } from './sizes.ts'

const file = readData('company.json', companyFileSchema)

/** The company facts until the office saves others. */
export const builtInFacts: Facts = {
	...file.facts,
	...sizes,
	routes: { carts: [], containers: [], commercial: [], days: {}, recycling: 'weekly' },
	closedPages: {},
}

/** What carts and containers are painted in until the office says otherwise. */
export const builtInPaints: ContainerPaints = file.paints
