import type { Kysely } from 'kysely'
import type { StoreKind } from './columns.ts'
import { raisesContentVersion } from './content_version.ts'
import { run } from './statements.ts'

/** Article columns whose changes affect pages: all except the counters. */
const articleColumns =
	'id slug title excerpt content category_id is_published sort_order created_at updated_at service'.split(' ')

/** Rows of the first content of 1.0 that concern one service, by the ends of their ids; all others are always shown. */
const ofService = {
	faqs: {
		residential: 'general-price general-contract general-missed general-holidays general-texts',
		lawn: 'lawn',
		rolloff: 'general-same-day',
	},
	kb_articles: {
		residential:
			'bears-and-raccoons bulky-items cancel-service cart-placement cart-repair cart-size holiday-weeks missed-pickup moving recycling-guide skip-or-pause snow-and-wind start-service text-notifications where-we-pick-up',
		lawn: 'lawn-can-season',
		rolloff:
			'choose-roll-off-size loading-a-roll-off protect-your-driveway roll-off-prohibited-items same-day-roll-off weight-limits',
		commercial: 'commercial-overflow dumpster-placement',
		hoa: 'hoa-setup',
	},
	services: {
		residential: 'residential recycling',
		lawn: 'lawn',
		rolloff: 'roll-off',
		commercial: 'commercial',
		hoa: 'hoa',
	},
} as const

const prefixes = { faqs: 'faq', kb_articles: 'help', services: 'service' } as const

/** Adds the service without which a row is hidden; null for always shown. */
export async function addServices(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	for (const [table, prefix] of Object.entries(prefixes) as [keyof typeof prefixes, string][]) {
		await run(db, [
			`alter table ${table} add column service text check (service in ('residential', 'lawn', 'rolloff', 'commercial', 'hoa'))`,
			...Object.entries(ofService[table]).map(([service, ends]) => {
				const ids = ends.split(' ').map((end) => `'${prefix}-${end}'`)
				return `update ${table} set service = '${service}' where id in (${ids.join(', ')})`
			}),
		])
	}
	// Updates of the new column must raise the content version too.
	const raising = raisesContentVersion(kind, 'kb_articles', articleColumns)
	await run(
		db,
		kind === 'postgres'
			? ['drop trigger kb_articles_changes_content on kb_articles', ...raising]
			: [
					'drop trigger kb_articles_changes_content_update',
					...raising.filter((statement) => statement.includes('after update')),
				],
	)
}
