import { type FormContent, formContent } from '../kernel/screens/form_content.server.ts'
import type { ContentReading } from '../kernel/store/write_content.server.ts'
import { formatDateTime } from '../parts/format_moment.ts'
import { type ShownPicture, shownPicture } from './list_pictures.server.ts'
import { pictureType } from './picture_type.server.ts'
import { pictureUses } from './usage.server.ts'

/** The data of a picture's own page. */
export interface PicturePage extends ShownPicture {
	form: FormContent
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
export async function picturePage(reading: ContentReading, id: string): Promise<PicturePage | null> {
	const { db } = reading.store
	const form = await formContent(reading, pictureType, id, { draftId: null, now: new Date() })
	const row = await db.selectFrom('uploaded_pictures').selectAll().where('id', '=', id).executeTakeFirst()
	if (!form || !row) return null
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
		form,
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
