import type { Log } from '#platform/log/log.ts'
import { type Environment, settingNames } from './env.ts'
import { misspelledSettings } from './misspelled_settings.ts'
import { summarizeSetup } from './setup_summary.ts'

/** Logs which parts are on, what the operator should fix, and which environment variables look like misspelled settings. */
export function logSetup(environment: Environment, variables: readonly string[], log: Log): void {
	const { parts, warnings } = summarizeSetup(environment)
	const { version, store, pictures, mail, proxies, address } = parts
	log.info({ version, store, pictures, mail, proxies, address }, 'settings')
	for (const warning of warnings) log.warn({}, warning)
	for (const { name, meant } of misspelledSettings(variables, settingNames)) {
		log.warn({ name }, `${name} is no setting; ${meant} is.`)
	}
}
