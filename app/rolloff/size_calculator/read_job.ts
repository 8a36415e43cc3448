import { type Job, materialTypes, projectTypes, roomCounts } from '../calculator.ts'

/** A job of which some parts may not be chosen yet. */
export type PartialJob = { [Part in keyof Job]: Job[Part] | null }

/** Parses the job from the page's query; invalid values count as not chosen. */
export function readJob(query: URLSearchParams): PartialJob {
	return {
		project: oneOf(projectTypes, query.get('project')),
		rooms: oneOf(roomCounts, query.get('rooms')),
		material: oneOf(materialTypes, query.get('material')),
	}
}

/** The job if project type and material are chosen, which is what calculating takes (CA-01). */
export function completeJob({ project, rooms, material }: PartialJob): Job | null {
	return project && material ? { project, rooms, material } : null
}

function oneOf<const Value extends string>(values: readonly Value[], text: string | null): Value | null {
	return values.find((value) => value === text) ?? null
}
