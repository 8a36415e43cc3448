import { Resvg } from '@resvg/resvg-js'
import type { Box } from '#art/frame.ts'
import { type Scene, render } from '#art/scene.ts'
import { withSubjectsMarked } from '#art/subject.ts'
import type { Frame } from '#app/pictures/frame.ts'

const tag = /<(\/?)(\w+)([^>]*?)(\/?)>/g
/** Space around the world, so that what reaches out of it is measured too. */
const margin = 1000
const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><g transform="translate(${margin} ${margin})">`

/** The box, in the world's units, around all subjects of a composition; null where it has none. */
export function subjectBox(scene: Scene, frame: Frame): Box | null {
	const marked = withSubjectsMarked(() => render(scene, 'day', frame))
	const box = new Resvg(subjectsAlone(marked)).getBBox()
	if (!box?.width) return null
	const [left, top] = [box.x - margin, box.y - margin]
	return { left, top, right: left + box.width, bottom: top + box.height }
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
