import { expect, test } from 'vitest'
import { completeJob, readJob } from './read_job.ts'

const read = (query: string) => readJob(new URLSearchParams(query))

test('CA-01 a job is complete with project type and material; rooms may stay open', () => {
	expect(completeJob(read('project=roofing&material=heavy'))).toEqual({
		project: 'roofing',
		rooms: null,
		material: 'heavy',
	})
	expect(completeJob(read('project=roofing&rooms=4%2B&material=heavy'))).toMatchObject({ rooms: '4+' })
})

test.each([
	'',
	'project=roofing',
	'material=heavy&rooms=2',
	'project=toString&material=heavy',
	'project=&material=',
])('CA-01 a job that is not complete has no answer: "%s"', (query) => {
	expect(completeJob(read(query))).toBeNull()
})

test('what is no choice counts as not chosen, and the rest stays chosen', () => {
	expect(read('project=roofing&rooms=5&material=%3Cb%3E')).toEqual({
		project: 'roofing',
		rooms: null,
		material: null,
	})
})
