import { expect, test } from 'vitest'
import { completeJob, readJob } from './read_job.ts'

const read = (query: string) => readJob(new URLSearchParams(query))

test('CA-01 a job is complete with project type and material; rooms are optional', () => {
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
])('CA-01 an incomplete job has no answer: "%s"', (query) => {
	expect(completeJob(read(query))).toBeNull()
})

test('an invalid choice counts as not made, and the others stay', () => {
	expect(read('project=roofing&rooms=5&material=%3Cb%3E')).toEqual({
		project: 'roofing',
		rooms: null,
		material: null,
	})
})
