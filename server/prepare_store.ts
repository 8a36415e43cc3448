import type { ContentHub } from '#app/content/snapshot.server.ts'
import { importCompany } from '#app/office/own_site/import_company.server.ts'
import type { PictureStorage } from '#app/pictures/storage.server.ts'
import type { Log } from '#platform/log/log.ts'
import { createFirstOwner, type FirstOwner } from '#app/office/sign_in/first_owner.server.ts'
import { migrate } from '#db/migrate.ts'
import { fillCartPrices, isSeeded, seedOnce } from '#db/seed.ts'
import type { Store } from '#db/store.server.ts'
import { whenUnlocked } from '#platform/database/when_unlocked.ts'

const reachableMs = 5000
const retryMs = 2000

interface Prepared {
	store: Store
	storage: PictureStorage
	log: Log
}

/** Creates tables and the first content. Resolves to false if the store does not answer; throws if it answers and a migration fails. */
export async function prepareStore({ store, storage, log }: Prepared, owner: FirstOwner): Promise<boolean> {
	if (!(await store.isReachable(reachableMs))) {
		log.error({ store: store.kind }, 'store does not answer; the built-in content is shown until it does')
		return false
	}
	// To standard error: the log is written by a timer, which a long migration would block.
	await migrate(store, { onProgress: (sentence) => process.stderr.write(`${sentence}\n`) })
	// Throws `WrongSealKey` if the application secret is not the store's.
	await whenUnlocked(() => store.db.selectFrom('sealed_secrets').select('sealed_value').execute())
	if (!(await whenUnlocked(() => isSeeded(store)))) {
		const alongside = await importCompany(storage)
		if (await whenUnlocked(() => seedOnce(store, { alongside })))
			log.info({ store: store.kind }, 'store created and seeded')
	}
	await whenUnlocked(() => fillCartPrices(store))
	const made = await whenUnlocked(() => createFirstOwner(store, owner))
	// To the console, not the log (standard output): logs are stored, and this is a password.
	if (made) process.stderr.write(welcome(made))
	return true
}

/** Retries until the store answers, then loads its content and starts what depends on it. */
export function prepareInBackground(
	prepared: Prepared,
	owner: FirstOwner,
	content: ContentHub,
): { cancel(): void } {
	let timer: NodeJS.Timeout | undefined
	const attempt = async () => {
		try {
			if (await prepareStore(prepared, owner)) {
				await content.reload()
				return
			}
		} catch (error) {
			prepared.log.error({ error: String(error) }, 'store could not be prepared')
		}
		timer = setTimeout(() => void attempt(), retryMs)
	}
	timer = setTimeout(() => void attempt(), retryMs)
	return { cancel: () => clearTimeout(timer) }
}

function welcome({ email, oneTimePassword }: { email: string; oneTimePassword: string }): string {
	return [
		'',
		'The office is at /admin. Sign in for the first time with',
		`  email     ${email}`,
		`  password  ${oneTimePassword}   (good for the first time only; you then choose your own)`,
		'',
		'',
	].join('\n')
}
