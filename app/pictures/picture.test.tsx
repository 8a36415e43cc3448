import { builtInLivery } from '#art/livery.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { uploadedPictureRow } from '#test/rows.ts'
import { Picture } from './picture.tsx'
import { drawnPicture, sectionPicture } from './picture_source.server.ts'
import { uploadedPath } from './uploaded_name.ts'

const sizes = '(min-width:64rem) max(48vw,44rem*R),max(100vw,50vw*R)'
const frames = [['wide', '96rem'], ['upright', '64rem'], ['standard']] as const

test('FI-16 a drawing has a file for each shape of its box and each color scheme, the widest first, and only one is loaded', () => {
	const html = renderToStaticMarkup(
		<Picture picture={drawnPicture('hoa', builtInLivery)} frames={frames} sizes={sizes} isEager />,
	)
	const files = [...html.matchAll(/<source media="([^"]*)" srcSet="\/([^"]*)"/g)].map(([, media, file]) => [
		media,
		file,
	])
	expect(files).toEqual([
		['(min-width:96rem) and (prefers-color-scheme:dark)', 'hoa-wide-dark.svg'],
		['(min-width:96rem)', 'hoa-wide.svg'],
		['(min-width:64rem) and (prefers-color-scheme:dark)', 'hoa-upright-dark.svg'],
		['(min-width:64rem)', 'hoa-upright.svg'],
		['(prefers-color-scheme:dark)', 'hoa-dark.svg'],
	])
	expect(/<img src="([^"]*)"/.exec(html)?.[1]).toBe('/hoa.svg')
	expect(html).not.toContain('sizes')
})

test('FI-17 an uploaded picture is requested in the width that covers its box, even if the box is taller than the picture', () => {
	const row = uploadedPictureRow()
	const picture = sectionPicture(uploadedPath(row), 'about', {
		livery: builtInLivery,
		pictures: { ok: true, rows: [row] },
	})
	const html = renderToStaticMarkup(<Picture picture={picture} frames={frames} sizes={sizes} isEager />)
	// 1280 by 853
	expect(html).toContain('sizes="(min-width:64rem) max(48vw,44rem*1.50),max(100vw,50vw*1.50)"')
	expect(html).not.toContain('<source')
	expect(html).not.toContain('object-[')
})
