import { preview } from '../preview/preview.ts'
import { render } from '../scene.ts'
import type { Scene } from '../scene.ts'
import { previewName, previewSettings, writePreview } from './preview.ts'
import { rasterNames, settings, writeRasters } from './raster.ts'

/** One SVG and the files in `public/pictures` that are made from it. */
export type Drawing = {
	/** Its name in the record. */
	name: string
	settings: string
	files: readonly string[]
	svg: () => string
	write: (svg: string, folder: URL) => Promise<void>
}

/** What is made of a scene: its day, its night, and its preview unless it only stands in for another picture. */
export const drawings = (scene: Scene): Drawing[] => {
	const rasters = (name: string, time: 'day' | 'night', webp: boolean): Drawing => ({
		name,
		settings,
		files: rasterNames(name, webp),
		svg: () => render(scene, time),
		write: (svg, folder) => writeRasters(svg, folder, name, webp),
	})
	const shared: Drawing = {
		name: `${scene.name}-preview`,
		settings: previewSettings,
		files: [previewName(scene.name)],
		svg: () => preview(scene),
		write: (svg, folder) => writePreview(svg, folder, scene.name),
	}
	return [
		rasters(scene.name, 'day', true),
		// At night only AVIF: a browser without it shows the day in WebP.
		rasters(`${scene.name}-dark`, 'night', false),
		...(scene.name.startsWith('placeholder-') ? [] : [shared]),
	]
}
