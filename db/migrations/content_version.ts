import type { StoreKind } from './columns.ts'

/** PostgreSQL's notification channel for changes of the content version. */
export const contentChannel = 'content_changed'

/** The function called by PostgreSQL's triggers. Notifications of one transaction are merged and sent on commit. */
export const raiseContentVersion = `
	create function raise_content_version() returns trigger language plpgsql as $$
	begin
		update content_version set version = version + 1 where id = 1;
		perform pg_notify('${contentChannel}', '');
		return null;
	end $$`

/** Triggers that raise the content version on changes to `table`; with `columns`, updates of other columns do not count. */
export function raisesContentVersion(kind: StoreKind, table: string, columns?: readonly string[]): string[] {
	const update = columns ? `update of ${columns.join(', ')}` : 'update'
	if (kind === 'postgres')
		return [
			`create trigger ${table}_changes_content after insert or delete or truncate or ${update} on ${table}
				for each statement execute function raise_content_version()`,
		]
	return ['insert', 'delete', update].map(
		(event) => `create trigger ${table}_changes_content_${event.split(' ')[0]} after ${event} on ${table}
			begin update content_version set version = version + 1 where id = 1; end`,
	)
}
