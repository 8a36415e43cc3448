import type { Facts } from './facts_type.ts'
import type { ContainerPaints } from './paints.ts'
import type { Portals } from './portals.ts'

/** Everything about the company that the office can set. */
export interface Company {
	facts: Facts
	portals: Portals
	paints: ContainerPaints
}
