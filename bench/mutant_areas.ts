import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Globs of the files to mutate, and of their nearest tests that do not need the built site. */
export interface MutantArea {
	mutate: readonly string[]
	tests: readonly string[]
}

export const mutantAreas: Readonly<Record<string, MutantArea>> = {
	'pickup schedule': {
		mutate: ['app/pickup/schedule/*.ts'],
		tests: [
			'app/pickup/{schedule,reminders,feeds,alerts,remembered}/*.test.ts',
			'app/office/areas/*.test.ts',
			'app/office/alerts/alerts.server.test.ts',
			'app/office/pickup_week/week_board.server.test.ts',
		],
	},
	'business days': {
		mutate: [
			'app/leads/promise_clock/due_at.ts',
			'app/company/{business_hours,days_off}.ts',
			'platform/time/{civil_day,zoned_time}.ts',
		],
		tests: [
			'app/leads/promise_clock/due_at.test.ts',
			'app/company/{business_hours,days_off,opening_state,zoned_time}.test.ts',
			'platform/time/*.test.ts',
		],
	},
	'order totals': {
		mutate: [
			'app/leads/order/{total,price_steps,price_steps.server}.ts',
			'app/company/{dollars,lawn_season}.ts',
		],
		tests: [
			'app/leads/order/*.test.ts',
			'app/company/{dollars,lawn_season,facts_schema}.test.ts',
			'app/office/planned/planned_changes.server.test.ts',
		],
	},
	merge: {
		mutate: [
			'platform/forms/three_way_merge.server.ts',
			'app/office/people/{merge_people,split_person,person_rows}.server.ts',
		],
		tests: ['platform/forms/*.test.ts', 'app/office/people/merge_people.server.test.ts'],
	},
	consent: {
		mutate: [
			'app/leads/{consent,consent_record.server,spoken_consent}.ts',
			'app/people/{text_consent.server,statement_in_force,consents_with_requests.server}.ts',
			'app/office/people/person_consents.server.ts',
		],
		tests: [
			'app/people/statement_in_force.test.ts',
			'app/leads/{consent,submit_by_phone.server,quote/submit.server}.test.ts',
			'app/office/people/merge_people.server.test.ts',
			'app/office/inbox/export_consent.server.test.ts',
			'server/texts/send_text.test.ts',
		],
	},
	plans: {
		mutate: [
			'app/content/plan_forecast.ts',
			'app/office/kernel/plans/{add_plans,apply_row,plan_row}.server.ts',
			'app/office/kernel/store/cells.server.ts',
			'app/office/planned/{apply_due,settle_plan}.server.ts',
			'app/office/kernel/fields/plan_day.ts',
		],
		tests: ['app/office/planned/planned_changes.server.test.ts', 'server/planned_worker.test.ts'],
	},
	'planned content': {
		mutate: ['app/content/{our_rules,planned_tables.server}.ts'],
		tests: ['app/office/planned/{planned_changes.server,planned_pickups}.test.ts'],
	},
	import: {
		mutate: [
			'app/office/streets/ranges/range_rules.ts',
			'app/office/streets/import/{columns,compare_lists,unclosed_quote,decode_text.server,file_start.server,read_lines.server}.ts',
		],
		tests: [
			'app/office/streets/ranges/range_rules.test.ts',
			'app/office/streets/import/{read_lines.server,compare_lists}.test.ts',
		],
	},
	restore: {
		mutate: ['server/backup/{read_archive,restore_archive,restore_command,row_lines,manifest}.ts'],
		tests: ['server/backup/{read_archive,read_back}.test.ts'],
	},
}

// The Vitest configuration that Stryker uses: the tests of `MUTANT_AREA`, in one project, on SQLite alone.
process.env.TEST_STORES = 'sqlite'
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../.cache/compiled')

export default defineConfig({
	oxc: { jsx: { development: false } },
	test: {
		include: [...(mutantAreas[process.env.MUTANT_AREA ?? '']?.tests ?? [])],
		server: { deps: { external: [/\/build\/server\//] } },
		testTimeout: 60_000,
		hookTimeout: 60_000,
		restoreMocks: true,
		globalSetup: ['./test/store_templates.ts'],
	},
})
