import sharp from 'sharp'
import type { Box } from '#art/frame.ts'
import { type Scene, render } from '#art/scene.ts'
import { withSubjectsMarked } from '#art/subject.ts'
import type { Frame } from '#app/pictures/frame.ts'

const tag = /<(\/?)(\w+)([^>]*?)(\/?)>/g
/** The space around the world, so that shapes reaching beyond it are measured too. */
const margin = 500
/** Pixels per unit of the world; fewer render faster. */
const pixels = 0.25
const [wide, tall] = [1600 + 2 * margin, 1200 + 2 * margin]
const sheet = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${tall}" width="${wide * pixels}" height="${tall * pixels}"><g transform="translate(${margin} ${margin})">`

/** The bounding box, in world units, of all subjects of a composition; null if it has none. */
export async function subjectBox(scene: Scene, frame: Frame): Promise<Box | null> {
	const marked = withSubjectsMarked(() => render(scene, 'day', frame))
	const box = await drawnBox(subjectsAlone(marked))
	if (!box) return null
	const inWorld = (pixel: number) => pixel / pixels - margin
	return {
		left: inWorld(box.left),
		top: inWorld(box.top),
		right: inWorld(box.right),
		bottom: inWorld(box.bottom),
	}
}

/** The bounding box, in pixels, of everything drawn in an SVG with empty edges; null if nothing is. */
export async function drawnBox(svg: string): Promise<Box | null> {
	const { info } = await sharp(Buffer.from(svg))
		.trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 1 })
		.raw()
		.toBuffer({ resolveWithObject: true })
	// sharp trims nothing from an empty drawing.
	if (!info.trimOffsetLeft || !info.trimOffsetTop) return null
	const [left, top] = [-info.trimOffsetLeft, -info.trimOffsetTop]
	return { left, top, right: left + info.width, bottom: top + info.height }
}

/** The drawing without shapes that are not subjects or are clipped on purpose. */
function subjectsAlone(svg: string): string {
	let kept = ''
	const open: { isInSubject: boolean; isClipped: boolean }[] = []
	for (const [text, end, name = '', attributes = '', isEmpty] of svg.matchAll(tag)) {
		const { isInSubject, isClipped } = open.at(-1) ?? { isInSubject: false, isClipped: false }
		if (end) open.pop()
		else if (!isEmpty)
			open.push({
				isInSubject: isInSubject || attributes.includes('class="subject"'),
				isClipped: isClipped || attributes.includes('clip-path='),
			})
		if (name === 'g' || (isInSubject && !isClipped)) kept += text
	}
	return `${sheet}${kept}</g></svg>`
}
