import { expect, test } from 'vitest'
import { builtInSnapshot } from '#app/content/built_in_content.server.ts'
import { uploadsFolder } from '#app/pictures/uploaded_name.ts'
import { DrawnPictures } from './drawn_pictures.ts'
import { pictureFolder } from '#app/pictures/picture_folder.server.ts'

/** A red rectangle, as PNG. */
const file = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAGAAAABACAMAAADS6oI8AAAAA1BMVEXAAAA21auaAAAAHUlEQVRYhe3BMQEAAADCoPVP7W0HoAAAAAAAADoDGEAAAfqFQdcAAAAASUVORK5CYII=',
	'base64',
)

test('FI-117 a logo’s file is read once for all drawings in its livery; after a failed read, the next drawing reads it again', async () => {
	const read: string[] = []
	let isThere = false
	const files = {
		read: async (name: string) => {
			read.push(name)
			if (!isThere) throw new Error('The disk is away.')
			return file
		},
	}
	const snapshot = builtInSnapshot()
	const livery = (logo: string) => ({ ...snapshot.livery, logo: `${uploadsFolder}${logo}` })
	const content = { current: { ...snapshot, livery: livery('a.png') } }
	const drawn = new DrawnPictures(content, files)
	const drawing = async (name: string) => {
		const found = await drawn.find(`${pictureFolder(content.current.livery)}/${name}.svg`)
		return found?.resource.identity.toString() ?? ''
	}
	const logo = /href="(data:image\/png;base64,[^"]+)"/

	expect(await drawing('home')).not.toMatch(logo)
	expect((await drawn.whole()).livery.logoImage).toBeUndefined()
	expect(read).toEqual(['a.png', 'a.png'])
	isThere = true
	const [about, hoa] = [await drawing('about'), await drawing('hoa')]
	expect(about).toMatch(logo)
	expect(logo.exec(hoa)?.[1]).toBe(logo.exec(about)?.[1])
	expect((await drawn.whole()).livery.logoImage).toBe(logo.exec(about)?.[1])
	expect(read).toEqual(['a.png', 'a.png', 'a.png'])

	content.current = { ...snapshot, livery: livery('b.png') }
	await drawing('about')
	await drawing('hoa')
	expect(read.slice(3)).toEqual(['b.png'])
})
