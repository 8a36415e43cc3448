import sharp from 'sharp'
import type { Box } from '#art/frame.ts'
import { type Scene, render } from '#art/scene.ts'
import { withSubjectsMarked } from '#art/subject.ts'
import type { Frame } from '#app/pictures/frame.ts'

const tag = /<(\/?)(\w+)([^>]*?)(\/?)>/g
/** Space around the world, so that what reaches out of it is measured too. */
const margin = 500
/** To a unit of the world: fewer are drawn faster. */
const pixels = 0.25
const [wide, tall] = [1600 + 2 * margin, 1200 + 2 * margin]
const sheet = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${tall}" width="${wide * pixels}" height="${tall * pixels}"><g transform="translate(${margin} ${margin})">`

/** The box, in the world's units, around all subjects of a composition; null where it has none. */
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

/** The box, in pixels, around all that an SVG with empty edges shows; null where it shows nothing. */
export async function drawnBox(svg: string): Promise<Box | null> {
	const { info } = await sharp(Buffer.from(svg))
		.trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 1 })
		.raw()
		.toBuffer({ resolveWithObject: true })
	// Nothing is trimmed from an empty drawing.
	if (!info.trimOffsetLeft || !info.trimOffsetTop) return null
	const [left, top] = [-info.trimOffsetLeft, -info.trimOffsetTop]
	return { left, top, right: left + info.width, bottom: top + info.height }
}

/** The drawing without what is no subject or is clipped on purpose. */
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
