import { el, group } from '../draw.ts'
import { drawScene, sceneCanvas } from '../scene.ts'
import type { Scene } from '../scene.ts'
import { sign } from './sign.ts'

/** The size of pictures shown by social sites (MD-01). */
export const previewSize = { width: 1200, height: 630 } as const

/** A scene by day with a page's title on a sign, as an SVG of `previewSize`. */
export const preview = (scene: Scene, title: string): string => {
	const { width, height } = previewSize
	const canvas = sceneCanvas(scene, 'standard')
	const scale = width / canvas.width
	const overhang = (canvas.height * scale - height) / 2
	return el(
		'svg',
		{ xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
		group({ transform: `translate(0 ${-overhang}) scale(${scale})` }, drawScene(scene, 'day', canvas)),
		sign(48, 44, title),
	)
}
