import type { UploadedPictureRow } from '#db/picture_rows.ts'
import type { Store } from '#db/store.server.ts'
import { formatDateTime } from '../parts/format_moment.ts'
import { type ShownPicture, shownPicture } from './list_pictures.server.ts'
import { pictureUses } from './usage.server.ts'

/** The data of a picture's own page. */
export interface PicturePage extends ShownPicture {
	version: string
	width: number
	height: number
	isAvifReady: boolean
	widths: string
	focusX: string
	focusY: string
	/** The history, the newest first: `Ann saved it, Sat, Nov 21, 7:00 AM`. */
	history: string[]
}

const deeds: ReadonlyMap<string, string> = new Map([
	['create', 'uploaded it'],
	['save', 'changed its words or point'],
	['revert', 'took back a change'],
])

/** The picture with this id, or null. */
export async function picturePage({ db }: Pick<Store, 'db'>, id: string): Promise<PicturePage | null> {
	const row = await db.selectFrom('uploaded_pictures').selectAll().where('id', '=', id).executeTakeFirst()
	if (!row) return null
	const history = await db
		.selectFrom('content_history')
		.select(['action', 'staff_name', 'created_at'])
		.where('content_table', '=', 'uploaded_pictures')
		.where('row_id', '=', id)
		.orderBy('created_at', 'desc')
		.orderBy('id', 'desc')
		.limit(20)
		.execute()
	return {
		...shownPicture(row, (await pictureUses(db)).get(id) ?? []),
		version: row.updated_at,
		width: row.width,
		height: row.height,
		isAvifReady: row.is_avif_ready,
		widths: row.widths.join(', '),
		...formatFocus(row),
		history: history.map(
			({ action, staff_name, created_at }) =>
				`${staff_name} ${deeds.get(action) ?? action}, ${formatDateTime(created_at)}`,
		),
	}
}

/** The focal point as the values of its two fields. */
export function formatFocus({ focal_x, focal_y }: Pick<UploadedPictureRow, 'focal_x' | 'focal_y'>) {
	return { focusX: String(Math.round(focal_x * 100)), focusY: String(Math.round(focal_y * 100)) }
}
