import { sampleFacts } from './sample_facts.ts'

/** Content as when the store cannot be read: the sample facts, and no tables. */
export const sampleContent = {
	facts: sampleFacts,
	pickupAreas: { ok: false },
	residentialTowns: { ok: false },
} as const
