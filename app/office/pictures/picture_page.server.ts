import type { Store } from '#db/store.server.ts'
import { type FormValues, rowToValues } from '../kernel/fields/form_values.ts'
import { rowVersion } from '../kernel/fields/row_version.server.ts'
import { formatDateTime } from '../parts/format_moment.ts'
import { type ShownPicture, shownPicture } from './list_pictures.server.ts'
import { pictureType } from './picture_type.server.ts'
import { pictureUses } from './usage.server.ts'

/** The data of a picture's own page. */
export interface PicturePage extends ShownPicture {
	version: string
	values: FormValues
	width: number
	height: number
	isAvifReady: boolean
	widths: string
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
		version: rowVersion(pictureType, { ...row }),
		values: rowToValues(pictureType, { ...row }),
		width: row.width,
		height: row.height,
		isAvifReady: row.is_avif_ready,
		widths: row.widths.join(', '),
		history: history.map(
			({ action, staff_name, created_at }) =>
				`${staff_name} ${deeds.get(action) ?? action}, ${formatDateTime(created_at)}`,
		),
	}
}
