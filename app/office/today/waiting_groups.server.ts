import type { ExpressionBuilder } from 'kysely'
import { endOfDay, localTimeOf, type Zoned } from '#app/company/zoned_time.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { leadPath } from '#app/leads/lead_path.ts'
import { settledFrom } from '#app/leads/lead_work.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { type CallablePhone, callablePhones } from '#app/people/identifiers.server.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { Database } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import { type FormattedDue, formatDue } from '../requests/format_due.ts'
import { staffNames } from '../requests/list_staff.server.ts'
import { countRaisedTexts, raisedTexts } from '../texts/raised_texts.server.ts'

export type WaitingKind = 'overdue' | 'text' | 'today' | 'follow-up' | 'later'

/** A request or a customer's text that waits for the office. */
export interface WaitingLine {
	id: string
	to: string
	name: string
	/** The business or community with the request, or the body of the text. */
	about: string
	due: FormattedDue
	assignee: string
	phones: CallablePhone[]
}

export interface WaitingGroup {
	kind: WaitingKind
	count: number
	lines: WaitingLine[]
}

/** The maximum number of lines per group; the inbox has the others. */
const shown = 6

/**
 * Returns what waits for the office: overdue requests, unanswered texts, answers and follow-ups due today, and other new
 * requests, each ordered by due time. Empty groups are left out.
 */
export async function waitingGroups(
	store: Store,
	facts: Pick<Facts, 'hours' | 'timeZone'>,
	now: Date,
): Promise<WaitingGroup[]> {
	const today = localTimeOf(now, facts).date
	const tomorrow = endOfDay(today, facts).getTime()
	const nameByStaffId = await staffNames(store)
	const requests = async (kind: WaitingKind, span: Span): Promise<WaitingGroup> => {
		const { count, rows } = await readGroup(store, span)
		const accepted = kind === 'follow-up' ? await acceptedDays(store, rows, facts) : null
		const dueOf = (row: LeadWorkRow) =>
			accepted ? followUpOf(row, today, accepted.get(row.lead_id)) : formatDue(row, facts, now)
		return { kind, count, lines: rows.map((row) => ({ ...lineOf(row, nameByStaffId), due: dueOf(row) })) }
	}
	const groups = [
		await requests('overdue', { status: 'new', from: 0, to: now.getTime() }),
		await waitingTexts(store, facts),
		await requests('today', { status: 'new', from: now.getTime(), to: tomorrow }),
		await requests('follow-up', { status: 'answered', from: 0, to: tomorrow }),
		await requests('later', { status: 'new', from: tomorrow, to: settledFrom }),
	]
	return groups.filter(({ count }) => count > 0)
}

/** Returns customers' unanswered texts, the longest waiting first. */
async function waitingTexts({ db }: Store, zoned: Zoned): Promise<WaitingGroup> {
	const count = await countRaisedTexts(db, 'customers')
	const texts = count === 0 ? [] : await raisedTexts(db, zoned, { from: 'customers', limit: shown })
	const lines = texts.map(({ id, to, name, who, body, pictures, when }): WaitingLine => ({
		id,
		to: to === null ? '/admin/texts' : `${to}#texts`,
		name: name || who,
		about: body || (pictures ?? ''),
		due: { tone: 'waiting', text: `Since ${when}` },
		assignee: '',
		phones: callablePhones(who),
	}))
	return { kind: 'text', count, lines }
}

/** A range of the inbox by `queue_order`, in milliseconds: when an answer is due, or when the day of a follow-up begins. */
interface Span {
	/** `answered`: contacted, won or lost. */
	status: 'new' | 'answered'
	from: number
	to: number
}

async function readGroup(
	{ db }: Store,
	{ status, from, to }: Span,
): Promise<{ count: number; rows: LeadWorkRow[] }> {
	const inSpan = (eb: ExpressionBuilder<Database, 'lead_work'>) =>
		eb.and([
			eb('queue_order', '>=', from),
			eb('queue_order', '<', to),
			eb('status', status === 'new' ? '=' : '!=', 'new'),
		])
	const { count } = await db
		.selectFrom('lead_work')
		.select((eb) => eb.fn.countAll<number>().as('count'))
		.where(inSpan)
		.executeTakeFirstOrThrow()
	const rows = await db
		.selectFrom('lead_work')
		.selectAll()
		.where(inSpan)
		.orderBy('queue_order')
		.orderBy('lead_id')
		.limit(shown)
		.execute()
	return { count, rows }
}

function lineOf(row: LeadWorkRow, nameByStaffId: ReadonlyMap<string, string>): Omit<WaitingLine, 'due'> {
	return {
		id: row.lead_id,
		to: leadPath({ form: row.form, leadId: row.lead_id }),
		name: row.name,
		about: [row.organization, row.asked].filter(Boolean).join(' · '),
		assignee: row.assigned_to === null ? '' : (nameByStaffId.get(row.assigned_to) ?? ''),
		phones: callablePhones(row.phone),
	}
}

/** Returns the days on which offers of these requests were accepted, by request. */
async function acceptedDays(
	{ db }: Store,
	rows: readonly LeadWorkRow[],
	zoned: Zoned,
): Promise<Map<string, string>> {
	if (rows.length === 0) return new Map()
	const ids = rows.map(({ lead_id }) => lead_id)
	const offers = await db
		.selectFrom('offers')
		.select(['lead_id', 'ended_at'])
		.where('lead_id', 'in', ids)
		.where('state', '=', 'accepted')
		.orderBy('ended_at')
		.orderBy('id')
		.execute()
	return new Map(
		offers.map(({ lead_id, ended_at }) => [lead_id, localTimeOf(new Date(ended_at ?? 0), zoned).date]),
	)
}

/** Formats a follow-up. If it was due by the day on which the customer accepted an offer, it is about that offer. */
function followUpOf({ follow_up_on }: LeadWorkRow, today: string, accepted = ''): FormattedDue {
	if (follow_up_on !== null && follow_up_on <= accepted) return { tone: 'soon', text: 'Offer accepted' }
	if (follow_up_on === null || follow_up_on >= today) return { tone: 'waiting', text: 'Follow up today' }
	return { tone: 'overdue', text: `Follow up since ${formatDay(follow_up_on, 'short')}` }
}
