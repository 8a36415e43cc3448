import { sampleFacts } from './sample_facts.ts'

/** Content of which only the built-in facts can be read: no table of the store. */
export const sampleContent = {
	facts: sampleFacts,
	pickupAreas: { ok: false },
	residentialTowns: { ok: false },
} as const
