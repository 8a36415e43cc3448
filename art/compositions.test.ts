import { beforeAll, expect, test } from 'vitest'
import { subjectBox } from '#test/subject_box.ts'
import { scenesOf } from './catalog.ts'
import type { Box } from './frame.ts'
import { frames, safeBox } from './frame.ts'
import type { Scene } from './scene.ts'
import { render, sceneCanvas } from './scene.ts'
import { placeholders } from './scenes/placeholders.ts'
import { builtInLivery } from './livery.ts'
import { openLettering } from './type/lettering.ts'

beforeAll(() => openLettering())

const scenes = scenesOf(builtInLivery.towns)
const named = (name: string) => scenes.find((scene) => scene.name === name) as Scene

test('FI-15 no composition of a scene has its truck, people or words where a box may crop them', async () => {
	const all = [...scenes, ...placeholders].flatMap((scene) => frames.map((frame) => ({ scene, frame })))
	const cut: string[] = []
	const bare: string[] = []
	for (const { scene, frame } of all) {
		const box = await subjectBox(scene, frame)
		const safe = safeBox(sceneCanvas(scene, frame))
		if (box && !isInside(box, safe)) cut.push(JSON.stringify({ scene: scene.name, frame, box, safe }))
		if (!box && frame === 'standard' && scenes.includes(scene)) bare.push(scene.name)
	}
	expect(cut).toEqual([])
	// Proves that the measurement works: every scene has a subject.
	expect(bare).toEqual([])
})

test('FI-15 a subject that a box would crop is detected', async () => {
	const near = { ...named('residential-windsor'), uprightFrom: 500 } as Scene
	expect(isInside((await subjectBox(near, 'upright')) as Box, safeBox(sceneCanvas(near, 'upright')))).toBe(
		false,
	)
})

test('FI-15 next to the card of a closing band, the whole subject is visible from 1024 pixels on', async () => {
	// The card ends at 488 of 1024 pixels, where the standard composition is cropped to 1377 of its 1600, and at 808 of 1920.
	for (const name of ['hoa', 'leaving-roll-off']) {
		const scene = named(name)
		const [standard, wide] = [await subjectBox(scene, 'standard'), await subjectBox(scene, 'wide')]
		expect(standard?.left, name).toBeGreaterThan(134 + (488 / 1024) * 1377)
		expect(wide?.left, name).toBeGreaterThan((808 / 1920) * 1600)
	}
})

test('FI-15 an upright composition lies within the drawn world, and no two compositions of a scene are alike', () => {
	for (const scene of scenes) {
		const { left, width } = sceneCanvas(scene, 'upright')
		expect(left).toBeGreaterThanOrEqual(0)
		expect(left + width).toBeLessThanOrEqual(1600)
		expect(new Set(frames.map((frame) => inside(render(scene, 'day', frame)))).size, scene.name).toBe(3)
	}
})

/** A measured box has whole pixels of four units each. */
const pixel = 4

const isInside = (box: Box, within: Box): boolean =>
	box.left > within.left - pixel &&
	box.right < within.right + pixel &&
	box.top > within.top - pixel &&
	box.bottom < within.bottom + pixel

/** The content of a drawing, whatever part of it the canvas shows. */
const inside = (svg: string): string => svg.replace(/^<svg[^>]*>/, '')
