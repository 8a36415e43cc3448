import type { Preview } from '../preview/catalog.ts'
import { preview } from '../preview/preview.ts'
import { render } from '../scene.ts'
import type { Scene } from '../scene.ts'
import { previewName, previewSettings, writePreview } from './preview.ts'
import { rasterNames, settings, writeRasters } from './raster.ts'

/** One SVG and the files in `public/pictures` generated from it. */
export type Drawing = {
	/** Its name in the record. */
	name: string
	settings: string
	files: readonly string[]
	svg: () => string
	write: (svg: string, folder: URL) => Promise<void>
}

/** The files of a scene: day and night. */
export const drawings = (scene: Scene): Drawing[] => {
	const rasters = (name: string, time: 'day' | 'night', webp: boolean): Drawing => ({
		name,
		settings,
		files: rasterNames(name, webp),
		svg: () => render(scene, time),
		write: (svg, folder) => writeRasters(svg, folder, name, webp),
	})
	return [
		rasters(scene.name, 'day', true),
		// At night only AVIF: a browser without it shows the day in WebP.
		rasters(`${scene.name}-dark`, 'night', false),
	]
}

/** The file of a page's preview. */
export const previewDrawing = (page: Preview): Drawing => ({
	name: `${page.name}-preview`,
	settings: previewSettings,
	files: [previewName(page.name)],
	svg: () => preview(page),
	write: (svg, folder) => writePreview(svg, folder, page.name),
})
