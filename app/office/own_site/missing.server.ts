import { factFields } from '#app/company/facts_schema.ts'
import { isSampleCompany } from '#app/company/sample_company.server.ts'
import type { Services } from '#app/services.server.ts'
import { counted } from '#platform/text/counted.ts'
import { backupAge } from '../notices/backup_age.server.ts'
import { mailAlarm } from '../notices/mail_alarm.ts'
import { readAsShipped } from '../samples/as_shipped.server.ts'
import { blockingFacts, remainingSteps } from './steps.server.ts'
import { leftOverPath, stepPath } from './own_path.ts'

/** Something that the site still lacks, and where to fix it. */
export interface Missing {
	text: string
	/** Null for something that is configured on the server. */
	path: string | null
}

/** What blocks going live, and what should be done soon. */
export async function findMissing(
	services: Pick<Services, 'store' | 'content' | 'log' | 'health'>,
	now: Date,
): Promise<{ first: Missing[]; soon: Missing[] }> {
	const { facts } = services.content.current
	const steps = await remainingSteps(services)
	const first = steps.flatMap((step) => {
		const labels = blockingFacts(step).map((name) => factFields.get(name)?.label ?? name)
		const text = `${step.title}: ${labels.join(', ')}`
		return labels.length === 0 ? [] : [{ text, path: stepPath(step.key) }]
	})
	const { counts } = await readAsShipped(services, 'owner', now)
	const { isNone } = await backupAge(services.store.db, now)
	const alarm = mailAlarm(await services.health.mail())
	const hasTowns = [services.content.current.residentialTowns, services.content.current.rolloffTowns].some(
		(towns) => towns.ok && towns.rows.length > 0,
	)
	const soon: (Missing | false)[] = [
		!isSampleCompany(facts) &&
			counts.facts > 0 && {
				text: `${counted(counts.facts, 'fact')} ${counts.facts === 1 ? 'is as the sample company has it' : 'are as the sample company has them'}`,
				path: leftOverPath,
			},
		counts.samples > 0 && {
			text: `${counted(counts.samples, 'sample')} ${counts.samples === 1 ? 'waits' : 'wait'} to be removed or taken over`,
			path: leftOverPath,
		},
		!hasTowns && { text: 'No town has a page yet', path: stepPath('towns') },
		alarm !== null && { text: `${alarm.title} ${alarm.text}`, path: null },
		isNone && { text: 'No backup was made yet', path: null },
	]
	return { first, soon: soon.filter((one) => one !== false) }
}
