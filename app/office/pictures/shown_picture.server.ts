import type { ContentHub } from '#app/content/snapshot.server.ts'
import { uploadedName, uploadedPath, uploadsFolder } from '#app/pictures/uploaded_name.ts'
import type { UploadedPictureRow } from '#db/picture_rows.ts'
import type { Store } from '#db/store.server.ts'
import type { PictureChoice } from '../kernel/fields/picture_field.tsx'
import { pictureUses, type Use } from './usage.server.ts'

/** A picture in the office's list. */
export interface ShownPicture extends PictureChoice {
	width: number
	height: number
	/** `4032 × 3024, 210 KB`. */
	size: string
	/** The widths of its files: `400, 800, 1280`. */
	widths: string
	isAvifReady: boolean
	uses: Use[]
}

interface Reading {
	store: Pick<Store, 'db'>
	content: Pick<ContentHub, 'current'>
}

/** All pictures, newest first. */
export async function listPictures({ store, content }: Reading): Promise<ShownPicture[]> {
	const { db } = store
	const rows = await db
		.selectFrom('uploaded_pictures')
		.selectAll()
		.orderBy('created_at', 'desc')
		.orderBy('id')
		.execute()
	const uses =
		rows.length > 0 ? await pictureUses(db, content.current.facts.services) : new Map<string, Use[]>()
	return rows.map((row) => shownPicture(row, uses.get(row.id) ?? []))
}

/** The picture with this id. */
export async function readPicture({ store, content }: Reading, id: string): Promise<ShownPicture> {
	const { db } = store
	const row = await db
		.selectFrom('uploaded_pictures')
		.selectAll()
		.where('id', '=', id)
		.executeTakeFirstOrThrow()
	return shownPicture(row, (await pictureUses(db, content.current.facts.services)).get(id) ?? [])
}

function shownPicture(row: UploadedPictureRow, uses: Use[]): ShownPicture {
	return {
		id: row.id,
		name: row.name,
		alt: row.alt,
		path: uploadedPath(row),
		thumbnail: uploadsFolder + uploadedName(row.id, Math.min(...row.widths), 'webp'),
		width: row.width,
		height: row.height,
		size: `${row.width} × ${row.height}, ${formatBytes(row.bytes)}`,
		widths: row.widths.join(', '),
		isAvifReady: row.is_avif_ready,
		uses,
	}
}

function formatBytes(bytes: number): string {
	const kilobytes = Math.max(1, Math.round(bytes / 1024))
	return kilobytes < 1024 ? `${kilobytes} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}
